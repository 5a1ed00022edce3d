#ifndef DENSEMAT_H
#define DENSEMAT_H

#include <stddef.h>

/* Dense matrices of doubles, row by row.
 *
 * Sizes must go together as in mathematics: sums of matrices of one size,
 * products of an m x k with a k x n matrix.  This is the business of the
 * caller, as are rows and columns, which count from 0: neither is checked. */

typedef struct dm dm_t;

#define DM_MAX 256 /* rows or columns */

dm_t *dm_zero(size_t rows, size_t cols);     /* NULL: not 1 to DM_MAX, no memory */
dm_t *dm_identity(size_t n);                 /* likewise */
dm_t *dm_copy(const dm_t *a);                /* NULL: no memory; so for all below */
void dm_free(dm_t *a);

size_t dm_rows(const dm_t *a);
size_t dm_cols(const dm_t *a);
double dm_get(const dm_t *a, size_t row, size_t col);
void dm_set(dm_t *a, size_t row, size_t col, double value);
/* The elements of a row, to be read or written as long as the matrix lives. */
double *dm_row(dm_t *a, size_t row);

void dm_add(dm_t *a, const dm_t *b);         /* a += b; may be the same */
void dm_scale(dm_t *a, double factor);
dm_t *dm_multiply(const dm_t *a, const dm_t *b);
dm_t *dm_transpose(const dm_t *a);
/* Sum of the diagonal of a square matrix. */
double dm_trace(const dm_t *a);

#endif
