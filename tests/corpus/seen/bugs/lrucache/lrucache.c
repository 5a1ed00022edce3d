#include "lrucache.h"

#include <stdlib.h>

struct entry {
    struct entry *newer;
    struct entry *older;
    int key;
    int value;
};

struct lrucache {
    struct entry *newest;
    struct entry *oldest;
    size_t size;
    size_t capacity;
    bool on;
    lrucache_evicted evicted;
    void *context;
};

static void attach(lrucache *cache, struct entry *entry)
{
    entry->newer = NULL;
    entry->older = cache->newest;
    if (cache->newest != NULL)
        cache->newest->newer = entry;
    else
        cache->oldest = entry;
    cache->newest = entry;
    cache->size++;
}

static void detach(lrucache *cache, struct entry *entry)
{
    if (entry->newer != NULL)
        entry->newer->older = entry->older;
    else
        cache->newest = entry->older;
    if (entry->older != NULL)
        entry->older->newer = entry->newer;
    else
        cache->oldest = entry->newer;
    cache->size--;
}

static struct entry *find(const lrucache *cache, int key)
{
    struct entry *entry = cache->newest;
    while (entry != NULL && entry->key != key)
        entry = entry->older;
    return entry;
}

static void evict(lrucache *cache)
{
    struct entry *entry = cache->oldest;
    int key = entry->key, value = entry->value;
    detach(cache, entry);
    free(entry);
    if (cache->evicted != NULL)
        cache->evicted(cache->context, key, value);
}

lrucache *lrucache_new(size_t capacity, lrucache_evicted evicted, void *context)
{
    if (capacity > LRUCACHE_MAX)
        return NULL;
    lrucache *cache = calloc(1, sizeof *cache);
    if (cache == NULL)
        return NULL;
    cache->capacity = capacity;
    cache->on = capacity > 0;
    cache->evicted = evicted;
    cache->context = context;
    return cache;
}

void lrucache_free(lrucache *cache)
{
    if (cache == NULL)
        return;
    while (cache->newest != NULL) {
        struct entry *entry = cache->newest;
        detach(cache, entry);
        free(entry);
    }
    free(cache);
}

bool lrucache_put(lrucache *cache, int key, int value)
{
    if (!cache->on)
        return false;
    struct entry *entry = find(cache, key);
    if (entry != NULL) {
        detach(cache, entry);
    } else {
        entry = malloc(sizeof *entry);
        if (entry == NULL)
            return false;
        entry->key = key;
        if (cache->size == cache->capacity)
            evict(cache);
    }
    entry->value = value;
    attach(cache, entry);
    return true;
}

bool lrucache_get(lrucache *cache, int key, int *value)
{
    struct entry *entry = find(cache, key);
    if (entry == NULL)
        return false;
    detach(cache, entry);
    attach(cache, entry);
    if (value != NULL)
        *value = entry->value;
    return true;
}

bool lrucache_peek(const lrucache *cache, int key, int *value)
{
    const struct entry *entry = find(cache, key);
    if (entry == NULL)
        return false;
    if (value != NULL)
        *value = entry->value;
    return true;
}

bool lrucache_remove(lrucache *cache, int key)
{
    struct entry *entry = find(cache, key);
    if (entry == NULL)
        return false;
    detach(cache, entry);
    free(entry);
    return true;
}

bool lrucache_resize(lrucache *cache, size_t capacity)
{
    if (capacity > LRUCACHE_MAX)
        return false;
    while (cache->size > capacity)
        evict(cache);
    if (capacity > cache->capacity)
        cache->on = true;
    cache->capacity = capacity;
    return true;
}

size_t lrucache_capacity(const lrucache *cache)
{
    return cache->capacity;
}

size_t lrucache_size(const lrucache *cache)
{
    return cache->size;
}
