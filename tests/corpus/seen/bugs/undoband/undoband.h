#ifndef UNDOBAND_H
#define UNDOBAND_H

/*
 * undoband: the undo history of a document.
 *
 * The application does something, and then gives the history a piece of data
 * that describes it.  What the data is, only the application knows: it hands
 * over three functions when it makes the history.
 *
 * The history also remembers at which point the document was saved, so that
 * an editor can show its "modified" star.
 */

#include <stddef.h>

/* No history keeps more actions than this. */
#define UB_MAX_LIMIT 1000

typedef struct undoband undoband;

typedef struct ub_ops {
    /* Takes the action back, does it again.  0 means done; with anything
     * else the history stays where it is. */
    int (*revert)(void *doc, void *data);
    int (*repeat)(void *doc, void *data);
    /* The history needs the data no more.  May be NULL. */
    void (*drop)(void *doc, void *data);
} ub_ops;

/* The functions of ops must not call any function of this library for the
 * same history.  *ops is copied.  revert and repeat must not be NULL; doc may
 * be, it is only passed on.  A new history is empty, its limit is
 * UB_MAX_LIMIT, and the document counts as saved.  NULL without memory. */
undoband *ub_new(const ub_ops *ops, void *doc);

/* Drops all data and frees the history.  NULL is fine. */
void ub_free(undoband *h);

/* Records an action that has just been done.  What could have been redone is
 * dropped.  When there are more actions than the limit, the oldest is dropped.
 * Returns 0, or -1 without memory: then nothing has changed and the data
 * remains the caller's.  data may be NULL. */
int ub_push(undoband *h, void *data);

/* One step back or forth.  Returns 1 when it was done, 0 when there is none,
 * -1 when the application's function failed. */
int ub_undo(undoband *h);
int ub_redo(undoband *h);

/* How many steps can be undone and redone now. */
size_t ub_undo_count(const undoband *h);
size_t ub_redo_count(const undoband *h);

/* Keeps at most this many actions from now on; UB_MAX_LIMIT if it is more.
 * Too many are dropped at once: the oldest that can be undone first, then
 * those that are the most steps of redo away.  0 keeps none. */
void ub_set_limit(undoband *h, size_t limit);

/* The document is saved as it is now. */
void ub_mark_saved(undoband *h);

/* 1 when the document is as it was saved, else 0. */
int ub_is_saved(const undoband *h);

/* The way to the document as saved: *steps is negative for undo, positive
 * for redo, 0 when ub_is_saved.  Returns 1; or 0 and leaves *steps alone when
 * no undo or redo leads there any more. */
int ub_saved_steps(const undoband *h, long *steps);

#endif
