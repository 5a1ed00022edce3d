/* tabloid: tables in plain text */
#ifndef TABLOID_H
#define TABLOID_H

#include <stdbool.h>
#include <stddef.h>

#define TAB_COLUMNS 16 /* at most */
#define TAB_ROWS 400   /* at most */

typedef struct tabloid tabloid;

enum tab_align { TAB_LEFT, TAB_RIGHT };

/* NULL if not 1..TAB_COLUMNS, or no memory */
tabloid *tab_new(int columns);
void tab_free(tabloid *t);

/* alignment of a column, 0 is the first; all are TAB_LEFT at first */
void tab_align(tabloid *t, int column, enum tab_align align);

/* starts a row; cells go to the row that was started last, from left to
   right.  A row may stay short.  False if there are too many or no memory. */
bool tab_row(tabloid *t);

/* the next cell.  The text isn't copied: keep it as it is until you're done
   rendering.  NULL is an empty cell. */
void tab_text(tabloid *t, const char *text);
void tab_number(tabloid *t, long number);

/* free cells in the row that was started last, 0 if none was */
int tab_room(const tabloid *t);

int tab_rows(const tabloid *t);

/* drops all rows */
void tab_clear(tabloid *t);

/* Lines of cells with " | " between them, each with a newline at its end.
   Writes as much as fits, with a 0 at the end if size > 0, and returns the
   length of the whole, like snprintf.  buffer may be NULL if size is 0; don't
   render into the text of a cell. */
size_t tab_render(const tabloid *t, char *buffer, size_t size);

#endif
