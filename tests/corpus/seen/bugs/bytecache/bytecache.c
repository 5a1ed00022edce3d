#include "bytecache.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *newer;
    struct entry *older;
    uint32_t key;
    size_t size;
    void *data;
};

struct bytecache {
    struct entry *newest;
    struct entry *oldest;
    size_t limit;
    size_t used;
    size_t count;
};

bytecache *bytecache_new(size_t limit)
{
    if (limit > 1000000)
        return NULL;
    bytecache *cache = calloc(1, sizeof *cache);
    if (cache != NULL)
        cache->limit = limit;
    return cache;
}

static void link_newest(bytecache *cache, struct entry *entry)
{
    entry->newer = NULL;
    entry->older = cache->newest;
    if (cache->newest != NULL)
        cache->newest->newer = entry;
    else
        cache->oldest = entry;
    cache->newest = entry;
    cache->used += entry->size;
    cache->count++;
}

static void unlink_entry(bytecache *cache, struct entry *entry)
{
    if (entry->newer != NULL)
        entry->newer->older = entry->older;
    else
        cache->newest = entry->older;
    if (entry->older != NULL)
        entry->older->newer = entry->newer;
    else
        cache->oldest = entry->newer;
    cache->used -= entry->size;
    cache->count--;
}

static void remove_entry(bytecache *cache, struct entry *entry)
{
    unlink_entry(cache, entry);
    free(entry->data);
    free(entry);
}

static void make_room(bytecache *cache, size_t size)
{
    while (cache->used + size > cache->limit)
        remove_entry(cache, cache->oldest);
}

void bytecache_free(bytecache *cache)
{
    if (cache == NULL)
        return;
    while (cache->oldest != NULL)
        remove_entry(cache, cache->oldest);
    free(cache);
}

static struct entry *find(const bytecache *cache, uint32_t key)
{
    struct entry *entry = cache->newest;
    while (entry != NULL && entry->key != key)
        entry = entry->older;
    return entry;
}

static void *copy_of(const void *data, size_t size)
{
    void *copy = malloc(size == 0 ? 1 : size);
    if (copy != NULL && size > 0)
        memcpy(copy, data, size);
    return copy;
}

static bool replace(bytecache *cache, struct entry *entry, const void *data, size_t size)
{
    void *copy = copy_of(data, size);
    if (copy == NULL)
        return false;
    unlink_entry(cache, entry);
    free(entry->data);
    entry->data = copy;
    entry->size = size;
    make_room(cache, size);
    link_newest(cache, entry);
    return true;
}

bool bytecache_put(bytecache *cache, uint32_t key, const void *data, size_t size)
{
    struct entry *entry = find(cache, key);
    if (entry != NULL)
        return replace(cache, entry, data, size);
    if (size > cache->limit)
        return false;
    void *copy = copy_of(data, size);
    if (copy == NULL)
        return false;
    entry = malloc(sizeof *entry);
    if (entry == NULL) {
        free(copy);
        return false;
    }
    entry->key = key;
    entry->size = size;
    entry->data = copy;
    make_room(cache, size);
    link_newest(cache, entry);
    return true;
}

const void *bytecache_get(bytecache *cache, uint32_t key, size_t *size)
{
    struct entry *entry = find(cache, key);
    if (entry == NULL)
        return NULL;
    unlink_entry(cache, entry);
    link_newest(cache, entry);
    *size = entry->size;
    return entry->data;
}

bool bytecache_has(const bytecache *cache, uint32_t key)
{
    return find(cache, key) != NULL;
}

bool bytecache_drop(bytecache *cache, uint32_t key)
{
    struct entry *entry = find(cache, key);
    if (entry == NULL)
        return false;
    remove_entry(cache, entry);
    return true;
}

size_t bytecache_count(const bytecache *cache)
{
    return cache->count;
}

size_t bytecache_used(const bytecache *cache)
{
    return cache->used;
}
