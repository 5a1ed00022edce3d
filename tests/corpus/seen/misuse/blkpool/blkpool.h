#ifndef BLKPOOL_H
#define BLKPOOL_H

#include <stdbool.h>
#include <stddef.h>

/* Blocks of memory of one size, allocated at once. */
typedef struct blkpool blkpool;

/* A pool of `count` blocks of `size` bytes each; NULL when a number is 0, when
   their product is more than 100000, or when memory is out. */
blkpool *blkpool_create(size_t size, size_t count);

/* Destroys a pool.  Every block must have been returned to it before. */
void blkpool_destroy(blkpool *pool);

/* Takes a block out of the pool; its content is undefined.  NULL when the pool
   is exhausted. */
void *blkpool_take(blkpool *pool);

/* Returns a block to the pool from which it was taken.  The block must not be
   used afterwards, and not be returned again.  NULL is ignored. */
void blkpool_give(blkpool *pool, void *block);

size_t blkpool_block_size(const blkpool *pool);
size_t blkpool_available(const blkpool *pool);
/* Whether the address is of a block of this pool, taken or not. */
bool blkpool_owns(const blkpool *pool, const void *block);

#endif
