#include "fixpool.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

void fxp_init(fxp_pool *pool, void *memory, size_t size, size_t count)
{
    assert(size > 0 && count > 0);
    assert(size <= SIZE_MAX / 2 && count <= SIZE_MAX / (FXP_STRIDE(size) + 1));
    assert((uintptr_t)memory % _Alignof(max_align_t) == 0);
    pool->blocks = memory;
    pool->stride = FXP_STRIDE(size);
    pool->count = count;
    pool->taken = pool->blocks + pool->stride * count;
    pool->used = pool->peak = 0;
    memset(pool->taken, 0, count);
}

void *fxp_take(fxp_pool *pool)
{
    if (pool->used == pool->count)
        return NULL;
    size_t i = 0;
    while (pool->taken[i])
        i++;
    pool->taken[i] = 1;
    pool->used++;
    if (pool->used > pool->peak)
        pool->peak = pool->used;
    return pool->blocks + i * pool->stride;
}

size_t fxp_index(const fxp_pool *pool, const void *block)
{
    uintptr_t at = (uintptr_t)block, start = (uintptr_t)pool->blocks;
    assert(at >= start && at < start + pool->stride * pool->count);
    assert((at - start) % pool->stride == 0);
    size_t i = (size_t)(at - start) / pool->stride;
    assert(pool->taken[i]);
    return i;
}

void fxp_give(fxp_pool *pool, void *block)
{
    pool->taken[fxp_index(pool, block)] = 0;
    pool->used--;
}

void fxp_give_all(fxp_pool *pool)
{
    memset(pool->taken, 0, pool->count);
    pool->used = 0;
}

void *fxp_at(const fxp_pool *pool, size_t index)
{
    return index < pool->count && pool->taken[index] ? pool->blocks + index * pool->stride : NULL;
}

size_t fxp_used(const fxp_pool *pool)
{
    return pool->used;
}

size_t fxp_room(const fxp_pool *pool)
{
    return pool->count - pool->used;
}

size_t fxp_peak(const fxp_pool *pool)
{
    return pool->peak;
}
