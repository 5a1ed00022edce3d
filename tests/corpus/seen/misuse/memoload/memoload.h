#ifndef MEMOLOAD_H
#define MEMOLOAD_H

#include <stddef.h>

/**
 * @file memoload.h
 * @brief A cache that loads what is not there.
 *
 * Values are loaded by a function of the user, and unloaded by another when
 * they are evicted.  An item that is acquired is pinned: it stays in the
 * cache until it is released as many times as it was acquired.
 */

/** How values are made and disposed of. Neither function may use the cache. */
typedef struct {
    /** Loads the value of a key; NULL when that is not possible. */
    void *(*load)(int key, void *context);
    /** Unloads a value; may be NULL when there is nothing to do. */
    void (*unload)(int key, void *value, void *context);
    /** Passed to both. */
    void *context;
} ml_loader;

typedef struct ml_cache ml_cache;
typedef struct ml_item ml_item;

/**
 * Creates a cache.
 * @param capacity  number of items, 1 to 1024
 * @param loader    is copied
 * @return NULL when the capacity is not allowed or memory is out
 */
ml_cache *ml_create(size_t capacity, const ml_loader *loader);

/** Unloads everything and destroys the cache. No item may be pinned any more. */
void ml_destroy(ml_cache *cache);

/**
 * Pins the item of a key, loading it first if need be.  The item that was
 * used least recently and is not pinned makes room for it.
 * @return NULL when it cannot be loaded, everything is pinned, or memory is out
 */
ml_item *ml_acquire(ml_cache *cache, int key);

/** Releases an item that was acquired. It must not be used afterwards. */
void ml_release(ml_cache *cache, ml_item *item);

/** The value of an item, which is valid while it is pinned. */
void *ml_value(const ml_item *item);
/** The key of an item. */
int ml_key(const ml_item *item);

/** Unloads all items that are not pinned; how many. */
size_t ml_flush(ml_cache *cache);

/** Number of items in the cache. */
size_t ml_size(const ml_cache *cache);
/** Number of these that are pinned. */
size_t ml_pinned(const ml_cache *cache);

#endif
