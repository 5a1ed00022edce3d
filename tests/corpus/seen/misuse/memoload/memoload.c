#include "memoload.h"

#include <assert.h>
#include <stdlib.h>

struct ml_item {
    ml_item *next; /* used less recently */
    int key;
    size_t pins;
    void *value;
};

struct ml_cache {
    ml_loader loader;
    size_t capacity, size;
    ml_item *first;
    int busy; /* a function of the user runs */
};

ml_cache *ml_create(size_t capacity, const ml_loader *loader)
{
    assert(loader->load != NULL);
    if (capacity < 1 || capacity > 1024)
        return NULL;
    ml_cache *cache = calloc(1, sizeof *cache);
    if (cache == NULL)
        return NULL;
    cache->loader = *loader;
    cache->capacity = capacity;
    return cache;
}

static void drop(ml_cache *cache, ml_item **at)
{
    ml_item *item = *at;
    assert(item->pins == 0);
    *at = item->next;
    cache->size--;
    if (cache->loader.unload != NULL) {
        cache->busy = 1;
        cache->loader.unload(item->key, item->value, cache->loader.context);
        cache->busy = 0;
    }
    free(item);
}

void ml_destroy(ml_cache *cache)
{
    if (cache == NULL)
        return;
    assert(!cache->busy);
    while (cache->first != NULL)
        drop(cache, &cache->first);
    free(cache);
}

static void make_room(ml_cache *cache)
{
    ml_item **oldest = NULL;
    if (cache->size < cache->capacity)
        return;
    for (ml_item **at = &cache->first; *at != NULL; at = &(*at)->next)
        if ((*at)->pins == 0)
            oldest = at;
    if (oldest != NULL)
        drop(cache, oldest);
}

ml_item *ml_acquire(ml_cache *cache, int key)
{
    assert(!cache->busy);
    ml_item **at = &cache->first, *item;
    while (*at != NULL && (*at)->key != key)
        at = &(*at)->next;
    item = *at;
    if (item != NULL) {
        *at = item->next;
    } else {
        make_room(cache);
        if (cache->size == cache->capacity || (item = malloc(sizeof *item)) == NULL)
            return NULL;
        cache->busy = 1;
        item->value = cache->loader.load(key, cache->loader.context);
        cache->busy = 0;
        if (item->value == NULL) {
            free(item);
            return NULL;
        }
        item->key = key;
        item->pins = 0;
        cache->size++;
    }
    item->pins++;
    item->next = cache->first;
    cache->first = item;
    return item;
}

void ml_release(ml_cache *cache, ml_item *item)
{
    assert(!cache->busy);
    assert(item->pins > 0);
    item->pins--;
}

void *ml_value(const ml_item *item)
{
    return item->value;
}

int ml_key(const ml_item *item)
{
    return item->key;
}

size_t ml_flush(ml_cache *cache)
{
    size_t count = 0;
    assert(!cache->busy);
    for (ml_item **at = &cache->first; *at != NULL;) {
        if ((*at)->pins > 0) {
            at = &(*at)->next;
        } else {
            drop(cache, at);
            count++;
        }
    }
    return count;
}

size_t ml_size(const ml_cache *cache)
{
    return cache->size;
}

size_t ml_pinned(const ml_cache *cache)
{
    size_t count = 0;
    for (const ml_item *item = cache->first; item != NULL; item = item->next)
        count += item->pins > 0;
    return count;
}
