/* xtabs.h: contingency tables (cross tabulations) of named categories.
 *
 *   xtabs *t = xt_new();
 *   xt_add(t, "smoker", "ill", 3);
 *   xt_add(t, "non-smoker", "well", 12);
 *   xt_count(t, "smoker", "well");      -> 0
 *
 * Rows and columns come into being when they are first named in xt_add, in
 * that order.  Every combination of a row and a column has a count, which is 0
 * until something is added.  Counts and totals stop at ULONG_MAX.
 *
 * Names are any texts of at most XT_NAME chars and are copied.  No argument
 * may be NULL, save that of xt_free.
 */
#ifndef XTABS_H
#define XTABS_H

#include <stddef.h>

#define XT_NAME 31
#define XT_MAX 128 /* of rows, of columns */

typedef struct xtabs xtabs;

/* An empty table; NULL if there is no memory.  Free it with xt_free. */
xtabs *xt_new(void);
void xt_free(xtabs *t);

/* Adds n (0 is allowed) to a count.  0, or -1 if a name is too long, the table
 * full or memory short; the table is as before then. */
int xt_add(xtabs *t, const char *row, const char *col, unsigned long n);

/* The count of a combination; 0 also for unknown names. */
unsigned long xt_count(const xtabs *t, const char *row, const char *col);

size_t xt_rows(const xtabs *t);
size_t xt_cols(const xtabs *t);

/* The i-th name, or NULL if there is none.  It lives as long as the table. */
const char *xt_row_name(const xtabs *t, size_t i);
const char *xt_col_name(const xtabs *t, size_t i);

/* Sums over a row, a column (0 for unknown names) and the whole table. */
unsigned long xt_row_total(const xtabs *t, const char *row);
unsigned long xt_col_total(const xtabs *t, const char *col);
unsigned long xt_total(const xtabs *t);

/* Pearson's chi-squared statistic of independence.  Rows and columns with a
 * total of 0 do not take part; 0.0 if nothing is left. */
double xt_chi2(const xtabs *t);

#endif
