#include "slabkit.h"

#include <assert.h>
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct slab {
    struct slab *next;
    unsigned char *memory;
    uint64_t taken; /* a bit for each object */
    unsigned count; /* of bits that are set */
};

struct slabkit {
    size_t size;
    size_t step;
    unsigned per_slab;
    unsigned slabs;
    size_t taken;
    slab_setup_fn *setup;
    void *context;
    struct slab *first;
};

slabkit *slab_open(size_t size, unsigned per_slab, slab_setup_fn *setup, void *context)
{
    if (size == 0 || size > SLAB_MAX_SIZE || per_slab == 0 || per_slab > SLAB_MAX_PER_SLAB)
        return NULL;
    slabkit *cache = calloc(1, sizeof *cache);
    if (cache == NULL)
        return NULL;
    cache->size = size;
    cache->step = (size + alignof(max_align_t) - 1) / alignof(max_align_t) * alignof(max_align_t);
    cache->per_slab = per_slab;
    cache->setup = setup;
    cache->context = context;
    return cache;
}

static void release(struct slab *slab)
{
    free(slab->memory);
    free(slab);
}

void slab_close(slabkit *cache)
{
    if (cache == NULL)
        return;
    while (cache->first != NULL) {
        struct slab *slab = cache->first;
        cache->first = slab->next;
        release(slab);
    }
    free(cache);
}

static struct slab *grow(slabkit *cache)
{
    if (cache->slabs >= SLAB_MAX_SLABS)
        return NULL;
    struct slab *slab = calloc(1, sizeof *slab);
    if (slab == NULL)
        return NULL;
    slab->memory = calloc(cache->per_slab, cache->step);
    if (slab->memory == NULL) {
        free(slab);
        return NULL;
    }
    if (cache->setup != NULL)
        for (unsigned i = 0; i < cache->per_slab; i++)
            cache->setup(slab->memory + i * cache->step, cache->context);
    slab->next = cache->first;
    cache->first = slab;
    cache->slabs++;
    return slab;
}

void *slab_take(slabkit *cache)
{
    struct slab *slab = cache->first;

    while (slab != NULL && slab->count == cache->per_slab)
        slab = slab->next;
    if (slab == NULL)
        slab = grow(cache);
    if (slab == NULL)
        return NULL;
    unsigned i = 0;
    while ((slab->taken >> i & 1) != 0)
        i++;
    slab->taken |= (uint64_t)1 << i;
    slab->count++;
    cache->taken++;
    return slab->memory + i * cache->step;
}

/* The slab in which the pointer is a taken object, and its bit. */
static struct slab *find(const slabkit *cache, const void *object, uint64_t *bit)
{
    uintptr_t place = (uintptr_t)object;

    for (struct slab *slab = cache->first; slab != NULL; slab = slab->next) {
        uintptr_t start = (uintptr_t)slab->memory;
        if (place < start || place - start >= cache->per_slab * cache->step)
            continue;
        if ((place - start) % cache->step != 0)
            return NULL;
        *bit = (uint64_t)1 << (place - start) / cache->step;
        return (slab->taken & *bit) != 0 ? slab : NULL;
    }
    return NULL;
}

void slab_give(slabkit *cache, void *object)
{
    uint64_t bit = 0;

    if (object == NULL)
        return;
    struct slab *slab = find(cache, object, &bit);
    assert(slab != NULL);
    slab->taken &= ~bit;
    slab->count--;
    cache->taken--;
}

bool slab_owns(const slabkit *cache, const void *object)
{
    uint64_t bit;

    return object != NULL && find(cache, object, &bit) != NULL;
}

unsigned slab_trim(slabkit *cache)
{
    struct slab **link = &cache->first;
    unsigned freed = 0;

    while (*link != NULL) {
        struct slab *slab = *link;
        if (slab->count == 0) {
            *link = slab->next;
            release(slab);
            freed++;
        } else {
            link = &slab->next;
        }
    }
    cache->slabs -= freed;
    return freed;
}

size_t slab_size(const slabkit *cache)
{
    return cache->size;
}

size_t slab_taken(const slabkit *cache)
{
    return cache->taken;
}

unsigned slab_slabs(const slabkit *cache)
{
    return cache->slabs;
}
