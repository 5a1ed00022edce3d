#include "ttlcache.h"

#include <stdlib.h>
#include <string.h>

typedef struct entry {
  struct entry *next; // sorted: expires first, stands first
  uint64_t expires;
  char *key;
  char *value;
} entry;

struct ttl_cache {
  entry *first;
  size_t count;
  size_t capacity;
  uint64_t now;
  ttl_stats stats;
};

static char *dup_string(const char *s) {
  size_t n = strlen(s) + 1;
  char *d = malloc(n);
  return d ? memcpy(d, s, n) : NULL;
}

static void free_entry(entry *e) {
  free(e->key);
  free(e->value);
  free(e);
}

static entry *find(const ttl_cache *cache, const char *key) {
  entry *e = cache->first;
  while (e && strcmp(e->key, key) != 0)
    e = e->next;
  return e;
}

static void unlink_entry(ttl_cache *cache, const entry *e) {
  entry **link = &cache->first;
  while (*link != e)
    link = &(*link)->next;
  *link = e->next;
  cache->count--;
}

static void link_entry(ttl_cache *cache, entry *e) {
  entry **link = &cache->first;
  while (*link && (*link)->expires <= e->expires)
    link = &(*link)->next;
  e->next = *link;
  *link = e;
  cache->count++;
}

static void drop_first(ttl_cache *cache) {
  entry *e = cache->first;
  unlink_entry(cache, e);
  free_entry(e);
}

ttl_cache *ttl_create(size_t capacity) {
  if (capacity < 1 || capacity > 1000)
    return NULL;
  ttl_cache *cache = calloc(1, sizeof *cache);
  if (cache)
    cache->capacity = capacity;
  return cache;
}

void ttl_destroy(ttl_cache *cache) {
  if (!cache)
    return;
  while (cache->first)
    drop_first(cache);
  free(cache);
}

bool ttl_put(ttl_cache *cache, const char *key, const char *value, uint32_t ttl) {
  if (ttl == 0) {
    ttl_remove(cache, key);
    return true;
  }
  char *copy = dup_string(value);
  if (!copy)
    return false;
  entry *e = find(cache, key);
  char *name = e ? NULL : dup_string(key);
  if (!e && !name) {
    free(copy);
    return false;
  }
  if (cache->count == cache->capacity) {
    drop_first(cache);
    cache->stats.evicted++;
  }
  if (e) {
    free(e->value);
    unlink_entry(cache, e);
  } else {
    e = malloc(sizeof *e);
    if (!e) {
      free(copy);
      free(name);
      return false;
    }
    e->key = name;
  }
  e->value = copy;
  e->expires = cache->now + ttl;
  link_entry(cache, e);
  return true;
}

const char *ttl_peek(const ttl_cache *cache, const char *key) {
  const entry *e = find(cache, key);
  return e ? e->value : NULL;
}

const char *ttl_get(ttl_cache *cache, const char *key) {
  const char *value = ttl_peek(cache, key);
  if (value)
    cache->stats.hits++;
  else
    cache->stats.misses++;
  return value;
}

bool ttl_remove(ttl_cache *cache, const char *key) {
  entry *e = find(cache, key);
  if (!e)
    return false;
  unlink_entry(cache, e);
  free_entry(e);
  return true;
}

size_t ttl_tick(ttl_cache *cache, uint32_t ticks) {
  size_t dropped = 0;
  cache->now += ticks;
  while (cache->first && cache->first->expires <= cache->now) {
    drop_first(cache);
    dropped++;
  }
  cache->stats.expired += dropped;
  return dropped;
}

size_t ttl_count(const ttl_cache *cache) {
  return cache->count;
}

ttl_stats ttl_get_stats(const ttl_cache *cache) {
  return cache->stats;
}
