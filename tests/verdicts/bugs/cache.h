/* A cache of named values. The cache owns its values and frees them with value_free. */
#ifndef CACHE_H
#define CACHE_H
#include <stdbool.h>
#include <stddef.h>
typedef struct value value;
typedef struct cache cache;
value *value_new(const char *text);
void value_free(value *v);
const char *value_text(const value *v);
cache *cache_new(void);
void cache_free(cache *c);
/* Takes V over; a value of the same key is replaced. False when memory ran out: V is the caller's still. */
bool cache_put(cache *c, const char *key, value *v);
/* Owned by the cache. */
const value *cache_get(const cache *c, const char *key);
bool cache_remove(cache *c, const char *key);
size_t cache_count(const cache *c);
#endif
