#ifndef MEMPOOL_H
#define MEMPOOL_H

#include <stddef.h>

/* Blocks of one size, recycled instead of freed. */
typedef struct mempool mempool;

#define MEMPOOL_BLOCK_MAX 65536

/* NULL when the size is 0 or above MEMPOOL_BLOCK_MAX, or memory is out. */
mempool *mempool_create(size_t block_size);

/* All blocks have to be back in the pool. */
void mempool_destroy(mempool *pool);

/* A block filled with zeros, aligned for everything; NULL when memory is out. */
void *mempool_get(mempool *pool);

/* Gives a block back to the pool it was taken from.  The block must not be
   used any more. */
void mempool_put(mempool *pool, void *block);

size_t mempool_block_size(const mempool *pool);
/* Blocks taken and not put back. */
size_t mempool_in_use(const mempool *pool);
/* Blocks waiting to be taken. */
size_t mempool_idle(const mempool *pool);

/* Frees idle blocks until only `keep` of them are left. */
void mempool_trim(mempool *pool, size_t keep);

#endif
