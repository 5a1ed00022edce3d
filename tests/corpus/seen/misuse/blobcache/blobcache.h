/* blobcache - a cache in front of something slow
 *
 * Keys and values are blobs of a fixed size. What is not in the cache is brought
 * by a loader; when the cache is full, what was not used for the longest time
 * goes.
 */
#ifndef BLOBCACHE_H
#define BLOBCACHE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct BlobCache BlobCache;

/* Writes the value of a key, of the cache's value size, to `value`, which is
 * zeros. False if there is none. A loader must not use the cache that calls it. */
typedef bool (*BlobLoader)(void *context, const void *key, void *value);

typedef struct BlobCacheOptions {
    size_t key_size;   /* 1 to 256 bytes */
    size_t value_size; /* 1 to 65536 bytes */
    size_t capacity;   /* 1 to 1000 entries */
    BlobLoader loader; /* required */
    void *context;     /* for the loader */
} BlobCacheOptions;

/* NULL if a size is out of range or memory is out. The options are copied. */
BlobCache *BlobCache_New(const BlobCacheOptions *options);
void BlobCache_Delete(BlobCache *cache);

/* The value of a key, from the cache or loaded. NULL if there is none or memory
 * is out. It is valid until the next call for this cache that is not const. */
const void *BlobCache_Get(BlobCache *cache, const void *key);

/* Copies the value of a key, of the cache's value size, to `out`. */
bool BlobCache_Read(BlobCache *cache, const void *key, void *out);

/* The first bytes of the value of a key: `size` of them, at most the value
 * size. */
bool BlobCache_Prefix(BlobCache *cache, const void *key, void *out, size_t size);

/* Loads `count` keys that lie one behind the other. Returns how many of them
 * there are. */
size_t BlobCache_Preload(BlobCache *cache, const void *keys, size_t count);

/* Whether a key is in the cache right now. */
bool BlobCache_Has(const BlobCache *cache, const void *key);

/* Forgets a key, if it was in the cache. */
bool BlobCache_Drop(BlobCache *cache, const void *key);

size_t BlobCache_Count(const BlobCache *cache);

#endif
