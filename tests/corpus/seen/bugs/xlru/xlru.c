#include "xlru.h"

#include <stdlib.h>

struct entry {
    struct entry *newer;
    struct entry *older;
    int key;
    int value;
};

struct xlru {
    struct entry *newest;
    struct entry *oldest;
    size_t size;
    size_t capacity;
};

struct xlru *xlru_create(size_t capacity)
{
    if (capacity == 0 || capacity > XLRU_MAX)
        return NULL;
    struct xlru *cache = calloc(1, sizeof *cache);
    if (cache != NULL)
        cache->capacity = capacity;
    return cache;
}

void xlru_destroy(struct xlru *cache)
{
    if (cache == NULL)
        return;
    while (cache->newest != NULL) {
        struct entry *entry = cache->newest;
        cache->newest = entry->older;
        free(entry);
    }
    free(cache);
}

static struct entry *find(const struct xlru *cache, int key)
{
    struct entry *entry = cache->newest;
    while (entry != NULL && entry->key != key)
        entry = entry->older;
    return entry;
}

static void unlink_entry(struct xlru *cache, struct entry *entry)
{
    if (entry->newer != NULL)
        entry->newer->older = entry->older;
    else
        cache->newest = entry->older;
    if (entry->older != NULL)
        entry->older->newer = entry->newer;
    if (entry == cache->oldest)
        cache->oldest = entry->newer;
}

static void link_newest(struct xlru *cache, struct entry *entry)
{
    entry->newer = NULL;
    entry->older = cache->newest;
    if (cache->newest != NULL)
        cache->newest->newer = entry;
    cache->newest = entry;
}

static void use(struct xlru *cache, struct entry *entry)
{
    unlink_entry(cache, entry);
    link_newest(cache, entry);
}

static void forget(struct xlru *cache, struct entry *entry)
{
    unlink_entry(cache, entry);
    free(entry);
    cache->size--;
}

xlru_status xlru_put(struct xlru *cache, int key, int value)
{
    struct entry *entry = find(cache, key);
    if (entry != NULL) {
        entry->value = value;
        if (entry != cache->newest)
            use(cache, entry);
        return XLRU_OK;
    }
    entry = malloc(sizeof *entry);
    if (entry == NULL)
        return XLRU_MEMORY;
    if (cache->size == cache->capacity)
        forget(cache, cache->oldest);
    entry->key = key;
    entry->value = value;
    link_newest(cache, entry);
    if (cache->size++ == 0)
        cache->oldest = entry;
    return XLRU_OK;
}

xlru_status xlru_get(struct xlru *cache, int key, int *value)
{
    struct entry *entry = find(cache, key);
    if (entry == NULL)
        return XLRU_MISSING;
    use(cache, entry);
    *value = entry->value;
    return XLRU_OK;
}

xlru_status xlru_peek(const struct xlru *cache, int key, int *value)
{
    const struct entry *entry = find(cache, key);
    if (entry == NULL)
        return XLRU_MISSING;
    *value = entry->value;
    return XLRU_OK;
}

xlru_status xlru_remove(struct xlru *cache, int key)
{
    struct entry *entry = find(cache, key);
    if (entry == NULL)
        return XLRU_MISSING;
    forget(cache, entry);
    return XLRU_OK;
}

xlru_status xlru_oldest(const struct xlru *cache, int *key)
{
    if (cache->size == 0)
        return XLRU_MISSING;
    *key = cache->oldest->key;
    return XLRU_OK;
}

size_t xlru_size(const struct xlru *cache)
{
    return cache->size;
}
