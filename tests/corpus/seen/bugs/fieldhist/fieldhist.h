#ifndef FIELDHIST_H
#define FIELDHIST_H

#include <stdbool.h>

/* The value of a text field in a form, with undo and redo. */

#define FH_LEVELS 20

typedef struct fieldhist fieldhist;

/* A field with an initial value. NULL if out of memory. */
fieldhist *fh_new(const char *value);
void fh_free(fieldhist *f);

/* Sets the value. What was undone before can no longer be redone. Values
   further back than FH_LEVELS are forgotten. */
bool fh_set(fieldhist *f, const char *value);
/* Sets the value to what it is followed by more text. */
bool fh_append(fieldhist *f, const char *more);

/* False if there is nothing to undo or redo. */
bool fh_undo(fieldhist *f);
bool fh_redo(fieldhist *f);

/* The current value; valid until the field is changed. */
const char *fh_value(const fieldhist *f);

/* How many times fh_undo() and fh_redo() would succeed. */
int fh_undo_levels(const fieldhist *f);
int fh_redo_levels(const fieldhist *f);

/* Keeps only the current value. */
void fh_forget(fieldhist *f);

#endif
