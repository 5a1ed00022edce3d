#include "slabpool.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct slabpool {
    size_t size;   /* of an object, rounded up */
    size_t count;
    size_t available;
    size_t *free;  /* the numbers of the objects that are not taken */
    bool *taken;
    unsigned char *memory;
};

slabpool *slabpool_create(size_t size, size_t count)
{
    if (size == 0 || size > SLABPOOL_MAX_SIZE || count == 0 || count > SLABPOOL_MAX_COUNT)
        return NULL;
    slabpool *pool = calloc(1, sizeof *pool);
    if (pool == NULL)
        return NULL;
    pool->size = (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
    pool->count = count;
    pool->free = calloc(count, sizeof *pool->free);
    pool->taken = calloc(count, sizeof *pool->taken);
    pool->memory = malloc(pool->size * count);
    if (pool->free == NULL || pool->taken == NULL || pool->memory == NULL) {
        slabpool_destroy(pool);
        return NULL;
    }
    slabpool_reset(pool);
    return pool;
}

void slabpool_destroy(slabpool *pool)
{
    if (pool == NULL)
        return;
    free(pool->free);
    free(pool->taken);
    free(pool->memory);
    free(pool);
}

void slabpool_reset(slabpool *pool)
{
    for (size_t i = 0; i < pool->count; i++) {
        pool->free[i] = pool->count - 1 - i;
        pool->taken[i] = false;
    }
    pool->available = pool->count;
}

void *slabpool_get(slabpool *pool)
{
    if (pool->available == 0)
        return NULL;
    size_t number = pool->free[--pool->available];
    pool->taken[number] = true;
    return memset(pool->memory + number * pool->size, 0, pool->size);
}

/* The number of the object at an address; the count when there is none. */
static size_t number_of(const slabpool *pool, const void *object)
{
    uintptr_t first = (uintptr_t)pool->memory, address = (uintptr_t)object;
    if (address < first || address - first >= pool->size * pool->count || (address - first) % pool->size != 0)
        return pool->count;
    return (address - first) / pool->size;
}

void slabpool_put(slabpool *pool, void *object)
{
    size_t number = number_of(pool, object);
    assert(number < pool->count && pool->taken[number]);
    pool->taken[number] = false;
    pool->free[pool->available++] = number;
}

size_t slabpool_available(const slabpool *pool)
{
    return pool->available;
}

bool slabpool_owns(const slabpool *pool, const void *object)
{
    size_t number = number_of(pool, object);
    return number < pool->count && pool->taken[number];
}
