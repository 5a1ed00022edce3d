/*
 * holdcache: a cache of byte strings under 32-bit keys, least recently used
 * goes first.
 *
 * What holdcache_get hands out is held by the caller: it stays readable, and
 * the same, whatever happens to the cache, until it is released.  That holds
 * for items that are replaced, removed or evicted meanwhile, and even when the
 * cache itself has been freed.
 */
#ifndef HOLDCACHE_H
#define HOLDCACHE_H

#include <stddef.h>
#include <stdint.h>

#define HOLDCACHE_SLOTS_MAX 4096
#define HOLDCACHE_BYTES_MAX 65536

typedef struct holdcache holdcache;
typedef struct holditem holditem;

/* A cache for up to `slots` items, 1 to HOLDCACHE_SLOTS_MAX; NULL for other
 * numbers or when memory is out. */
holdcache *holdcache_new(size_t slots);
void holdcache_free(holdcache *c);

/* Stores a copy of size bytes under key, in place of what was there.  When the
 * cache is full the least recently used item is evicted.  Returns 0, or -1 when
 * there are too many bytes or memory is out.  data may be NULL if size is 0. */
int holdcache_put(holdcache *c, uint32_t key, const void *data, size_t size);

/* NULL when there is nothing under key.  Otherwise call holditem_release once
 * for each successful get. */
const holditem *holdcache_get(holdcache *c, uint32_t key);

/* Returns 0, or -1 when there was nothing under key. */
int holdcache_remove(holdcache *c, uint32_t key);

/* Changes the number of slots, which evicts items if need be. */
int holdcache_resize(holdcache *c, size_t slots);

size_t holdcache_count(const holdcache *c);

const void *holditem_data(const holditem *it);
size_t holditem_size(const holditem *it);
void holditem_release(const holditem *it); /* NULL is ignored */

#endif
