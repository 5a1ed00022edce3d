#ifndef BANDLU_H
#define BANDLU_H
/*
 *  BANDLU - LU factorisation of band matrices, with row interchanges.
 *
 *  Storage.  An N by N matrix A with KL subdiagonals and KU superdiagonals is
 *  kept by columns in an array AB with leading dimension LD:
 *
 *      A(i,j)  is  AB[j*LD + KL+KU + i-j]   for  j-KU <= i <= j+KL
 *
 *  (i, j = 0 .. N-1).  LD is at least 2*KL+KU+1, because the interchanges fill
 *  in up to KL more superdiagonals; the first KL elements of each column are
 *  room for those and need not be set.  AB has LD*N elements.
 *
 *  In all functions  0 <= N <= BANDLU_MAX_N,  0 <= KL, KU <= BANDLU_MAX_BAND.
 *  Arrays may be NULL if N is 0.
 *
 *  Return values, unless another is given:  0 for success,  -k if the k-th
 *  argument had an illegal value (only plain numbers are checked).
 */

#define BANDLU_MAX_N    5000
#define BANDLU_MAX_BAND 100

/*  The smallest LD for kl and ku, or -k. */
int bandlu_ld(int kl, int ku);

/*  Sets all elements of ab to zero. */
int bandlu_clear(int n, int kl, int ku, double *ab, int ld);

/*  Sets A(i,j).  -6 or -7 if i or j is not in 0 .. n-1, -8 if the element is
 *  outside the band. */
int bandlu_put(int n, int kl, int ku, double *ab, int ld, int i, int j, double value);

/*  A(i,j) before factorisation; 0 outside the band or for illegal arguments. */
double bandlu_get(int n, int kl, int ku, const double *ab, int ld, int i, int j);

/*  y := A*x, of a matrix that is not factored.  x and y have n elements each
 *  and do not overlap. */
int bandlu_mul(int n, int kl, int ku, const double *ab, int ld, const double *x, double *y);

/*  Factors A = P*L*U in place.
 *
 *  AB    in: the matrix; out: its factors.
 *  PIV   out: the interchanges, n elements: row j was interchanged with row
 *        piv[j].
 *
 *  Returns 0, -k, or k > 0 if U(k-1,k-1) is exactly zero: the factorisation was
 *  completed, but to solve with it means division by zero.
 */
int bandlu_factor(int n, int kl, int ku, double *ab, int ld, int *piv);

/*  Solves A*X = B for nrhs >= 0 right hand sides.
 *
 *  AB, PIV  as returned by bandlu_factor() for the same n, kl, ku and ld.
 *  B        in: the right hand sides, one after the other, ldb (at least n)
 *           elements apart, ldb*nrhs elements in all; out: the solutions.
 */
int bandlu_solve(int n, int kl, int ku, const double *ab, int ld, const int *piv,
                 double *b, int ldb, int nrhs);

/*  The determinant, from AB and PIV as returned by bandlu_factor(). 1 for
 *  n = 0, NaN for illegal arguments. */
double bandlu_det(int n, int kl, int ku, const double *ab, int ld, const int *piv);

#endif
