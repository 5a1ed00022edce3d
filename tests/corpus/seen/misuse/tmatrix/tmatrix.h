/*
 * tmatrix.h -- little dense matrices of doubles
 *
 * Rows and columns are numbered from 0.  Functions that compute something
 * write to a matrix `out` of the right shape that the caller provides; shapes
 * that do not fit together are programming errors and trip an assertion.
 */
#ifndef TMATRIX_H
#define TMATRIX_H

#include <stdbool.h>
#include <stddef.h>

typedef struct tmatrix tmatrix;

#define TM_MAX_SIDE 256

/* A matrix of zeros.  NULL if a side is 0 or above TM_MAX_SIDE, or if memory
 * is short. */
tmatrix *tm_new(size_t rows, size_t cols);
void     tm_free(tmatrix *m);

size_t tm_rows(const tmatrix *m);
size_t tm_cols(const tmatrix *m);

/* Element access.  No bounds checks. */
double tm_get(const tmatrix *m, size_t row, size_t col);
void   tm_set(tmatrix *m, size_t row, size_t col, double value);

/* The elements of a row, tm_cols() of them, to read or write.  They belong to
 * the matrix. */
double *tm_row(tmatrix *m, size_t row);

void tm_fill(tmatrix *m, double value);

/* 1 on the diagonal and 0 elsewhere.  m must be square. */
void tm_identity(tmatrix *m);

/* out = a + b, out = s * a.  out may be one of the operands. */
void tm_add(tmatrix *out, const tmatrix *a, const tmatrix *b);
void tm_scale(tmatrix *out, const tmatrix *a, double s);

/* out = a * b, out = a transposed.  out must be a different matrix. */
void tm_mul(tmatrix *out, const tmatrix *a, const tmatrix *b);
void tm_transpose(tmatrix *out, const tmatrix *a);

/* Same shape and elements. */
bool tm_equal(const tmatrix *a, const tmatrix *b);

#endif
