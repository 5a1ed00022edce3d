#ifndef LRUCACHE_H
#define LRUCACHE_H

#include <stdbool.h>
#include <stddef.h>

/* A cache from int to int that keeps the entries used last.  It may be
   switched off with a capacity of 0: then nothing is kept and everything else
   works as with an empty cache. */
typedef struct lrucache lrucache;

/* Told of each entry that has to go to make room.  It must not use the cache. */
typedef void (*lrucache_evicted)(void *context, int key, int value);

#define LRUCACHE_MAX 1000

/* `evicted` may be NULL.  NULL when memory is out or the capacity is above
   LRUCACHE_MAX. */
lrucache *lrucache_new(size_t capacity, lrucache_evicted evicted, void *context);
void lrucache_free(lrucache *cache);

/* Stores or replaces.  False when it is not kept: memory is out or the cache
   is off. */
bool lrucache_put(lrucache *cache, int key, int value);
/* False when there is no such key.  `value` may be NULL. */
bool lrucache_get(lrucache *cache, int key, int *value);
/* As lrucache_get, but does not count as a use. */
bool lrucache_peek(const lrucache *cache, int key, int *value);
bool lrucache_remove(lrucache *cache, int key);

/* Drops the entries that have no room any more.  False above LRUCACHE_MAX. */
bool lrucache_resize(lrucache *cache, size_t capacity);
size_t lrucache_capacity(const lrucache *cache);
size_t lrucache_size(const lrucache *cache);

#endif
