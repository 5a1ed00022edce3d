/* RANKSUM(3)
 *
 * NAME
 *      ranksum - exact distribution of the Wilcoxon-Mann-Whitney statistic
 *
 * DESCRIPTION
 *      For samples x[0..m) and y[0..n) the statistic U is the number of pairs
 *      with x[i] > y[j]; pairs with x[i] == y[j] count one half.  Without ties
 *      and if both samples are from the same continuous distribution, U takes
 *      the values 0, 1, ..., m*n with the probabilities given here.
 *
 *      The numbers of arrangements are costly and are kept in a table, which
 *      grows as larger samples are asked for.  One table serves samples of any
 *      sizes, in any order.
 */
#ifndef RANKSUM_H
#define RANKSUM_H

#include <stddef.h>

#define RS_MAX 30               /* the largest sample of the exact functions */

typedef struct rs_table rs_table;

/* rs_new returns an empty table or NULL if there is no memory.
 * rs_free frees it; a null pointer is ignored. */
rs_table *rs_new(void);
void rs_free(rs_table *table);

/* rs_forget gives all memory of a table back but keeps the table, which can be
 * used again. */
void rs_forget(rs_table *table);

/* rs_count: in how many of the (m+n)!/(m!n!) arrangements is U equal to u?
 * (Numbers above 2^53 are rounded.)  0 for values that U cannot take.
 *
 * rs_pmf, rs_cdf: the probability of U == u, and of U <= u.
 *
 * rs_quantile: the smallest u with rs_cdf(u) >= p.
 *
 * rs_pvalue: two-sided, of a U as rs_statistic computes it; halves are rounded
 * towards the middle.
 *
 * All accept any arguments.  If m or n is not in 0 ... RS_MAX, if p is not in
 * 0 ... 1, u is NaN, or there is no memory, they return NaN (rs_quantile: -1).
 * If m or n is 0, U is always 0. */
double rs_count(rs_table *table, int m, int n, int u);
double rs_pmf(rs_table *table, int m, int n, int u);
double rs_cdf(rs_table *table, int m, int n, int u);
int rs_quantile(rs_table *table, int m, int n, double p);
double rs_pvalue(rs_table *table, int m, int n, double u);

/* rs_statistic computes U.  The samples need not be sorted and may be of any
 * size, 0 included.  NaN if there is a NaN among them. */
double rs_statistic(const double *x, size_t m, const double *y, size_t n);

#endif
