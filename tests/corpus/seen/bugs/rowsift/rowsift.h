/* rowsift.h -- pick rows with the WHERE part of an SQL query
 *
 * A filter is a text such as
 *
 *     (price < 10 OR kind = 'tea') AND NOT sold = 1
 *
 * Its parts, from loosest to tightest: OR, AND, NOT, comparisons and
 * parentheses. A comparison is a column, one of = <> < <= > >=, and a value:
 * an integer (may be negative) or a text in single quotes, where '' is a
 * quote. Column names are letters, digits and _, do not begin with a digit,
 * and are compared with case. Keywords are AND, OR and NOT in any case. A
 * blank filter picks every row.
 *
 * Limits: ROWSIFT_TEXT characters, ROWSIFT_NEST open parentheses and NOTs,
 * names of ROWSIFT_NAME characters, integers of a long long.
 */
#ifndef ROWSIFT_H
#define ROWSIFT_H

#include <stddef.h>

#define ROWSIFT_TEXT 2000
#define ROWSIFT_NEST 40
#define ROWSIFT_NAME 31

typedef struct rowsift rowsift;

/* One column of a row: a text, or a number if text is NULL. */
typedef struct rowsift_cell {
    const char *name; /* never NULL */
    const char *text;
    long long number;
} rowsift_cell;

/* Compiles a filter. Returns NULL if it is wrong, exceeds a limit, or if there
 * is no memory; *where (unless NULL) then gets the offset at which compiling
 * stopped. Any text may be passed, right or wrong, but not NULL. */
rowsift *rowsift_compile(const char *filter, size_t *where);

/* Frees a filter from rowsift_compile. NULL is ignored. */
void rowsift_free(rowsift *f);

/* 1 if the filter picks the row of n cells, else 0. A comparison with a column
 * that the row has not, or of a text with a number, is false. If two cells
 * have the same name the first counts. row may be NULL if n is 0. */
int rowsift_match(const rowsift *f, const rowsift_cell *row, size_t n);

/* The number of comparisons in the filter. */
size_t rowsift_size(const rowsift *f);

/* The column of the i-th comparison, from 0 and from the left; NULL if there
 * are not so many. The text lives as long as the filter. */
const char *rowsift_column(const rowsift *f, size_t i);

#endif
