/*
** rowstep -- ask a small table, row by row.
**
** OVERVIEW
**
** A table is made from text with one row per line and commas between the
** cells. The first line has the names of the columns. Empty lines do not
** count. Rows with too few cells are filled up with empty ones, and what is
** too much in a row is dropped. There is no quoting.
**
** To get at the rows, prepare a query, step it for as long as it has rows, look
** at the cells of the current row, and finalize it in the end:
**
**     rowstep_table *t = rowstep_load("name,age\nann,31\nbob,28\n");
**     rowstep_query *q = rowstep_prepare(t, "name", "bob");
**     while (rowstep_step(q) == ROWSTEP_ROW)
**         printf("%s is %ld\n", rowstep_text(q, 0), rowstep_int(q, 1));
**     rowstep_finalize(q);
**     rowstep_unload(t);
**
** Any number of queries can be open on a table. A query reads from its table
** all the time, which therefore has to stay until its last query has been
** finalized.
**
** A query has a current row only when its last rowstep_step() returned
** ROWSTEP_ROW. The cells that rowstep_text() returns are part of that row:
** they go away with it, that is with the next rowstep_step(), rowstep_reset()
** or rowstep_finalize(). Copy what you want to keep.
*/
#ifndef ROWSTEP_H
#define ROWSTEP_H

typedef struct rowstep_table rowstep_table;
typedef struct rowstep_query rowstep_query;

#define ROWSTEP_COLUMNS 16   /* columns of a table at the most */

enum { ROWSTEP_ROW = 100, ROWSTEP_DONE = 101, ROWSTEP_NOMEM = 7 };

/* The text is copied. NULL: no line with names, too many columns, no memory. */
rowstep_table *rowstep_load(const char *text);
void rowstep_unload(rowstep_table *t);

int rowstep_columns(const rowstep_table *t);

/* Column of a name (the leftmost one if it is there twice), -1 for none. */
int rowstep_column(const rowstep_table *t, const char *name);

/* Rows that have the value in the column; all rows if column is NULL (then
** the value is not looked at). NULL if there is no such column, or no memory. */
rowstep_query *rowstep_prepare(const rowstep_table *t, const char *column,
                               const char *value);

/* Goes to the next row. After ROWSTEP_DONE it stays so until a reset. */
int rowstep_step(rowstep_query *q);

/* Cells of the current row, column 0 to rowstep_columns() - 1. A number that
** there is none of is 0, one too large the largest of its sign. */
const char *rowstep_text(const rowstep_query *q, int column);
long rowstep_int(const rowstep_query *q, int column);

/* Back before the first row. */
void rowstep_reset(rowstep_query *q);
void rowstep_finalize(rowstep_query *q);

#endif
