/* Books on a shelf, with one that is chosen, and marks. */
#ifndef BOOKENDS_H
#define BOOKENDS_H

#include <stddef.h>

typedef struct ends ends;
typedef struct book book;
typedef struct mark mark;

ends *ends_new(void);
void ends_free(ends *e);

/* Puts a book on top of another one, or on the shelf if that is NULL.  NULL if there is no memory. */
book *ends_put(ends *e, book *below);

/* Removes a book together with everything on top of it, all its contents included.  If the chosen one is among those,
 * none is chosen afterwards. */
void ends_remove(ends *e, book *b);

/* Chooses a book, none if it is NULL. */
void ends_choose(ends *e, book *b);

/* How often the chosen book was looked at, 0 if none is; looks at it. */
int ends_look(ends *e);

/* Begins a change.  NULL if there is no memory. */
mark *ends_begin(ends *e);

/* Takes back what was done since, changes opened after it included.  These are ended as well; the marks of all that are
 * ended are freed. */
void ends_rollback(mark *m);

/* Turns the chosen book back to where it was opened; -1 if none is chosen. */
int ends_turn(ends *e);

#endif
