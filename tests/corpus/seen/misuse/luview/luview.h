/// luview - dense linear algebra in place, on memory that the caller has
///
/// A view describes a matrix of doubles in row order: element (r, c) is
/// data[r * stride + c].  Views own nothing and are copied freely; the data has
/// to exist as long as a view of it is used.  Make views with luview_make() and
/// luview_part() only.
///
/// Functions that return int return 0, or -1 if the shapes do not fit.
#ifndef LUVIEW_H
#define LUVIEW_H

#include <stddef.h>

#define LUVIEW_DIM 256 ///< most rows and columns, and the greatest stride

typedef struct luview {
    double *data;
    size_t rows, cols, stride;
} luview;

/// Makes a view of rows * cols elements.  data must have at least
/// (rows - 1) * stride + cols of them.  -1 if a size is 0 or above LUVIEW_DIM
/// or stride is less than cols.
int luview_make(luview *view, double *data, size_t rows, size_t cols, size_t stride);

/// Makes a view of a part of another one, which begins at (row, col).  -1 if
/// that is not entirely inside.  part may be the same struct as whole.
int luview_part(luview *part, const luview *whole, size_t row, size_t col, size_t rows, size_t cols);

/// The element (row, col), which has to be inside the matrix.
double luview_get(const luview *view, size_t row, size_t col);
void luview_set(const luview *view, size_t row, size_t col, double value);

/// Sets all elements to 0 and those on the diagonal to value.
void luview_diagonal(const luview *view, double value);

/// Transposes a square matrix in place.  -1 if it is not square.
int luview_transpose(const luview *view);

/// y = A x.  x has A's columns, y A's rows; y must not overlap x or A.
void luview_apply(const luview *a, const double *x, double *y);

/// Replaces a square matrix by its factors L and U (with row exchanges), and
/// stores the exchanges into pivots, which has room for as many numbers as the
/// matrix has rows.  -1 if the matrix is not square or is singular; matrix and
/// pivots are of no use then.
int luview_factor(const luview *a, size_t *pivots);

/// Solves A x = b in place: b, of as many elements as A has rows, becomes x.  a
/// and pivots must be what a successful luview_factor() left behind.  -1 if a
/// is not square.
int luview_solve(const luview *a, const size_t *pivots, double *b);

/// The determinant, from what luview_factor() left behind; 0 if a is not square.
double luview_det(const luview *a, const size_t *pivots);

#endif
