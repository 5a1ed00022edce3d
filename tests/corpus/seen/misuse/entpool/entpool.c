#include "entpool.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct Slot {
    unsigned references; /* 0 if it is free */
    PoolId next_free;
};

struct Pool {
    size_t item_size;
    struct Slot *slots; /* of id 1 and on */
    unsigned char *data;
    size_t count, capacity;
    PoolId first_free;
    size_t living;
};

Pool *Pool_Create(size_t item_size)
{
    if (item_size == 0 || item_size > POOL_MAX_SIZE)
        return NULL;
    Pool *pool = calloc(1, sizeof *pool);
    if (pool != NULL)
        pool->item_size = item_size;
    return pool;
}

void Pool_Destroy(Pool *pool)
{
    if (pool == NULL)
        return;
    assert(pool->living == 0);
    free(pool->slots);
    free(pool->data);
    free(pool);
}

static struct Slot *Living(const Pool *pool, PoolId id)
{
    assert(id >= 1 && id <= pool->count);
    assert(pool->slots[id - 1].references > 0);
    return &pool->slots[id - 1];
}

static int Grow(Pool *pool)
{
    size_t capacity = 2 * pool->capacity + 4;
    if (capacity > POOL_MAX_ITEMS)
        capacity = POOL_MAX_ITEMS;
    struct Slot *slots = realloc(pool->slots, capacity * sizeof *slots);
    if (slots == NULL)
        return -1;
    pool->slots = slots;
    unsigned char *data = realloc(pool->data, capacity * pool->item_size);
    if (data == NULL)
        return -1;
    pool->data = data;
    pool->capacity = capacity;
    return 0;
}

PoolId Pool_Acquire(Pool *pool)
{
    PoolId id = pool->first_free;
    if (id != POOL_NONE) {
        pool->first_free = pool->slots[id - 1].next_free;
    } else {
        if (pool->count == POOL_MAX_ITEMS || (pool->count == pool->capacity && Grow(pool) != 0))
            return POOL_NONE;
        id = (PoolId)++pool->count;
    }
    pool->slots[id - 1].references = 1;
    pool->slots[id - 1].next_free = POOL_NONE;
    pool->living++;
    memset(Pool_Data(pool, id), 0, pool->item_size);
    return id;
}

PoolId Pool_Retain(Pool *pool, PoolId id)
{
    struct Slot *slot = Living(pool, id);
    assert(slot->references < UINT_MAX);
    slot->references++;
    return id;
}

void Pool_Release(Pool *pool, PoolId id)
{
    struct Slot *slot = Living(pool, id);
    if (--slot->references == 0) {
        slot->next_free = pool->first_free;
        pool->first_free = id;
        pool->living--;
    }
}

void *Pool_Data(const Pool *pool, PoolId id)
{
    Living(pool, id);
    return pool->data + (id - 1) * pool->item_size;
}

void Pool_Copy(Pool *pool, PoolId to, PoolId from)
{
    memmove(Pool_Data(pool, to), Pool_Data(pool, from), pool->item_size);
}

unsigned Pool_References(const Pool *pool, PoolId id)
{
    return Living(pool, id)->references;
}

size_t Pool_Living(const Pool *pool)
{
    return pool->living;
}

size_t Pool_ItemSize(const Pool *pool)
{
    return pool->item_size;
}
