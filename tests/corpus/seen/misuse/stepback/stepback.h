/** \file stepback.h
 *
 *  An undo stack for documents of any kind.
 *
 *  The application performs an operation on its document and then pushes a
 *  record of it: some data of its own, and functions that can undo and redo
 *  the operation with that data. The stack decides when to call them and when
 *  a record is of no more use.
 */
#ifndef STEPBACK_H
#define STEPBACK_H

#include <stddef.h>

/** Most records a stack can be told to keep. */
#define SB_MAX_KEEP 10000

typedef struct stepback stepback;

/** How to treat the records of one kind of operation; usually a static const.
 *  The functions are called from within the functions below. They must not
 *  call any of those for the same stack. */
typedef struct sb_kind {
    void (*undo)(void *data, void *document);
    void (*redo)(void *data, void *document);
    void (*drop)(void *data); /**< frees data; NULL if there is nothing to do */
} sb_kind;

/** Creates an empty stack.
 *  \param document  passed to undo and redo; the stack does not look at it
 *  \param keep      how many operations can be undone at most: when there are
 *                   more, the oldest record is dropped. 1 to SB_MAX_KEEP.
 *  \return the stack, or NULL if keep is out of range or memory is short. */
stepback *sb_create(void *document, size_t keep);

/** Drops all records and frees the stack. NULL is allowed. */
void sb_destroy(stepback *stack);

/** Pushes the record of an operation that was just performed. Operations that
 *  were undone before cannot be redone any more; their records are dropped.
 *  \param kind   with undo and redo set; the stack keeps this pointer
 *  \param data   passed to the functions of kind, may be NULL. The stack takes
 *                it over and drops it when it is no longer needed.
 *  \param label  for menus, copied; NULL is the same as ""
 *  \return 0; -1 if memory is short, then nothing has changed and data still
 *          belongs to the caller. */
int sb_push(stepback *stack, const sb_kind *kind, void *data, const char *label);

/** Undoes the last operation that is not undone.
 *  \return 1, or 0 if there is none. */
int sb_undo(stepback *stack);

/** Redoes the operation that was undone last.
 *  \return 1, or 0 if there is none. */
int sb_redo(stepback *stack);

/** \return how often sb_undo() would succeed. */
size_t sb_can_undo(const stepback *stack);

/** \return how often sb_redo() would succeed. */
size_t sb_can_redo(const stepback *stack);

/** \return the label of what sb_undo() would undo; NULL if there is nothing.
 *          It is the stack's, and is valid up to the next call of sb_push(),
 *          sb_clear() or sb_destroy(). */
const char *sb_undo_label(const stepback *stack);

/** The same for sb_redo(). */
const char *sb_redo_label(const stepback *stack);

/** Drops all records. */
void sb_clear(stepback *stack);

#endif
