#ifndef SLABKIT_H
#define SLABKIT_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Slabkit hands out objects of one size from slabs that hold several of them.
 * Taking and giving back is cheap, and the memory of a whole slab goes back to
 * the system only when you ask for it.
 */

typedef struct slabkit slabkit;

/* Called once for every object when its slab is made, not each time it is
   taken: an object keeps its contents from slab_give to the next slab_take.
   The function must not call slabkit for the same cache. */
typedef void slab_setup_fn(void *object, void *context);

#define SLAB_MAX_SIZE 4096   /* largest object */
#define SLAB_MAX_PER_SLAB 64 /* most objects in a slab */
#define SLAB_MAX_SLABS 1024  /* most slabs in a cache */

/* Make a cache of objects with `size` bytes, `per_slab` of them in each slab.
   Without a setup function (NULL) new objects are all zeros.  NULL is returned
   if a number is 0 or above its limit, or memory is short. */
slabkit *slab_open(size_t size, unsigned per_slab, slab_setup_fn *setup, void *context);

/* Free the cache with every slab, whether or not all of its objects have been
   given back: none of them may be touched any more.  NULL is allowed. */
void slab_close(slabkit *cache);

/* Take an object: `size` bytes, aligned for any type.  NULL if memory is short
   or the cache has as many slabs as it may. */
void *slab_take(slabkit *cache);

/* Give an object back to the cache it was taken from, once.  Giving NULL does
   nothing.  What is not a taken object of this cache trips an assertion. */
void slab_give(slabkit *cache, void *object);

/* Whether the pointer is an object of the cache that is taken at the moment.
   Any pointer may be asked about. */
bool slab_owns(const slabkit *cache, const void *object);

/* Free the slabs of which no object is taken; returns how many. */
unsigned slab_trim(slabkit *cache);

/* The size given to slab_open, the objects taken, and the slabs. */
size_t slab_size(const slabkit *cache);
size_t slab_taken(const slabkit *cache);
unsigned slab_slabs(const slabkit *cache);

#endif
