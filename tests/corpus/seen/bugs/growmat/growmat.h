#ifndef GROWMAT_H
#define GROWMAT_H

#include <stddef.h>

/* Matrices of doubles that can grow. */

#define GM_MAX 256              /* rows, and columns */

typedef struct growmat growmat;

/* A matrix of zeros.  NULL when a size is 0 or above GM_MAX or memory is out;
 * this holds for all functions that return a matrix. */
growmat *gm_new(size_t rows, size_t cols);
growmat *gm_identity(size_t n);
growmat *gm_clone(const growmat *m);
void gm_free(growmat *m);

size_t gm_rows(const growmat *m);
size_t gm_cols(const growmat *m);

/* Element (row, col), counted from 0; outside of the matrix it is 0. */
double gm_get(const growmat *m, size_t row, size_t col);
/* 0, or -1 when (row, col) is outside. */
int gm_set(growmat *m, size_t row, size_t col, double value);

/* Changes the size of m.  Elements keep their row and column, those that are
 * new are 0.  0, or -1 (m is as it was) for sizes gm_new would not take. */
int gm_resize(growmat *m, size_t rows, size_t cols);

/* a += b; -1 when the sizes differ. */
int gm_add(growmat *a, const growmat *b);
void gm_scale(growmat *m, double by);
/* A new matrix; NULL also when the sizes do not fit. */
growmat *gm_mul(const growmat *a, const growmat *b);
growmat *gm_transpose(const growmat *m);
/* 1 when the sizes are the same and all elements are ==. */
int gm_equal(const growmat *a, const growmat *b);
double gm_sum(const growmat *m);

#endif
