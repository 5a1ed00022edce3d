/**
 * @file rowmat.h
 * @brief Small dense matrices of finite doubles, stored by rows.
 *
 * A matrix is an opaque object made by rowmat_new(), rowmat_copy() or
 * rowmat_mul() and released by rowmat_free().  Except where NULL is mentioned,
 * pointers must point to live objects.  Elements are always finite: no
 * operation stores an infinity or a NaN.
 */
#ifndef ROWMAT_H
#define ROWMAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Largest number of rows and of columns. */
#define ROWMAT_MAX 64

typedef struct rowmat rowmat;

/** What the operations return. */
typedef enum {
    ROWMAT_OK = 0,
    ROWMAT_EINDEX, /**< no such row or column */
    ROWMAT_ESHAPE, /**< the shapes of the operands do not fit */
    ROWMAT_EVALUE, /**< a value is, or a result would be, not finite */
    ROWMAT_ENOMEM  /**< out of memory */
} rowmat_status;

/**
 * @brief A matrix of zeros.
 * @return the matrix, or NULL if @p rows or @p cols is 0 or above
 *         #ROWMAT_MAX, or when out of memory.
 */
rowmat *rowmat_new(size_t rows, size_t cols);

/** @brief An independent copy of @p m, or NULL when out of memory. */
rowmat *rowmat_copy(const rowmat *m);

/** @brief Releases @p m, which may be NULL. */
void rowmat_free(rowmat *m);

/** @brief Stores the shape in @p rows and @p cols; either may be NULL. */
void rowmat_shape(const rowmat *m, size_t *rows, size_t *cols);

/** @brief Stores the element at row @p r, column @p c (from 0) in @p value. */
rowmat_status rowmat_get(const rowmat *m, size_t r, size_t c, double *value);

/** @brief Sets an element; any @p value is allowed, see #ROWMAT_EVALUE. */
rowmat_status rowmat_set(rowmat *m, size_t r, size_t c, double value);

/**
 * @brief m += other.  The two may be the same matrix.
 * On failure @p m is unchanged.
 */
rowmat_status rowmat_add(rowmat *m, const rowmat *other);

/** @brief m *= factor.  On failure @p m is unchanged. */
rowmat_status rowmat_scale(rowmat *m, double factor);

/**
 * @brief The product a * b as a new matrix in @p *out.
 * On failure @p *out is NULL.  @p a and @p b may be the same matrix.
 */
rowmat_status rowmat_mul(const rowmat *a, const rowmat *b, rowmat **out);

/** @brief Transposes in place, whatever the shape. */
void rowmat_transpose(rowmat *m);

/** @brief Whether both have the same shape and numerically equal elements. */
bool rowmat_equal(const rowmat *a, const rowmat *b);

/** @brief A hash value for tables whose keys are compared by rowmat_equal(). */
uint64_t rowmat_hash(const rowmat *m);

#endif
