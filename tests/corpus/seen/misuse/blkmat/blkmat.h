/**
 * @file blkmat.h
 * @brief Dense matrices of doubles, and views of parts of them.
 *
 * Views do not own memory: they refer to the elements of the matrix they were
 * made from and must not be used once that matrix has been freed.  Rows and
 * columns are counted from 0.
 */
#ifndef BLKMAT_H
#define BLKMAT_H

#include <stdbool.h>
#include <stddef.h>

/** A rectangle of elements.  @c at[i * stride + j] is row i, column j. */
typedef struct blkmat {
    size_t rows, cols, stride;
    double *at;
} blkmat;

/** Most rows or columns of a matrix. */
#define BLKMAT_SIDE 1000

/**
 * @brief Allocates a matrix of zeros.
 * @param[out] m  the matrix; released with blkmat_free()
 * @return false, and @p m is 0 by 0, when a side exceeds BLKMAT_SIDE or memory
 *         is short.  Sides may be 0.
 */
bool blkmat_alloc(blkmat *m, size_t rows, size_t cols);

/** @brief Releases a matrix made with blkmat_alloc(), not a view. */
void blkmat_free(blkmat *m);

/**
 * @brief A view of a part of a matrix or view.
 * @pre row + rows <= m.rows and col + cols <= m.cols
 */
blkmat blkmat_view(blkmat m, size_t row, size_t col, size_t rows, size_t cols);

/** @brief An element.  @pre row < m.rows and col < m.cols */
double blkmat_get(blkmat m, size_t row, size_t col);

/** @brief Changes an element.  @pre row < m.rows and col < m.cols */
void blkmat_set(blkmat m, size_t row, size_t col, double value);

/** @brief Sets all elements. */
void blkmat_fill(blkmat m, double value);

/** @brief Copies all elements; both may be views of one matrix that overlap.
 *  @pre both have the same number of rows and of columns */
void blkmat_copy(blkmat to, blkmat from);

/** @brief Adds @p b to @p a.
 *  @pre both have the same number of rows and of columns */
void blkmat_add(blkmat a, blkmat b);

/** @brief c += a * b.
 *  @pre a.rows == c.rows, a.cols == b.rows, b.cols == c.cols; @p c has no
 *  element in common with @p a or @p b */
void blkmat_muladd(blkmat c, blkmat a, blkmat b);

/** @brief The sum of the diagonal.  @pre m is square */
double blkmat_trace(blkmat m);

#endif
