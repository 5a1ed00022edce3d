#include "slotgen.h"

#include <stdlib.h>

#define NO_SLOT UINT32_MAX

struct slot {
    void *object;
    uint32_t generation; /* 1 to 65535 */
    uint32_t next;       /* in the list of free slots */
    bool used;
};

struct sg_table {
    struct slot *slots;
    uint32_t fresh;    /* slots from here on were never used */
    uint32_t capacity;
    uint32_t free;     /* the first of those released */
    size_t count;
};

static struct slot *lookup(const struct sg_table *t, sg_handle h)
{
    if (sg_index(h) >= t->capacity || h == SG_NULL)
        return NULL;
    struct slot *s = &t->slots[sg_index(h)];
    return s->generation == sg_generation(h) && s->used ? s : NULL;
}

struct sg_table *sg_create(void)
{
    struct sg_table *t = calloc(1, sizeof *t);
    if (t != NULL)
        t->free = NO_SLOT;
    return t;
}

void sg_destroy(struct sg_table *t)
{
    if (t == NULL)
        return;
    free(t->slots);
    free(t);
}

static bool grow(struct sg_table *t)
{
    uint32_t capacity = t->capacity == 0 ? 16 : 2 * t->capacity;
    if (capacity > SG_MAX_SLOTS)
        return false;
    struct slot *slots = realloc(t->slots, capacity * sizeof *slots);
    if (slots == NULL)
        return false;
    t->slots = slots;
    t->capacity = capacity;
    return true;
}

sg_handle sg_acquire(struct sg_table *t, void *object)
{
    struct slot *s;
    if (t->free != NO_SLOT) {
        s = &t->slots[t->free];
        t->free = s->next;
    } else {
        if (t->fresh == t->capacity && !grow(t))
            return SG_NULL;
        s = &t->slots[t->fresh++];
        s->generation = 1;
    }
    s->object = object;
    s->used = true;
    t->count++;
    return s->generation << 16 | (uint32_t)(s - t->slots);
}

bool sg_release(struct sg_table *t, sg_handle h)
{
    struct slot *s = lookup(t, h);
    if (s == NULL)
        return false;
    s->used = false;
    s->generation = s->generation == 65535 ? 1 : s->generation + 1;
    s->next = t->free;
    t->free = (uint32_t)(s - t->slots);
    t->count--;
    return true;
}

bool sg_valid(const struct sg_table *t, sg_handle h)
{
    return lookup(t, h) != NULL;
}

void *sg_get(const struct sg_table *t, sg_handle h)
{
    const struct slot *s = lookup(t, h);
    return s == NULL ? NULL : s->object;
}

bool sg_set(struct sg_table *t, sg_handle h, void *object)
{
    struct slot *s = lookup(t, h);
    if (s == NULL)
        return false;
    s->object = object;
    return true;
}

size_t sg_count(const struct sg_table *t)
{
    return t->count;
}

unsigned sg_index(sg_handle h)
{
    return h & 65535;
}

unsigned sg_generation(sg_handle h)
{
    return h >> 16;
}
