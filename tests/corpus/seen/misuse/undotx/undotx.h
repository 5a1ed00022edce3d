#ifndef UNDOTX_H
#define UNDOTX_H

#include <stddef.h>

/**
 * @file undotx.h
 * @brief Undo and redo with grouped steps.
 *
 * A step is data of the application along with functions that undo it, redo
 * it and free it. Steps recorded between utx_begin() and utx_end() are undone
 * and redone as one.
 */

/** What is to be done with the data of a step. */
typedef struct utx_ops {
    void (*undo)(void *data);
    void (*redo)(void *data);
    void (*release)(void *data); /**< may be NULL: nothing to free */
} utx_ops;

typedef struct utx utx;

/** @param ops must stay until utx_destroy(); @return NULL if out of memory */
utx *utx_create(const utx_ops *ops);

/** Releases all steps. No group may be open. */
void utx_destroy(utx *u);

/**
 * Records a step that the application has just done, and releases those which
 * could have been redone. The data belongs to the undo stack from now on, also
 * when memory is out: then it is released at once.
 * @return 0, -1 if out of memory
 */
int utx_record(utx *u, void *data);

/** Opens a group. Groups can be nested, the outermost counts. */
void utx_begin(utx *u);
/** Closes a group, one for each utx_begin(). */
void utx_end(utx *u);
/** How many groups are open. */
unsigned utx_depth(const utx *u);

/**
 * Undo or redo a step or a group. Not while a group is open, and not from
 * within the functions of utx_ops, which must not call utx_record() either.
 * @return number of steps that were undone (redone), 0 if there is nothing
 */
size_t utx_undo(utx *u);
size_t utx_redo(utx *u);

/** Number of single steps that can be undone and redone. */
size_t utx_undoable(const utx *u);
size_t utx_redoable(const utx *u);

#endif
