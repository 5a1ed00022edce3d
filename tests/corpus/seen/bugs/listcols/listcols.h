#ifndef LISTCOLS_H
#define LISTCOLS_H

/* Model of a list view with columns (the widget draws it).
 *
 * Rows and columns are numbered from 0. While a column is the sorting column,
 * rows are kept in its order at all times, so a call that changes a cell or
 * adds a row may renumber rows. Strings are copied; strings that are returned
 * belong to the list and live until it changes. Except where said, functions
 * return 0, or -1 for a row or column that is not there, a full list, or no memory. */

#define LCOL_MAXCOLS 32
#define LCOL_MAXROWS 1000

typedef struct listcols listcols;

listcols *lcol_new(const char *title, int width); /* with its first column */
void lcol_free(listcols *l);

/* Returns the new column's number. Width is brought into 0 .. 2000. */
int lcol_add_column(listcols *l, const char *title, int width);

/* Later columns move up; if it was the sorting column there is none then.
 * The only column cannot be removed. */
int lcol_remove_column(listcols *l, int col);

int lcol_columns(const listcols *l);
int lcol_rows(const listcols *l);
int lcol_total_width(const listcols *l);
const char *lcol_title(const listcols *l, int col); /* NULL: no such column */

/* Adds a row of empty cells, returns where it went. */
int lcol_add_row(listcols *l);
int lcol_remove_row(listcols *l, int row);

/* Returns the number that the row has afterwards. */
int lcol_set(listcols *l, int row, int col, const char *text);
const char *lcol_get(const listcols *l, int row, int col); /* NULL: no such cell */

int lcol_sort(listcols *l, int col); /* -1 for col: leave rows as they are from now on */

#endif
