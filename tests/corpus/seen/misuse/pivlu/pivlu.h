#ifndef PIVLU_H
#define PIVLU_H
/* ---------------------------------------------------------------------------
 * PIVLU   dense linear systems by LU factorization with partial pivoting
 *
 * Matrices are n by n, row by row, in the caller's memory: element (i, j) of A
 * is a[i * lda + j]. The leading dimension lda is the distance from one row to
 * the next, so that A may be a part of something wider. Arguments:
 *
 *   n      order of A, n >= 0
 *   a      the matrix, (n - 1) * lda + n elements
 *   lda    its leading dimension, lda >= n
 *   piv    the interchanges, n elements; set by plu_factor, to be given to the
 *          others as it is, together with the n and the a it came with
 *   b, x, y, work   vectors of n elements
 *
 * No two arguments of one call may share memory. Elements that are not finite
 * are allowed but make results that are not.
 *
 * Typical use:   if (plu_factor(n, a, lda, piv) == 0) plu_solve(n, a, lda, piv, b);
 * ------------------------------------------------------------------------- */
#include <stddef.h>

/* Replaces A by its factors L (below the diagonal, ones on it not stored) and U
 * (the rest). Returns 0, or k > 0 when pivot k (counted from 1) is exactly 0: the
 * factors are there, but there is no solution. */
size_t plu_factor(size_t n, double *a, size_t lda, size_t *piv);

/* Solves A x = b with the factors. x replaces b. */
void plu_solve(size_t n, const double *a, size_t lda, const size_t *piv, double *b);

/* Solves (A transposed) x = b with the factors. x replaces b. */
void plu_solve_t(size_t n, const double *a, size_t lda, const size_t *piv, double *b);

/* The determinant from the factors. 1 for n = 0. */
double plu_det(size_t n, const double *a, size_t lda, const size_t *piv);

/* The inverse from the factors to inv, which has leading dimension ldi >= n. */
void plu_inverse(size_t n, const double *a, size_t lda, const size_t *piv, double *inv, size_t ldi, double *work);

/* y = A x, with A itself and not its factors. */
void plu_times(size_t n, const double *a, size_t lda, const double *x, double *y);

/* The greatest sum of absolute values in a row of A itself. */
double plu_norm(size_t n, const double *a, size_t lda);

#endif
