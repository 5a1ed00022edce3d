#ifndef JCREDIT_H
#define JCREDIT_H

#include <stdbool.h>

/**
 * DOC: a metadata journal in miniature
 *
 * A volume is an array of blocks of JC_BLOCK bytes.  Blocks are changed under
 * a handle, all at once or not at all: jc_start() opens the handle,
 * jc_get_write() hands out a copy of a block for editing, jc_dirty() declares
 * that the copy is to be written, and jc_stop() writes what is dirty.
 *
 * The log has room for so many blocks and no more.  Therefore a caller says
 * at the start how many blocks it is going to dirty at most: its credits.
 * Several handles may be open at a time; their credits together never exceed
 * the size of the log.
 */

#define JC_BLOCK     64
#define JC_MAXBLOCKS 4096

struct jc_volume;
struct jc_handle;

/**
 * jc_open - create a volume of zeros
 * @blocks: size of the volume, 1 to JC_MAXBLOCKS
 * @log: size of the log, the credits there are
 * Return: the volume, or NULL if @blocks is out of range or memory is short.
 */
struct jc_volume *jc_open(unsigned blocks, unsigned log);

/**
 * jc_close - free a volume
 * @vol: the volume or NULL
 * Handles that are still open are aborted, and freed as by jc_abort().
 */
void jc_close(struct jc_volume *vol);

/**
 * jc_read - read a block as last written by a jc_stop()
 * @buf has room for JC_BLOCK bytes.  Return: false if there is no such block.
 */
bool jc_read(const struct jc_volume *vol, unsigned block, void *buf);

/** jc_available - credits that are left to start or extend handles with */
unsigned jc_available(const struct jc_volume *vol);

/**
 * jc_start - open a handle with a number of credits, which may be 0
 * Return: the handle, NULL if there are not so many credits or no memory.
 */
struct jc_handle *jc_start(struct jc_volume *vol, unsigned credits);

/** jc_extend - get further credits; false, with nothing changed, if there are not so many */
bool jc_extend(struct jc_handle *h, unsigned credits);

/** jc_credits - credits of the handle that have not been used */
unsigned jc_credits(const struct jc_handle *h);

/**
 * jc_get_write - get write access to a block
 * Costs no credit.  With access already, the same copy is returned again.
 *
 * Return: the handle's copy of the block, JC_BLOCK bytes, which lives until
 * the handle is stopped or aborted.  NULL if there is no such block, another
 * handle has access to it, or memory is short.
 */
void *jc_get_write(struct jc_handle *h, unsigned block);

/**
 * jc_dirty - mark a block as to be written
 * The caller must have got write access to @block under this handle.  Takes
 * one credit, of which there must be one left, unless the block is dirty
 * already.
 */
void jc_dirty(struct jc_handle *h, unsigned block);

/**
 * jc_stop - write the dirty blocks and close the handle
 * Gives the credits back and frees @h.  Return: number of blocks written.
 */
unsigned jc_stop(struct jc_handle *h);

/** jc_abort - close the handle without writing; frees @h */
void jc_abort(struct jc_handle *h);

#endif
