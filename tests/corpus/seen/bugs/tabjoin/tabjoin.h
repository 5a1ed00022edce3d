#ifndef TABJOIN_H
#define TABJOIN_H

#include <stddef.h>

/* tabjoin: little tables of strings, and the inner join of two of them.
 *
 * All strings that are passed in get copied. All strings that come out belong
 * to the table and live as long as it does. Tables that a function returns are
 * the caller's, to be freed with tj_free().
 */

typedef struct tj_table tj_table;

enum { TJ_MAX_COLUMNS = 32, TJ_MAX_ROWS = 2048, TJ_MAX_TEXT = 1023 };

/* Makes a table without rows. names[0 .. count-1] are the columns: none empty,
 * none longer than TJ_MAX_TEXT, all different, 1 to TJ_MAX_COLUMNS of them.
 * Returns NULL if one of that does not hold, or memory is out. */
tj_table *tj_new(const char *const *names, size_t count);

/* Frees a table; ignores NULL. */
void tj_free(tj_table *table);

/* Appends a row; cells has as many strings as the table has columns. Empty ones
 * are allowed, NULL is taken for "". Returns 0, or -1 (and appends nothing) if
 * the table is full, a text is too long, or memory is out. */
int tj_append(tj_table *table, const char *const *cells);

size_t tj_rows(const tj_table *table);
size_t tj_columns(const tj_table *table);

/* The name of a column, NULL if there is no such column. */
const char *tj_name(const tj_table *table, size_t column);

/* The number of the column with that name, -1 if there is none. */
int tj_column(const tj_table *table, const char *name);

/* The text in a cell, NULL if row or column is out of range. */
const char *tj_cell(const tj_table *table, size_t row, size_t column);

/* Joins two tables, which may be the same, on the column called key: the
 * result has the columns of left and then those of right without key, and a
 * row for each pair of rows with equal text in that column.
 *
 * Returns NULL if a table has no such column, if the result would have two
 * columns of the same name, too many columns or too many rows, or if memory is
 * out. left and right are left as they were. */
tj_table *tj_join(const tj_table *left, const tj_table *right, const char *key);

#endif
