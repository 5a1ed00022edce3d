// A cache of strings in which entries grow old.
//
// The cache has a clock of its own, which stands still until ttl_tick() moves it.
// When a cache is full, the entry that would expire first makes room.
#ifndef TTLCACHE_H
#define TTLCACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ttl_cache ttl_cache;

typedef struct {
  uint64_t hits;
  uint64_t misses;
  uint64_t evicted; // made room for others
  uint64_t expired;
} ttl_stats;

// A cache of up to `capacity` entries, 1 to 1000.  NULL otherwise.
ttl_cache *ttl_create(size_t capacity);
void ttl_destroy(ttl_cache *cache);

// Stores a copy of value under a copy of key for `ttl` ticks, instead of what was
// there under the key.  With a ttl of 0 the key is just removed.  False if out of
// memory.
bool ttl_put(ttl_cache *cache, const char *key, const char *value, uint32_t ttl);

// The value, or NULL.  Belongs to the cache; valid until it is next changed by
// ttl_put, ttl_remove or ttl_tick.
const char *ttl_get(ttl_cache *cache, const char *key);

// Like ttl_get but does not count as hit or miss.
const char *ttl_peek(const ttl_cache *cache, const char *key);

// Whether there was one.
bool ttl_remove(ttl_cache *cache, const char *key);

// Moves the clock on and drops what has expired.  Returns how many those were.
size_t ttl_tick(ttl_cache *cache, uint32_t ticks);

size_t ttl_count(const ttl_cache *cache);
ttl_stats ttl_get_stats(const ttl_cache *cache);

#endif
