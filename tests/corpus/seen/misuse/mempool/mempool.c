#include "mempool.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Idle blocks are chained through their first bytes. */
struct idle {
    struct idle *next;
};

struct mempool {
    size_t block_size;
    size_t in_use;
    size_t idle_count;
    struct idle *idle;
};

mempool *mempool_create(size_t block_size)
{
    if (block_size == 0 || block_size > MEMPOOL_BLOCK_MAX)
        return NULL;
    mempool *pool = calloc(1, sizeof *pool);
    if (pool != NULL)
        pool->block_size = block_size;
    return pool;
}

void mempool_destroy(mempool *pool)
{
    if (pool == NULL)
        return;
    assert(pool->in_use == 0);
    mempool_trim(pool, 0);
    free(pool);
}

void *mempool_get(mempool *pool)
{
    void *block;
    if (pool->idle != NULL) {
        block = pool->idle;
        pool->idle = pool->idle->next;
        pool->idle_count--;
    } else {
        size_t size = pool->block_size;
        block = malloc(size < sizeof(struct idle) ? sizeof(struct idle) : size);
        if (block == NULL)
            return NULL;
    }
    pool->in_use++;
    return memset(block, 0, pool->block_size);
}

void mempool_put(mempool *pool, void *block)
{
    struct idle *idle = block;
    idle->next = pool->idle;
    pool->idle = idle;
    pool->idle_count++;
    pool->in_use--;
}

size_t mempool_block_size(const mempool *pool)
{
    return pool->block_size;
}

size_t mempool_in_use(const mempool *pool)
{
    return pool->in_use;
}

size_t mempool_idle(const mempool *pool)
{
    return pool->idle_count;
}

void mempool_trim(mempool *pool, size_t keep)
{
    while (pool->idle_count > keep) {
        struct idle *idle = pool->idle;
        pool->idle = idle->next;
        pool->idle_count--;
        free(idle);
    }
}
