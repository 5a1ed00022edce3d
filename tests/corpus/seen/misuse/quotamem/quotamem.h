#ifndef QUOTAMEM_H
#define QUOTAMEM_H

#include <stddef.h>

/**
 * @brief Memory with a limit.
 *
 * A quota hands out blocks as long as their sizes add up to no more than its
 * limit. It does not remember how large a block is; as with sized delete in
 * C++, whoever frees a block has to say so.
 */
typedef struct quotamem quotamem;

/** Highest limit. */
#define QM_MAX_LIMIT ((size_t)1 << 20)

/** @return a quota, or NULL if the limit is above QM_MAX_LIMIT */
quotamem *qm_new(size_t limit);

/**
 * Deletes a quota.
 * @pre all its blocks have been freed
 */
void qm_delete(quotamem *q);

/** @return a block, or NULL if size is 0 or more than what is left */
void *qm_alloc(quotamem *q, size_t size);

/** Like qm_alloc(); the block is set to zero. */
void *qm_zalloc(quotamem *q, size_t size);

/**
 * Changes the size of a block, which may move.
 * @param block the block, not NULL
 * @param size  the current size of the block
 * @return the block, or NULL (and the block is as before) if wanted is 0 or
 *         more than is left
 */
void *qm_resize(quotamem *q, void *block, size_t size, size_t wanted);

/**
 * Frees a block. NULL is ignored.
 * @pre the block is from this quota, and size is the size that it has
 */
void qm_free(quotamem *q, void *block, size_t size);

/** A copy of a string: a block of its length + 1. */
char *qm_strdup(quotamem *q, const char *text);

/** Bytes in use. */
size_t qm_used(const quotamem *q);
/** Bytes left. */
size_t qm_left(const quotamem *q);
/** The most bytes that were in use at a time. */
size_t qm_peak(const quotamem *q);

#endif
