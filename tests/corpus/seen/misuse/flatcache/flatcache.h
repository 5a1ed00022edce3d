/* flatcache.h -- a fixed-size LRU cache that lives in memory you give it.
 *
 * Meant for places without a heap: hand over a static array, a stack buffer or
 * a piece of a shared segment, and the cache keeps everything in there.  It
 * never allocates, and it is gone when the memory is gone; there is nothing to
 * close.
 *
 *     static _Alignas(max_align_t) unsigned char mem[4096];
 *     flatcache *c = fc_init(mem, sizeof mem, 64);
 *
 * Keys are binary and always FC_KEY bytes long (session ids, digests).  A
 * `key' argument therefore points to FC_KEY readable bytes; a shorter text has
 * to be padded by the caller, or use fc_key().
 */
#ifndef FLATCACHE_H
#define FLATCACHE_H

#include <stddef.h>
#include <stdint.h>

#define FC_KEY     16
#define FC_MAXVAL  65535

typedef struct flatcache flatcache;

typedef struct {
    uint64_t hits, misses, evictions;
} fc_stats;

/* Sets up an empty cache in the `size' bytes at mem, for values of up to
 * `maxval' bytes (1 ... FC_MAXVAL).  mem must be aligned as malloc() aligns, and
 * must stay in place and untouched by others for as long as the cache is used.
 * Returns NULL when maxval is out of range or size is too small for even one
 * value. */
flatcache *fc_init(void *mem, size_t size, size_t maxval);

/* Bytes needed for `slots' values of up to maxval bytes; 0 when that is out of
 * range or does not fit a size_t. */
size_t fc_needed(size_t slots, size_t maxval);

/* Makes a key of a text: its first FC_KEY bytes, the rest zero. */
void fc_key(unsigned char key[FC_KEY], const char *text);

/* Stores a value, in place of one with the same key if there is one, else in
 * a free slot, else in that of the value used longest ago.  Returns 0, or -1
 * when len is more than the cache's maxval.  value may be NULL when len is 0,
 * and must not point into the cache's memory. */
int fc_put(flatcache *c, const void *key, const void *value, size_t len);

/* Copies a value to out, at most `room' bytes (out may be NULL when room is
 * 0), and counts it as used.  Returns the value's whole length, or -1 when it
 * is not cached. */
long fc_get(flatcache *c, const void *key, void *out, size_t room);

/* 1 when the key is cached, else 0.  Doesn't count as use. */
int fc_has(const flatcache *c, const void *key);

/* Drops a value.  Returns 0, or -1 when it was not cached. */
int fc_drop(flatcache *c, const void *key);

/* Drops all values; the statistics stay. */
void fc_clear(flatcache *c);

size_t fc_used(const flatcache *c);
size_t fc_slots(const flatcache *c);
fc_stats fc_statistics(const flatcache *c);

#endif
