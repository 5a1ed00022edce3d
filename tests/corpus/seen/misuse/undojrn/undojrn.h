/* undojrn.h -- all-or-nothing changes of memory
 *
 * Between uj_begin() and uj_commit() every change that is made with uj_write()
 * or uj_fill() is journaled, so that uj_rollback() can take all of them back.
 * The journal keeps what the memory held before, not the memory: what has been
 * written to in a transaction must stay allocated until the transaction ends.
 *
 * One transaction at a time for each journal.  The functions marked [T] are
 * for use within a transaction only; calling them without one is a
 * programming error, which the library asserts against.
 *
 * Memory that is written to or read from must have the size that is given.
 * Journals come from uj_open(); they are never NULL, save for uj_close().
 */
#ifndef UNDOJRN_H
#define UNDOJRN_H

#include <stddef.h>

typedef struct uj_journal uj_journal;

/* A point in a transaction to which one can go back. */
typedef size_t uj_mark;

enum uj_result {
    UJ_OK = 0,
    UJ_BUSY,   /* there is a transaction already */
    UJ_FULL    /* the journal has no room or there is no memory; nothing was
                  changed, the transaction goes on */
};

/* A journal for up to `room` bytes of old contents in a transaction; a `room`
 * above UJ_MAX_ROOM is taken for that.  NULL if there is no memory. */
#define UJ_MAX_ROOM ((size_t)1 << 20)
uj_journal *uj_open(size_t room);

/* Frees a journal; a transaction that has not ended is rolled back first. */
void uj_close(uj_journal *j);

/* Begins a transaction.  UJ_OK or UJ_BUSY. */
enum uj_result uj_begin(uj_journal *j);

/* 1 during a transaction, else 0. */
int uj_active(const uj_journal *j);

/* [T] Copies `size` bytes from `src` to `dst`, which may overlap.  With size
 * 0 nothing happens and the pointers do not matter.  UJ_OK or UJ_FULL. */
enum uj_result uj_write(uj_journal *j, void *dst, const void *src, size_t size);

/* [T] Sets `size` bytes at `dst` to `byte`.  UJ_OK or UJ_FULL. */
enum uj_result uj_fill(uj_journal *j, void *dst, unsigned char byte, size_t size);

/* Bytes of room that are taken; 0 without a transaction. */
size_t uj_used(const uj_journal *j);

/* [T] The present point of the transaction. */
uj_mark uj_savepoint(const uj_journal *j);

/* [T] Takes back what was done since the mark, which must be one of this
 * transaction and not later than a mark that was gone back to since. */
void uj_rollback_to(uj_journal *j, uj_mark mark);

/* [T] Takes back everything and ends the transaction. */
void uj_rollback(uj_journal *j);

/* [T] Ends the transaction; its changes stay. */
void uj_commit(uj_journal *j);

#endif
