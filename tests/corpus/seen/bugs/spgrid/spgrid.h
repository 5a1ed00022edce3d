/* spgrid: sparse matrices of integers.
 *
 * Only the cells that matter are stored; all others are 0.  Functions that
 * return int give 0 on success and -1 on failure, and leave the matrix as it
 * was on failure, unless said otherwise.  Pointers must be valid; only
 * sg_free() takes NULL.  Arguments may be the same matrix.
 */
#ifndef SPGRID_H
#define SPGRID_H

#include <stddef.h>
#include <stdint.h>

#define SG_DIM_MAX   65535
#define SG_CELLS_MAX 16384   /* stored cells of a matrix */

typedef struct spgrid spgrid;

/* A matrix of zeros.  NULL if a dimension is not in 1..SG_DIM_MAX, or without
 * memory. */
spgrid *sg_new(int rows, int cols);
void    sg_free(spgrid *m);

/* A new matrix with the same dimensions and cells; independent of m. */
spgrid *sg_copy(const spgrid *m);

/* A new matrix, m with rows and columns exchanged. */
spgrid *sg_transpose(const spgrid *m);

int sg_rows(const spgrid *m);
int sg_cols(const spgrid *m);

/* The cell's value; 0 also for a cell outside of the matrix. */
int64_t sg_get(const spgrid *m, int row, int col);

/* Fails for a cell outside of the matrix, and when m is full. */
int sg_set(spgrid *m, int row, int col, int64_t value);

/* Adds to the cell's value.  Fails as sg_set() does, and when the sum is out
 * of range. */
int sg_add(spgrid *m, int row, int col, int64_t value);

/* How many cells are not 0. */
size_t sg_nonzero(const spgrid *m);

/* 1 if both have the same dimensions and the same value in every cell. */
int sg_equal(const spgrid *a, const spgrid *b);

/* A hash of dimensions and contents, for hash tables keyed by matrices. */
uint32_t sg_hash(const spgrid *m);

#endif
