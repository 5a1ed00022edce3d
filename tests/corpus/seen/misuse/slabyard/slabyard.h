#ifndef SLABYARD_H
#define SLABYARD_H

#include <stdbool.h>
#include <stddef.h>

/*
 * slabyard: caches of objects of one size.
 *
 * Objects come in slabs of some dozen. An object is constructed once, when its
 * slab is made, and goes in and out of the cache constructed; so give it back
 * in the state that the constructor left.
 */

#define SY_MAX_SIZE  4096u               /* bytes of an object */
#define SY_MAX_BYTES (8u * 1024u * 1024u) /* a cache does not grow beyond */

typedef struct sy_cache sy_cache;

/* Constructor: prepares the object at obj. Must not call functions of the
 * cache that it works for. Returns false to give up. */
typedef bool sy_ctor(void *obj, size_t size, void *arg);

struct sy_stats {
    size_t size;  /* bytes of an object, as asked for */
    size_t slabs; /* slabs there are */
    size_t live;  /* objects handed out */
    size_t idle;  /* objects in the cache */
};

/* New cache for objects of `size` bytes (1 to SY_MAX_SIZE), aligned as malloc
 * aligns. ctor may be NULL, objects are zero bytes then. Returns NULL for
 * a bad size or lack of memory. Nothing is constructed yet. */
sy_cache *sy_create(size_t size, sy_ctor *ctor, void *arg);

/* Frees the cache with all objects, handed out or not. NULL is ignored. */
void sy_destroy(sy_cache *c);

/* Hands out an object. NULL if memory or SY_MAX_BYTES is exhausted, or the
 * constructor gave up. */
void *sy_alloc(sy_cache *c);

/* Takes back an object that was handed out by this cache. NULL is ignored.
 * The object must not be used from then on. */
void sy_free(sy_cache *c, void *obj);

/* Makes slabs until at least n objects are idle; false if that fails (some may
 * have been made). */
bool sy_reserve(sy_cache *c, size_t n);

/* Frees all slabs without live objects, returns how many. */
size_t sy_reap(sy_cache *c);

/* Fills in *st. */
void sy_stat(const sy_cache *c, struct sy_stats *st);

#endif
