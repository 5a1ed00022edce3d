#ifndef BUDDYMEM_H
#define BUDDYMEM_H

#include <stddef.h>

/*
 * A buddy allocator: a pool of fixed size that is handed out in blocks whose
 * sizes are powers of two.
 *
 * Every pointer given to bm_resize, bm_free and bm_block_size must be one that
 * bm_alloc or bm_resize of the same pool returned and that is still in use.
 */

#define BM_UNIT     16u        /* the smallest block */
#define BM_MAX_POOL (1u << 20) /* the largest pool */

typedef struct bm_pool bm_pool;

/* A pool of at least `bytes` bytes (rounded up to a power of two, no less
 * than BM_UNIT). NULL if bytes > BM_MAX_POOL or if there is no memory. */
bm_pool *bm_create(size_t bytes);

/* Destroys the pool and all its blocks. */
void bm_destroy(bm_pool *pool);

/* A block of at least `bytes` bytes, NULL if there is none or bytes is 0.
 * Contents are indeterminate. */
void *bm_alloc(bm_pool *pool, size_t bytes);

/* Like realloc: the block may move, contents are kept up to the smaller
 * size. NULL if there is no room; the block then stays as it was.
 * bm_resize(pool, NULL, n) is bm_alloc; for 0 bytes the smallest block
 * remains. */
void *bm_resize(bm_pool *pool, void *block, size_t bytes);

/* Gives a block back. NULL is ignored. */
void bm_free(bm_pool *pool, void *block);

/* Usable size of a block. */
size_t bm_block_size(const bm_pool *pool, const void *block);

/* Size of the pool; and the sizes of all blocks in use, summed up. */
size_t bm_capacity(const bm_pool *pool);
size_t bm_used(const bm_pool *pool);

#endif
