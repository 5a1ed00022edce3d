#include "blobcache.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct Entry {
    struct Entry *next; /* used later first */
    unsigned char *key;
    unsigned char *value;
} Entry;

struct BlobCache {
    BlobCacheOptions options;
    Entry *first;
    size_t count;
    bool loading;
};

static void FreeEntry(Entry *entry)
{
    free(entry->key);
    free(entry->value);
    free(entry);
}

BlobCache *BlobCache_New(const BlobCacheOptions *options)
{
    assert(options->loader != NULL);
    if (options->key_size < 1 || options->key_size > 256 || options->value_size < 1 ||
        options->value_size > 65536 || options->capacity < 1 || options->capacity > 1000)
        return NULL;
    BlobCache *cache = calloc(1, sizeof *cache);
    if (cache != NULL)
        cache->options = *options;
    return cache;
}

void BlobCache_Delete(BlobCache *cache)
{
    if (cache == NULL)
        return;
    assert(!cache->loading);
    while (cache->first != NULL) {
        Entry *entry = cache->first;
        cache->first = entry->next;
        FreeEntry(entry);
    }
    free(cache);
}

static Entry **Find(BlobCache *cache, const void *key)
{
    Entry **link = &cache->first;
    while (*link != NULL && memcmp((*link)->key, key, cache->options.key_size) != 0)
        link = &(*link)->next;
    return link;
}

static Entry *Load(BlobCache *cache, const void *key)
{
    const BlobCacheOptions *options = &cache->options;
    Entry *entry = calloc(1, sizeof *entry);
    if (entry == NULL)
        return NULL;
    entry->key = malloc(options->key_size);
    entry->value = calloc(1, options->value_size);
    bool loaded = false;
    if (entry->key != NULL && entry->value != NULL) {
        memcpy(entry->key, key, options->key_size);
        cache->loading = true;
        loaded = options->loader(options->context, key, entry->value);
        cache->loading = false;
    }
    if (!loaded) {
        FreeEntry(entry);
        return NULL;
    }
    if (cache->count == options->capacity) {
        Entry **last = &cache->first;
        while ((*last)->next != NULL)
            last = &(*last)->next;
        FreeEntry(*last);
        *last = NULL;
        cache->count--;
    }
    cache->count++;
    return entry;
}

const void *BlobCache_Get(BlobCache *cache, const void *key)
{
    assert(!cache->loading && "used by its loader");
    Entry **link = Find(cache, key);
    Entry *entry = *link;
    if (entry != NULL)
        *link = entry->next;
    else
        entry = Load(cache, key);
    if (entry == NULL)
        return NULL;
    entry->next = cache->first;
    cache->first = entry;
    return entry->value;
}

bool BlobCache_Read(BlobCache *cache, const void *key, void *out)
{
    return BlobCache_Prefix(cache, key, out, cache->options.value_size);
}

bool BlobCache_Prefix(BlobCache *cache, const void *key, void *out, size_t size)
{
    assert(size <= cache->options.value_size);
    const void *value = BlobCache_Get(cache, key);
    if (value == NULL)
        return false;
    if (size > 0)
        memmove(out, value, size);
    return true;
}

size_t BlobCache_Preload(BlobCache *cache, const void *keys, size_t count)
{
    const unsigned char *key = keys;
    size_t found = 0;
    for (size_t i = 0; i < count; i++) {
        found += BlobCache_Get(cache, key) != NULL;
        key += cache->options.key_size;
    }
    return found;
}

bool BlobCache_Has(const BlobCache *cache, const void *key)
{
    for (const Entry *entry = cache->first; entry != NULL; entry = entry->next)
        if (memcmp(entry->key, key, cache->options.key_size) == 0)
            return true;
    return false;
}

bool BlobCache_Drop(BlobCache *cache, const void *key)
{
    assert(!cache->loading);
    Entry **link = Find(cache, key);
    Entry *entry = *link;
    if (entry == NULL)
        return false;
    *link = entry->next;
    cache->count--;
    FreeEntry(entry);
    return true;
}

size_t BlobCache_Count(const BlobCache *cache)
{
    return cache->count;
}
