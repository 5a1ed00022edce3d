#ifndef DENSELU_H
#define DENSELU_H

/*
 * DENSELU - dense matrices in the caller's memory, and linear equations
 *
 * A matrix is a small structure that is passed by value and refers to doubles
 * somewhere: element (i, j) is v[i * stride + j].  Copies of the structure
 * refer to the same elements.  No function allocates, and none checks shapes
 * unless it says so.  A matrix may have no rows or no columns; v may then be
 * NULL.
 */

#include <stddef.h>

typedef struct dmat {
    size_t rows, cols;
    size_t stride;              /* >= cols */
    double *v;
} dmat;

/* dm_over - matrix on rows * cols doubles, row by row; they are not changed */
dmat dm_over(double *v, size_t rows, size_t cols);

/* dm_part - the rows x cols elements of m from (i, j) on, which must all lie
 *           within m.  The part refers to the elements of m. */
dmat dm_part(dmat m, size_t i, size_t j, size_t rows, size_t cols);

/* dm_fill - sets all elements */
void dm_fill(dmat m, double x);

/* dm_identity - ones on the diagonal, zeros elsewhere; any shape */
void dm_identity(dmat m);

/* dm_copy - dst and src have the same shape; they are the same matrix or do
 *           not overlap */
void dm_copy(dmat dst, dmat src);

/* dm_mul - dst = a * b.  With a of n x k elements, b is k x m and dst n x m.
 *          dst overlaps neither a nor b. */
void dm_mul(dmat dst, dmat a, dmat b);

/* dm_transpose - a of n x m elements, dst of m x n, which does not overlap a */
void dm_transpose(dmat dst, dmat a);

/* dm_equal - 1 if a and b have the same shape and no two elements differ by
 *            more than eps, else 0 (also if there is a NaN) */
int dm_equal(dmat a, dmat b, double eps);

/* lu_factor - replaces the square matrix a by its factors, and fills perm,
 *             which has a.rows elements.  Returns 0; 1 if a is singular, and
 *             -1 if it is not square.  Unless 0 is returned, neither the
 *             elements of a nor perm are of any use afterwards. */
int lu_factor(dmat a, size_t *perm);

/* lu_solve - solves a x = b, with lu and perm as lu_factor has left them.
 *            b and x have lu.rows elements and do not overlap. */
void lu_solve(dmat lu, const size_t *perm, const double *b, double *x);

/* lu_det - the determinant of a, likewise */
double lu_det(dmat lu, const size_t *perm);

#endif
