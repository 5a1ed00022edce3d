#include "genpool.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#define SLOT_BITS 12
#define SLOT_MASK (((uint32_t)1 << SLOT_BITS) - 1)
#define LAST_GENERATION (((uint32_t)1 << (32 - SLOT_BITS)) - 1)

struct slot {
    uint32_t generation;    /* from 1; above LAST_GENERATION: worn out */
    bool live;
};

struct genpool {
    size_t size, stride;
    size_t capacity;        /* of objects, at most GP_LIMIT */
    size_t live;
    unsigned char *objects;
    struct slot slots[GP_LIMIT];
};

genpool *gp_create(size_t size)
{
    const size_t unit = alignof(max_align_t);
    genpool *pool;

    if (size == 0 || size > GP_SIZE)
        return NULL;
    pool = calloc(1, sizeof *pool);
    if (!pool)
        return NULL;
    pool->size = size;
    pool->stride = (size + unit - 1) / unit * unit;
    for (size_t i = 0; i < GP_LIMIT; i++)
        pool->slots[i].generation = 1;
    return pool;
}

void gp_destroy(genpool *pool)
{
    if (!pool)
        return;
    free(pool->objects);
    free(pool);
}

static gp_id id_of(const genpool *pool, size_t slot)
{
    return pool->slots[slot].generation << SLOT_BITS | (uint32_t)slot;
}

/* The slot of a live object, or GP_LIMIT. */
static size_t slot_of(const genpool *pool, gp_id id)
{
    size_t slot = id & SLOT_MASK;
    const struct slot *s = &pool->slots[slot];

    return s->live && s->generation == id >> SLOT_BITS ? slot : GP_LIMIT;
}

static bool resize(genpool *pool, size_t capacity)
{
    unsigned char *objects;

    if (capacity == pool->capacity)
        return true;
    if (capacity == 0) {
        free(pool->objects);
        pool->objects = NULL;
        pool->capacity = 0;
        return true;
    }
    objects = realloc(pool->objects, capacity * pool->stride);
    if (!objects)
        return false;
    pool->objects = objects;
    pool->capacity = capacity;
    return true;
}

gp_id gp_acquire(genpool *pool)
{
    size_t slot = 0;

    while (slot < GP_LIMIT && (pool->slots[slot].live || pool->slots[slot].generation > LAST_GENERATION))
        slot++;
    if (slot == GP_LIMIT)
        return GP_NONE;
    if (slot >= pool->capacity) {
        size_t capacity = slot + slot / 2 + 2;

        if (!resize(pool, capacity > GP_LIMIT ? GP_LIMIT : capacity))
            return GP_NONE;
    }
    memset(pool->objects + slot * pool->stride, 0, pool->stride);
    pool->slots[slot].live = true;
    pool->live++;
    return id_of(pool, slot);
}

bool gp_release(genpool *pool, gp_id id)
{
    size_t slot = slot_of(pool, id);

    if (slot == GP_LIMIT)
        return false;
    pool->slots[slot].live = false;
    pool->slots[slot].generation++;
    pool->live--;
    return true;
}

void *gp_at(genpool *pool, gp_id id)
{
    size_t slot = slot_of(pool, id);

    return slot == GP_LIMIT ? NULL : pool->objects + slot * pool->stride;
}

size_t gp_live(const genpool *pool)
{
    return pool->live;
}

size_t gp_size(const genpool *pool)
{
    return pool->size;
}

void gp_compact(genpool *pool)
{
    size_t needed = pool->capacity;

    while (needed > 0 && !pool->slots[needed - 1].live)
        needed--;
    (void)resize(pool, needed);
}

void gp_each(genpool *pool, gp_fn *fn, void *arg)
{
    unsigned char *object = pool->objects;
    const size_t capacity = pool->capacity;

    for (size_t slot = 0; slot < capacity; slot++, object += pool->stride)
        if (pool->slots[slot].live && !fn(id_of(pool, slot), object, arg))
            return;
}
