#ifndef SPXMAT_H
#define SPXMAT_H

#include <stddef.h>

/* SPXMAT - small sparse matrices, compressed by rows, that never change once
 * they are built.  Indices start at 0. */

#define SPX_DIM_MAX 1024   /* rows and columns */
#define SPX_NNZ_MAX 4096   /* triplets given to spx_build() */

typedef struct spx_matrix spx_matrix;

typedef struct {
    size_t row, col;
    double value;
} spx_triplet;

/* Builds a matrix from n triplets in any order.  Values at the same place are
 * added up; zeros are not stored.  With n == 0, where t may be NULL, the
 * matrix is all zeros.
 * Returns NULL if rows or cols is 0 or above SPX_DIM_MAX, if n is above
 * SPX_NNZ_MAX, if a place lies outside the matrix or a value is not finite,
 * and if there is no memory. */
spx_matrix *spx_build(size_t rows, size_t cols, const spx_triplet *t, size_t n);

/* Frees a matrix; NULL is ignored. */
void spx_free(spx_matrix *m);

size_t spx_rows(const spx_matrix *m);
size_t spx_cols(const spx_matrix *m);

/* Number of stored values: in the matrix, and in one of its rows.  A row that
 * does not exist has none. */
size_t spx_nnz(const spx_matrix *m);
size_t spx_row_nnz(const spx_matrix *m, size_t row);

/* The value at a place, 0 where none is stored and outside the matrix. */
double spx_get(const spx_matrix *m, size_t row, size_t col);

/* y = m x.  x has spx_cols(m) elements, y has spx_rows(m); they must not
 * overlap. */
void spx_mulvec(const spx_matrix *m, const double *x, double *y);

/* The transposed matrix, a new one for the caller to free.  NULL if there is
 * no memory. */
spx_matrix *spx_transpose(const spx_matrix *m);

/* 1 if both have the same shape and the same values, else 0. */
int spx_equal(const spx_matrix *a, const spx_matrix *b);

#endif
