#ifndef CHUNKPOOL_H
#define CHUNKPOOL_H

#include <stddef.h>

/* Pool of chunks of one size.
 *
 * Chunks are got with ChunkPool_Get() and given back to the pool they are from,
 * once, with ChunkPool_Put().  All have to be back when the pool is deleted. */

typedef struct ChunkPool ChunkPool;

/* Memory functions; both are called with ctx. alloc may return NULL. */
typedef struct {
    void *(*alloc)(size_t size, void *ctx);
    void (*release)(void *memory, void *ctx);
    void *ctx;
} ChunkPoolAllocator;

#define CHUNKPOOL_MAX_SIZE 65536

/* Size 1 to CHUNKPOOL_MAX_SIZE, else NULL.  Allocator NULL: malloc() and free(). */
ChunkPool *ChunkPool_New(size_t chunkSize, const ChunkPoolAllocator *allocator);
void ChunkPool_Delete(ChunkPool *pool);

/* A chunk of zeros, NULL when out of memory. */
void *ChunkPool_Get(ChunkPool *pool);

/* Gives a chunk back; it must not be used any more.  NULL is ignored. */
void ChunkPool_Put(ChunkPool *pool, void *chunk);

/* Releases memory of chunks that are not in use, returns how many. */
size_t ChunkPool_Trim(ChunkPool *pool);

size_t ChunkPool_ChunkSize(const ChunkPool *pool);
size_t ChunkPool_InUse(const ChunkPool *pool);
size_t ChunkPool_Spare(const ChunkPool *pool);

#endif
