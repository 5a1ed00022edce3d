#ifndef SMAT_H
#define SMAT_H

#include <stdbool.h>
#include <stddef.h>

/**
 * Small dense matrices of doubles, row by row.
 *
 * Mat is initialised by MatInit() or MatFromArray() and released by MatFree().
 * Functions that compute something write to a matrix that already has the
 * right shape; they do not allocate. Shapes are the caller's business, they
 * are only checked by assert().
 */
typedef struct Mat {
    size_t rows;
    size_t cols;
    double *v; /* rows * cols values */
} Mat;

/** All values are 0. False (and an empty matrix that need not be released)
    when there are no rows or columns, more than 2^14 values, or no memory. */
bool MatInit(Mat *m, size_t rows, size_t cols);

/** Initialises with rows * cols values out of an array. */
bool MatFromArray(Mat *m, size_t rows, size_t cols, const double *values);

void MatFree(Mat *m);

/** The value in a row and column, both counted from 0. */
double MatGet(const Mat *m, size_t row, size_t col);
void MatSet(Mat *m, size_t row, size_t col, double value);

/** out = a, out = a + b; all have the same shape and may be the same. */
void MatCopy(Mat *out, const Mat *a);
void MatAdd(Mat *out, const Mat *a, const Mat *b);

/** out = a * b, where a is n x k, b is k x m, and out is n x m and neither a
    nor b. */
void MatMul(Mat *out, const Mat *a, const Mat *b);

/** out = a transposed; out is not a. */
void MatTranspose(Mat *out, const Mat *a);

/** Makes a square matrix the identity. */
void MatIdentity(Mat *m);

/** Solves a * x = b by elimination with pivots; a is square, b and x have one
    column. x replaces b, and a is destroyed. False when a is singular. */
bool MatSolve(Mat *a, Mat *b);

/** Same shape and same values; NaN is the same as NaN. */
bool MatEqual(const Mat *a, const Mat *b);

#endif
