#ifndef BACKSTEP_H
#define BACKSTEP_H

#include <stdbool.h>
#include <stddef.h>

/* Undo and redo for any kind of document.
 *
 * You change the document yourself and then push an action that knows how to
 * take the change back and how to make it again.  What an action has to
 * remember is a piece of data of your own.  Several actions can be grouped
 * into one step, which is undone and redone as a whole.
 *
 *     bs_begin(hist);
 *     bs_push(hist, &insert_ops, where);
 *     bs_push(hist, &style_ops, style);
 *     bs_end(hist);
 *     bs_undo(hist);      // both
 */

typedef struct bs_history bs_history;

/* How an action works.  The structure must outlive the history; usually it is
 * static.  These functions are called from within the history and must not
 * call it back, except for bs_can_undo() and bs_can_redo(). */
struct bs_ops {
    void (*undo)(void *doc, void *data);
    void (*redo)(void *doc, void *data);
    void (*drop)(void *data); /* releases the data; NULL if there is nothing to release */
};

#define BS_MAX_STEPS 1000
#define BS_MAX_ACTIONS 256 /* of one step */

/* A history for the document, which is handed to undo and redo and otherwise
 * not touched; it can be NULL.  At most `steps` steps are remembered, 1 to
 * BS_MAX_STEPS; older ones are forgotten.  NULL if steps is anything else, or
 * if there is no memory. */
bs_history *bs_new(void *doc, size_t steps);

/* Drops all actions and frees the history.  NULL is allowed. */
void bs_free(bs_history *h);

/* Records an action.  Steps that could have been redone are forgotten.  The
 * data belongs to the history from now on, and is released with ops->drop when
 * it is no longer needed.  Returns false if there is no memory or the step has
 * too many actions already; the data is released then as well. */
bool bs_push(bs_history *h, const struct bs_ops *ops, void *data);

/* Everything pushed between bs_begin and the matching bs_end is one step.
 * Groups can be nested; only the outermost counts.  While a group is open,
 * bs_undo, bs_redo and bs_clear must not be called. */
void bs_begin(bs_history *h);
void bs_end(bs_history *h);

/* Undoes the latest step, its actions in reverse order.  False if there is none. */
bool bs_undo(bs_history *h);

/* Redoes the step undone last.  False if there is none. */
bool bs_redo(bs_history *h);

/* Forgets everything. */
void bs_clear(bs_history *h);

/* Number of steps that can be undone, redone. */
size_t bs_can_undo(const bs_history *h);
size_t bs_can_redo(const bs_history *h);

#endif
