#include "objslot.h"

#include <stdlib.h>
#include <string.h>

#define INDEX_BITS 12
#define INDEX_MASK ((os_handle)OS_MAX_COUNT - 1)
#define NONE OS_MAX_COUNT

struct slot {
    os_handle handle; /* 0: not in use */
    size_t next;      /* the next free slot, if this one is free */
};

struct objslot {
    size_t size;   /* of an object, as asked for */
    size_t stride; /* from one object to the next */
    size_t count;
    size_t cap;
    size_t free_head;
    os_handle serial; /* of the object acquired last */
    struct slot *slots;
    unsigned char *data;
};

static int grow(objslot *pool, size_t cap)
{
    struct slot *slots;
    unsigned char *data;

    if (cap <= pool->cap)
        return 0;
    slots = realloc(pool->slots, cap * sizeof *slots);
    if (!slots)
        return -1;
    pool->slots = slots;
    data = realloc(pool->data, cap * pool->stride);
    if (!data)
        return -1;
    pool->data = data;
    for (size_t i = cap; i-- > pool->cap;) {
        slots[i].handle = 0;
        slots[i].next = pool->free_head;
        pool->free_head = i;
    }
    pool->cap = cap;
    return 0;
}

objslot *os_new(size_t size, size_t reserve)
{
    const size_t align = _Alignof(max_align_t);
    objslot *pool;

    if (size < 1 || size > OS_MAX_SIZE || reserve > OS_MAX_COUNT)
        return NULL;
    pool = calloc(1, sizeof *pool);
    if (!pool)
        return NULL;
    pool->size = size;
    pool->stride = (size + align - 1) / align * align;
    pool->free_head = NONE;
    if (grow(pool, reserve) != 0) {
        os_free(pool);
        return NULL;
    }
    return pool;
}

void os_free(objslot *pool)
{
    if (!pool)
        return;
    free(pool->slots);
    free(pool->data);
    free(pool);
}

/* The slot of an object in use, or NULL. */
static struct slot *find(const objslot *pool, os_handle h)
{
    size_t i = (size_t)(h & INDEX_MASK);

    if (h == 0 || i >= pool->cap || pool->slots[i].handle != h)
        return NULL;
    return &pool->slots[i];
}

static void *bytes_of(const objslot *pool, os_handle h)
{
    return pool->data + (size_t)(h & INDEX_MASK) * pool->stride;
}

os_handle os_acquire(objslot *pool)
{
    struct slot *slot;
    size_t i;

    if (pool->free_head == NONE) {
        size_t cap = pool->cap ? pool->cap * 2 : 4;

        if (cap > OS_MAX_COUNT)
            cap = OS_MAX_COUNT;
        if (pool->cap == OS_MAX_COUNT || grow(pool, cap) != 0)
            return 0;
    }
    i = pool->free_head;
    slot = &pool->slots[i];
    pool->free_head = slot->next;
    pool->serial++;
    slot->handle = pool->serial << INDEX_BITS | i;
    pool->count++;
    memset(bytes_of(pool, slot->handle), 0, pool->stride);
    return slot->handle;
}

os_handle os_clone(objslot *pool, os_handle h)
{
    const void *from = os_get(pool, h);
    os_handle made;

    if (!from)
        return 0;
    made = os_acquire(pool);
    if (made)
        memcpy(bytes_of(pool, made), from, pool->size);
    return made;
}

int os_release(objslot *pool, os_handle h)
{
    struct slot *slot = find(pool, h);

    if (!slot)
        return -1;
    slot->handle = 0;
    slot->next = pool->free_head;
    pool->free_head = (size_t)(h & INDEX_MASK);
    pool->count--;
    return 0;
}

void *os_get(const objslot *pool, os_handle h)
{
    return find(pool, h) ? bytes_of(pool, h) : NULL;
}

int os_copy(objslot *pool, os_handle to, os_handle from)
{
    void *dst = os_get(pool, to);
    const void *src = os_get(pool, from);

    if (!dst || !src)
        return -1;
    memmove(dst, src, pool->size);
    return 0;
}

size_t os_count(const objslot *pool)
{
    return pool->count;
}

os_handle os_next(const objslot *pool, os_handle h)
{
    size_t i = 0;

    if (h != 0) {
        if (!find(pool, h))
            return 0;
        i = (size_t)(h & INDEX_MASK) + 1;
    }
    for (; i < pool->cap; i++)
        if (pool->slots[i].handle)
            return pool->slots[i].handle;
    return 0;
}
