#include "objcache.h"

#include <assert.h>
#include <stdlib.h>

struct header {
    struct header *next;
    objcache_t *cache;
    int in_use;
    max_align_t object[];
};

struct objcache {
    size_t size, limit;
    objcache_ctor ctor;
    struct header *idle;
    size_t in_use, idle_count;
};

objcache_t *objcache_create(size_t size, size_t limit, objcache_ctor ctor)
{
    objcache_t *cache;
    if (size == 0 || size > OBJCACHE_MAX_SIZE || limit == 0 || limit > OBJCACHE_MAX_COUNT)
        return NULL;
    cache = calloc(1, sizeof *cache);
    if (cache == NULL)
        return NULL;
    cache->size = size;
    cache->limit = limit;
    cache->ctor = ctor;
    return cache;
}

void objcache_destroy(objcache_t *cache)
{
    if (cache == NULL)
        return;
    assert(cache->in_use == 0);
    objcache_trim(cache);
    free(cache);
}

void *objcache_get(objcache_t *cache)
{
    struct header *h = cache->idle;
    if (cache->in_use == cache->limit)
        return NULL;
    if (h != NULL) {
        cache->idle = h->next;
        cache->idle_count--;
    } else {
        h = calloc(1, sizeof *h + cache->size);
        if (h == NULL)
            return NULL;
        h->cache = cache;
        if (cache->ctor != NULL)
            cache->ctor(h->object, cache->size);
    }
    h->in_use = 1;
    h->next = NULL;
    cache->in_use++;
    return h->object;
}

void objcache_put(objcache_t *cache, void *obj)
{
    struct header *h;
    if (obj == NULL)
        return;
    h = (struct header *)((char *)obj - offsetof(struct header, object));
    assert(h->cache == cache);
    assert(h->in_use);
    h->in_use = 0;
    h->next = cache->idle;
    cache->idle = h;
    cache->idle_count++;
    cache->in_use--;
}

size_t objcache_trim(objcache_t *cache)
{
    size_t freed = 0;
    while (cache->idle != NULL) {
        struct header *h = cache->idle;
        cache->idle = h->next;
        free(h);
        freed++;
    }
    cache->idle_count = 0;
    return freed;
}

size_t objcache_in_use(const objcache_t *cache)
{
    return cache->in_use;
}

size_t objcache_idle(const objcache_t *cache)
{
    return cache->idle_count;
}

size_t objcache_object_size(const objcache_t *cache)
{
    return cache->size;
}
