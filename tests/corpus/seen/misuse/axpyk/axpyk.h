// Level 1 and 2 kernels on single precision vectors, in the manner of BLAS.
//
// Conventions, the same for all of them:
//
//   n, m     numbers of elements, rows, columns; nothing is done (and 0
//            returned) when one of them is not positive
//   x, incx  a vector whose elements lie incx floats apart: the array has at
//            least 1 + (n-1)*abs(incx) floats.  With a negative increment the
//            vector is stored backwards, x still being the begin of the array.
//   a, lda   a matrix of m rows and n columns, row after row; element (i,j) is
//            a[i*lda + j].  lda >= n.
//
// A vector that is written and the other arguments must not overlap.  Wrong
// leading dimensions and increments of 0 are errors of the program; the
// kernels stop it, as xerbla does.

#ifndef AXPYK_H
#define AXPYK_H

float  ak_dot(int n, const float *x, int incx, const float *y, int incy);
float  ak_nrm2(int n, const float *x, int incx);  // without undue overflow
float  ak_asum(int n, const float *x, int incx);  // sum of absolute values
int    ak_iamax(int n, const float *x, int incx); // index of the first largest |x_i|, from 0; -1 if n <= 0

void   ak_scal(int n, float alpha, float *x, int incx);                                // x = alpha x
void   ak_copy(int n, const float *x, int incx, float *y, int incy);                   // y = x
void   ak_swap(int n, float *x, int incx, float *y, int incy);
void   ak_axpy(int n, float alpha, const float *x, int incx, float *y, int incy);      // y = alpha x + y
void   ak_rot(int n, float *x, int incx, float *y, int incy, float c, float s);        // plane rotation

// y = alpha A x + beta y; x has n elements, y has m.  y need not be set when beta is 0.
void   ak_gemv(int m, int n, float alpha, const float *a, int lda,
               const float *x, int incx, float beta, float *y, int incy);
// A = alpha x y' + A; x has m elements, y has n.
void   ak_ger(int m, int n, float alpha, const float *x, int incx,
              const float *y, int incy, float *a, int lda);

#endif
