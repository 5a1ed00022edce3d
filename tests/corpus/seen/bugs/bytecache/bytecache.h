#ifndef BYTECACHE_H
#define BYTECACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A cache of data under numeric keys.  The sizes of all entries together never
   exceed a limit: the entries that were not used for the longest time go. */
typedef struct bytecache bytecache;

/* A cache for at most `limit` bytes; NULL for more than a million. */
bytecache *bytecache_new(size_t limit);
void bytecache_free(bytecache *cache);

/* Keeps a copy of `size` bytes under a key, in place of what was there.  False
   when it cannot be kept, because it is larger than the limit or memory is
   out. */
bool bytecache_put(bytecache *cache, uint32_t key, const void *data, size_t size);
/* The data of a key, which becomes the one used last, and its size; NULL when
   there is none.  Valid until the next change of the cache. */
const void *bytecache_get(bytecache *cache, uint32_t key, size_t *size);
/* Whether there is such a key; this is no use of it. */
bool bytecache_has(const bytecache *cache, uint32_t key);
/* False when there is none. */
bool bytecache_drop(bytecache *cache, uint32_t key);

size_t bytecache_count(const bytecache *cache);
size_t bytecache_used(const bytecache *cache); /* bytes */

#endif
