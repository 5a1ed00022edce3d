#include "buddymem.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define INSIDE (-1) /* not the first unit of a block */

struct bm_pool {
    unsigned char *base;
    int top;             /* order of the whole pool */
    size_t used;         /* bytes */
    signed char *orders; /* by unit: of the block that starts here */
    unsigned char *taken;
};

static size_t size_of(int order)
{
    return (size_t)BM_UNIT << order;
}

/* smallest order that holds so many bytes, which are no more than BM_MAX_POOL */
static int order_for(size_t bytes)
{
    int order = 0;
    while (size_of(order) < bytes)
        order++;
    return order;
}

bm_pool *bm_create(size_t bytes)
{
    if (bytes > BM_MAX_POOL)
        return NULL;
    bm_pool *pool = calloc(1, sizeof *pool);
    if (!pool)
        return NULL;
    pool->top = order_for(bytes);
    size_t units = (size_t)1 << pool->top;
    pool->base = malloc(units * BM_UNIT);
    pool->orders = malloc(units);
    pool->taken = calloc(units, 1);
    if (!pool->base || !pool->orders || !pool->taken) {
        bm_destroy(pool);
        return NULL;
    }
    memset(pool->orders, INSIDE, units);
    pool->orders[0] = (signed char)pool->top;
    return pool;
}

void bm_destroy(bm_pool *pool)
{
    if (!pool)
        return;
    free(pool->base);
    free(pool->orders);
    free(pool->taken);
    free(pool);
}

static size_t unit_of(const bm_pool *pool, const void *block)
{
    return (size_t)((const unsigned char *)block - pool->base) / BM_UNIT;
}

/* the smallest free block that has at least this order */
static int best_fit(const bm_pool *pool, int order, size_t *unit)
{
    int best = -1;
    size_t units = (size_t)1 << pool->top;
    for (size_t u = 0; u < units; u += (size_t)1 << pool->orders[u]) {
        int o = pool->orders[u];
        if (!pool->taken[u] && o >= order && (best < 0 || o < best)) {
            best = o;
            *unit = u;
        }
    }
    return best;
}

/* cuts the block at u down to an order; the rest is free */
static void split(bm_pool *pool, size_t u, int order)
{
    while (pool->orders[u] > order) {
        int half = pool->orders[u] - 1;
        size_t buddy = u + ((size_t)1 << half);
        pool->orders[u] = (signed char)half;
        pool->orders[buddy] = (signed char)half;
        pool->taken[buddy] = 0;
    }
}

/* joins a free block with its buddies as long as they are free too */
static void coalesce(bm_pool *pool, size_t u)
{
    int order = pool->orders[u];
    while (order < pool->top) {
        size_t buddy = u ^ ((size_t)1 << order);
        if (pool->orders[buddy] != order || pool->taken[buddy])
            break;
        size_t low = u < buddy ? u : buddy, high = u < buddy ? buddy : u;
        pool->orders[high] = INSIDE;
        pool->orders[low] = (signed char)++order;
        u = low;
    }
}

void *bm_alloc(bm_pool *pool, size_t bytes)
{
    size_t u = 0;
    if (bytes == 0 || bytes > bm_capacity(pool))
        return NULL;
    int order = order_for(bytes);
    if (best_fit(pool, order, &u) < 0)
        return NULL;
    split(pool, u, order);
    pool->taken[u] = 1;
    pool->used += size_of(order);
    return pool->base + u * BM_UNIT;
}

void bm_free(bm_pool *pool, void *block)
{
    if (!block)
        return;
    size_t u = unit_of(pool, block);
    size_t size = size_of(pool->orders[u]);
    assert(pool->used >= size);
    pool->used -= size;
    pool->taken[u] = 0;
    coalesce(pool, u);
}

/* whether the block at u can take over its upper buddies up to an order */
static int can_extend(const bm_pool *pool, size_t u, int order)
{
    if (u & (((size_t)1 << order) - 1))
        return 0;
    for (int o = pool->orders[u]; o < order; o++) {
        size_t buddy = u + ((size_t)1 << o);
        if (pool->orders[buddy] != o || pool->taken[buddy])
            return 0;
    }
    return 1;
}

void *bm_resize(bm_pool *pool, void *block, size_t bytes)
{
    if (!block)
        return bm_alloc(pool, bytes);
    if (bytes > bm_capacity(pool))
        return NULL;
    size_t u = unit_of(pool, block);
    int old = pool->orders[u], order = order_for(bytes);
    if (order < old) {
        split(pool, u, order);
        pool->used -= size_of(old) - size_of(order);
        return block;
    }
    if (can_extend(pool, u, order)) {
        for (int o = old; o < order; o++)
            pool->orders[u + ((size_t)1 << o)] = INSIDE;
        pool->orders[u] = (signed char)order;
        return block;
    }
    void *moved = bm_alloc(pool, bytes);
    if (moved) {
        memcpy(moved, block, size_of(old));
        bm_free(pool, block);
    }
    return moved;
}

size_t bm_block_size(const bm_pool *pool, const void *block)
{
    return size_of(pool->orders[unit_of(pool, block)]);
}

size_t bm_capacity(const bm_pool *pool)
{
    return size_of(pool->top);
}

size_t bm_used(const bm_pool *pool)
{
    return pool->used;
}
