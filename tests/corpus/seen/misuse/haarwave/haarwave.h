#ifndef HAARWAVE_H
#define HAARWAVE_H
#include <stddef.h>

/* Haar wavelets. n: a power of two. tmp: n doubles, anything in them. */

void haar_fwd(double *x, size_t n, double *tmp);
void haar_inv(double *x, size_t n, double *tmp);

/* rows x cols, both powers of two; tmp: 2 * rows or cols, what is more */
void haar_fwd2(double *img, size_t rows, size_t cols, double *tmp);
void haar_inv2(double *img, size_t rows, size_t cols, double *tmp);

unsigned haar_levels(size_t n);                 /* log2 */
double *haar_level(double *x, size_t n, unsigned level, size_t *count);  /* details, 0 finest; level < haar_levels(n) */
size_t haar_squash(double *x, size_t n, double small);  /* any n; -> how many are left */
double haar_energy(const double *x, size_t n);  /* any n */

#endif
