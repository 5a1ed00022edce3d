#ifndef REVKEEP_H
#define REVKEEP_H

#include <stdbool.h>
#include <stddef.h>

/*
 * revkeep - the properties of an object in an editor, with undo and redo.
 *
 * A property is a name and a text.  Each change is a step that can be taken
 * back.  Changes of one property that follow each other directly are a single
 * step, so that dragging a slider does not flood the history; rk_seal() puts an
 * end to such a series.  A change made after some undoing throws away what
 * could have been redone, as users are used to from everywhere.
 *
 * Pointers must not be NULL except where it says so.
 */

typedef struct revkeep revkeep;

/* Remembers up to `steps` steps and then forgets the oldest; 0 means 100, and
   more than 1000 means 1000.  NULL: no memory. */
revkeep *rk_new(size_t steps);
void rk_free(revkeep *rk); /* NULL is fine */

/* Sets a property, or removes it when `value` is NULL.  Setting what is set
   already is no change.  False: no memory. */
bool rk_set(revkeep *rk, const char *name, const char *value);

/* NULL when not set.  Don't keep it over a call that changes something. */
const char *rk_get(const revkeep *rk, const char *name);

size_t rk_size(const revkeep *rk); /* properties that are set */

/* How many steps could be undone, and redone. */
size_t rk_undoable(const revkeep *rk);
size_t rk_redoable(const revkeep *rk);

/* False when there is nothing to undo or redo, or no memory. */
bool rk_undo(revkeep *rk);
bool rk_redo(revkeep *rk);

/* The next change is a step of its own. */
void rk_seal(revkeep *rk);

/* Forgets the history, not the properties. */
void rk_forget(revkeep *rk);

#endif
