#include "blkpool.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

#define MOST 100000

struct blkpool {
    size_t size;   /* as asked for */
    size_t stride; /* from block to block */
    size_t count;
    size_t available;
    unsigned char *memory;
    bool *taken;
    size_t *stack; /* numbers of the available blocks */
};

blkpool *blkpool_create(size_t size, size_t count)
{
    if (size == 0 || count == 0 || size > MOST || count > MOST / size)
        return NULL;
    size_t align = _Alignof(max_align_t);
    blkpool *pool = calloc(1, sizeof *pool);
    if (pool == NULL)
        return NULL;
    pool->size = size;
    pool->stride = (size + align - 1) / align * align;
    pool->count = pool->available = count;
    pool->memory = malloc(pool->stride * count);
    pool->taken = calloc(count, sizeof pool->taken[0]);
    pool->stack = malloc(count * sizeof pool->stack[0]);
    if (pool->memory == NULL || pool->taken == NULL || pool->stack == NULL) {
        free(pool->memory);
        free(pool->taken);
        free(pool->stack);
        free(pool);
        return NULL;
    }
    for (size_t i = 0; i < count; i++)
        pool->stack[i] = count - 1 - i;
    return pool;
}

void blkpool_destroy(blkpool *pool)
{
    if (pool == NULL)
        return;
    assert(pool->available == pool->count);
    free(pool->memory);
    free(pool->taken);
    free(pool->stack);
    free(pool);
}

void *blkpool_take(blkpool *pool)
{
    if (pool->available == 0)
        return NULL;
    size_t index = pool->stack[--pool->available];
    pool->taken[index] = true;
    return pool->memory + index * pool->stride;
}

bool blkpool_owns(const blkpool *pool, const void *block)
{
    uintptr_t address = (uintptr_t)block, start = (uintptr_t)pool->memory;
    if (address < start || address - start >= pool->stride * pool->count)
        return false;
    return (address - start) % pool->stride == 0;
}

void blkpool_give(blkpool *pool, void *block)
{
    if (block == NULL)
        return;
    assert(blkpool_owns(pool, block));
    size_t index = (size_t)((unsigned char *)block - pool->memory) / pool->stride;
    assert(pool->taken[index]);
    pool->taken[index] = false;
    pool->stack[pool->available++] = index;
}

size_t blkpool_block_size(const blkpool *pool)
{
    return pool->size;
}

size_t blkpool_available(const blkpool *pool)
{
    return pool->available;
}
