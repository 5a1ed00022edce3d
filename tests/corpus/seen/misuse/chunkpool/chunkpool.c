#include "chunkpool.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* In front of each chunk. */
typedef union header {
    struct {
        ChunkPool *pool;
        union header *next; /* spare one */
        int in_use;
    } h;
    max_align_t align;
} header;

struct ChunkPool {
    ChunkPoolAllocator allocator;
    size_t size;
    size_t in_use;
    size_t spare;
    header *first;
};

static void *default_alloc(size_t size, void *ctx)
{
    (void)ctx;
    return malloc(size);
}

static void default_release(void *memory, void *ctx)
{
    (void)ctx;
    free(memory);
}

ChunkPool *ChunkPool_New(size_t chunkSize, const ChunkPoolAllocator *allocator)
{
    static const ChunkPoolAllocator standard = {default_alloc, default_release, NULL};
    if (chunkSize < 1 || chunkSize > CHUNKPOOL_MAX_SIZE)
        return NULL;
    if (allocator == NULL)
        allocator = &standard;
    ChunkPool *pool = allocator->alloc(sizeof *pool, allocator->ctx);
    if (pool == NULL)
        return NULL;
    *pool = (ChunkPool){*allocator, chunkSize, 0, 0, NULL};
    return pool;
}

void ChunkPool_Delete(ChunkPool *pool)
{
    if (pool == NULL)
        return;
    assert(pool->in_use == 0);
    ChunkPool_Trim(pool);
    ChunkPoolAllocator allocator = pool->allocator;
    allocator.release(pool, allocator.ctx);
}

void *ChunkPool_Get(ChunkPool *pool)
{
    header *chunk = pool->first;
    if (chunk != NULL) {
        pool->first = chunk->h.next;
        pool->spare--;
    } else {
        chunk = pool->allocator.alloc(sizeof *chunk + pool->size, pool->allocator.ctx);
        if (chunk == NULL)
            return NULL;
        chunk->h.pool = pool;
    }
    chunk->h.next = NULL;
    chunk->h.in_use = 1;
    pool->in_use++;
    return memset(chunk + 1, 0, pool->size);
}

void ChunkPool_Put(ChunkPool *pool, void *memory)
{
    if (memory == NULL)
        return;
    header *chunk = (header *)memory - 1;
    assert(chunk->h.pool == pool);
    assert(chunk->h.in_use);
    chunk->h.in_use = 0;
    chunk->h.next = pool->first;
    pool->first = chunk;
    pool->in_use--;
    pool->spare++;
}

size_t ChunkPool_Trim(ChunkPool *pool)
{
    size_t count = pool->spare;
    while (pool->first != NULL) {
        header *chunk = pool->first;
        pool->first = chunk->h.next;
        pool->allocator.release(chunk, pool->allocator.ctx);
    }
    pool->spare = 0;
    return count;
}

size_t ChunkPool_ChunkSize(const ChunkPool *pool)
{
    return pool->size;
}

size_t ChunkPool_InUse(const ChunkPool *pool)
{
    return pool->in_use;
}

size_t ChunkPool_Spare(const ChunkPool *pool)
{
    return pool->spare;
}
