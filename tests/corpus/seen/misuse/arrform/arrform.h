/* arrform.h: array formulas of a spreadsheet, over the caller's cells
 *
 * Cells are doubles in row order, somewhere in the memory of the caller. A
 * range is a rectangle of them, a view which owns nothing: cell (r, c) of it is
 * cells[r * stride + c]. All cells of a range have to exist, as long as it is
 * used. Empty cells are NaN; the functions below ignore them as stated.
 *
 * A range is valid if rows and cols are AF_MAX or less, stride is AF_MAX or
 * less and not less than cols, and cells is not NULL unless rows or cols is 0.
 * Functions return AF_EINVAL for ranges which are not, as far as one can see. */
#ifndef ARRFORM_H
#define ARRFORM_H

#include <stddef.h>

#define AF_MAX     65536
#define AF_EINVAL  (-1L)    /* a range is not valid      */
#define AF_ESHAPE  (-2L)    /* ranges don't fit together */

typedef struct {
    double *cells;
    size_t rows, cols, stride;
} af_range;

/* A condition for af_filter(): not 0 to keep the value. */
typedef int (*af_test)(double value, void *arg);

/* All of an array of rows * cols doubles. */
af_range af_array(double *cells, size_t rows, size_t cols);

/* A part of a range, from row `top` and column `left` on; clipped to what the
 * range has, so it may come out empty. */
af_range af_part(af_range range, size_t top, size_t left, size_t rows, size_t cols);

/* SUMPRODUCT: the sum over all cells of a times b, of the same shape, in *sum.
 * Empty cells count as 0. Returns 0 or an error. */
long af_sumproduct(af_range a, af_range b, double *sum);

/* TRANSPOSE: out must have as many rows as `in` has columns and vice versa
 * (AF_ESHAPE), and share no cell with it. Returns 0 or an error. */
long af_transpose(af_range in, af_range out);

/* MMULT: the matrix product. a has as many columns as b has rows, out has the
 * rows of a and the columns of b (AF_ESHAPE), and shares no cell with them.
 * Products with many cells take their time. Returns 0 or an error. */
long af_mmult(af_range a, af_range b, af_range out);

/* FREQUENCY: counts how many values fall into each of the intervals that the
 * limits make: up to and including limits[0], above that up to limits[1], and
 * so on, and finally those above the last limit. The nlimits limits are in
 * ascending order; counts has room for nlimits + 1 numbers. Empty cells are not
 * counted. Returns how many cells were counted, or an error. */
long af_frequency(af_range range, const double *limits, size_t nlimits, size_t *counts);

/* FILTER: copies the values that pass the test, row by row, to out, which has
 * room for all cells of the range. With test NULL all but the empty ones pass.
 * Returns how many there are, or an error. */
long af_filter(af_range range, af_test test, void *arg, double *out);

/* Sets all cells. Returns 0 or an error. */
long af_fill(af_range range, double value);

#endif
