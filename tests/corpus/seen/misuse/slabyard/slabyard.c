#include "slabyard.h"

#include <assert.h>
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define ALIGN alignof(max_align_t)
#define PER_SLAB 32

enum { SLOT_IDLE = 0x1d1e, SLOT_LIVE = 0x11fe };

/* In front of every object. */
struct slot {
    struct slab *slab;
    struct slot *next; /* in the idle list of the slab */
    unsigned state;
};

struct slab {
    struct slab *next;
    sy_cache *cache;
    struct slot *idle;
    size_t live;
    unsigned char *memory;
};

struct sy_cache {
    size_t size;
    size_t stride; /* from slot to slot */
    sy_ctor *ctor;
    void *arg;
    struct slab *slabs;
    size_t nslabs, live;
    bool growing;
};

static size_t round_up(size_t n)
{
    return (n + ALIGN - 1) / ALIGN * ALIGN;
}

static void *object_of(struct slot *s)
{
    return (unsigned char *)s + round_up(sizeof(struct slot));
}

static struct slot *slot_of(void *obj)
{
    return (struct slot *)(void *)((unsigned char *)obj - round_up(sizeof(struct slot)));
}

sy_cache *sy_create(size_t size, sy_ctor *ctor, void *arg)
{
    if (size == 0 || size > SY_MAX_SIZE)
        return NULL;
    sy_cache *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->size = size;
    c->stride = round_up(sizeof(struct slot)) + round_up(size);
    c->ctor = ctor;
    c->arg = arg;
    return c;
}

static void slab_free(struct slab *s)
{
    free(s->memory);
    free(s);
}

void sy_destroy(sy_cache *c)
{
    if (!c)
        return;
    assert(!c->growing);
    while (c->slabs) {
        struct slab *s = c->slabs;
        c->slabs = s->next;
        slab_free(s);
    }
    free(c);
}

static struct slab *grow(sy_cache *c)
{
    if ((c->nslabs + 1) * PER_SLAB * c->stride > SY_MAX_BYTES)
        return NULL;
    struct slab *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->memory = calloc(PER_SLAB, c->stride);
    if (!s->memory) {
        free(s);
        return NULL;
    }
    s->cache = c;
    c->growing = true;
    for (size_t i = PER_SLAB; i-- > 0;) {
        struct slot *slot = (struct slot *)(void *)(s->memory + i * c->stride);
        slot->slab = s;
        slot->state = SLOT_IDLE;
        slot->next = s->idle;
        s->idle = slot;
        if (c->ctor && !c->ctor(object_of(slot), c->size, c->arg)) {
            c->growing = false;
            slab_free(s);
            return NULL;
        }
    }
    c->growing = false;
    s->next = c->slabs;
    c->slabs = s;
    c->nslabs++;
    return s;
}

void *sy_alloc(sy_cache *c)
{
    assert(!c->growing);
    struct slab *s = c->slabs;
    while (s && !s->idle)
        s = s->next;
    if (!s)
        s = grow(c);
    if (!s)
        return NULL;
    struct slot *slot = s->idle;
    s->idle = slot->next;
    slot->next = NULL;
    slot->state = SLOT_LIVE;
    s->live++;
    c->live++;
    return object_of(slot);
}

void sy_free(sy_cache *c, void *obj)
{
    assert(!c->growing);
    if (!obj)
        return;
    struct slot *slot = slot_of(obj);
    assert(slot->state == SLOT_LIVE);
    struct slab *s = slot->slab;
    assert(s->cache == c);
    if (!c->ctor)
        memset(obj, 0, c->size);
    slot->state = SLOT_IDLE;
    slot->next = s->idle;
    s->idle = slot;
    s->live--;
    c->live--;
}

static size_t idle_count(const sy_cache *c)
{
    return c->nslabs * PER_SLAB - c->live;
}

bool sy_reserve(sy_cache *c, size_t n)
{
    assert(!c->growing);
    if (n > SY_MAX_BYTES)
        return false;
    while (idle_count(c) < n)
        if (!grow(c))
            return false;
    return true;
}

size_t sy_reap(sy_cache *c)
{
    assert(!c->growing);
    size_t reaped = 0;
    struct slab **at = &c->slabs;
    while (*at) {
        struct slab *s = *at;
        if (s->live) {
            at = &s->next;
            continue;
        }
        *at = s->next;
        slab_free(s);
        c->nslabs--;
        reaped++;
    }
    return reaped;
}

void sy_stat(const sy_cache *c, struct sy_stats *st)
{
    assert(!c->growing);
    st->size = c->size;
    st->slabs = c->nslabs;
    st->live = c->live;
    st->idle = idle_count(c);
}
