#ifndef UNDOLOG_H
#define UNDOLOG_H

#include <stdbool.h>
#include <stddef.h>

/* The history of a document: steps that were done, and behind them those that
   were undone and can be done again. */
typedef struct undolog undolog;

undolog *undolog_new(void);
void undolog_free(undolog *log);

/* Adds a step and copies its title.  Steps that could be redone are dropped.
   False when memory is out; then nothing has changed. */
bool undolog_add(undolog *log, const char *title);

/* Undo the last step that is done, redo the first that is undone; false when
   there is none. */
bool undolog_undo(undolog *log);
bool undolog_redo(undolog *log);
size_t undolog_undoable(const undolog *log);
size_t undolog_redoable(const undolog *log);

/* The titles of the step that undolog_undo and undolog_redo would take, e.g.
   for a menu; NULL when there is none.  They are valid until undolog_add. */
const char *undolog_undo_title(const undolog *log);
const char *undolog_redo_title(const undolog *log);

/* Remembers the present state as the one that was saved. */
void undolog_mark_saved(undolog *log);
/* Whether the present state is the one that was saved. */
bool undolog_is_saved(const undolog *log);
/* The title of the last step before the document was saved: NULL when it was
   not yet, when no step was done by then, or when that step was dropped. */
const char *undolog_saved_title(const undolog *log);

#endif
