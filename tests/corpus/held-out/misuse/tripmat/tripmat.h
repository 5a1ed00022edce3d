/* tripmat: sparse matrices of doubles
 *
 * Life of a matrix: make it, put entries in any order, pack it, calculate.
 * Packing sorts the entries by row and column and adds up those put at the
 * same place.  Putting another entry unpacks the matrix again; pack it once
 * more before you go on calculating.
 *
 *     tripmat *m = tripmat_new(2, 3);
 *     double x[3] = {1, 2, 3}, y[2];
 *     tripmat_put(m, 0, 2, 4.5);
 *     tripmat_pack(m);
 *     tripmat_mul(m, x, y);
 *     tripmat_free(m);
 */
#ifndef TRIPMAT_H
#define TRIPMAT_H

#include <stddef.h>

#define TRIPMAT_MAX_SIDE    1000000          /* rows, columns */
#define TRIPMAT_MAX_ENTRIES ((size_t)1000000)

typedef struct tripmat tripmat;

/* The entries of a row, columns ascending. */
typedef struct {
    size_t n;
    const int *col;
    const double *val;
} tripmat_slice;

/* An empty matrix, not packed. NULL if a side is not in 1..TRIPMAT_MAX_SIDE,
 * or no memory. */
tripmat *tripmat_new(int rows, int cols);

/* NULL is allowed. */
void tripmat_free(tripmat *m);

int tripmat_rows(const tripmat *m);
int tripmat_cols(const tripmat *m);

/* Puts v at row r, column c, counted from 0; it is added to what has been put
 * there before. The matrix is not packed afterwards.
 * 0, or -1 if r or c is outside, there are too many entries, or no memory;
 * then nothing has changed. */
int tripmat_put(tripmat *m, int r, int c, double v);

/* Packs; does nothing if the matrix is packed. 0, or -1 for no memory. */
int tripmat_pack(tripmat *m);

int tripmat_packed(const tripmat *m);

/* ---- the rest is for packed matrices only ---- */

/* Number of entries. */
size_t tripmat_count(const tripmat *m);

/* The value at r, c; 0 where nothing has been put, and outside. */
double tripmat_at(const tripmat *m, int r, int c);

/* The entries of row r, none if there is no such row. The arrays belong to
 * the matrix: they are valid until the next tripmat_put or tripmat_free. */
tripmat_slice tripmat_row(const tripmat *m, int r);

/* y = m * x, with tripmat_cols(m) numbers in x and tripmat_rows(m) in y. The
 * two must not overlap. */
void tripmat_mul(const tripmat *m, const double *x, double *y);

/* Multiplies all entries by f. */
void tripmat_scale(tripmat *m, double f);

/* The transposed matrix as a new one, packed. NULL for no memory. */
tripmat *tripmat_transpose(const tripmat *m);

#endif
