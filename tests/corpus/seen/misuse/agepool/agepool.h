#ifndef AGEPOOL_H
#define AGEPOOL_H

#include <stddef.h>

/*
 * agepool: memory by generations.
 *
 * A server that handles one request after the other allocates for the request
 * and throws everything away at its end.  With an age pool it calls ap_step
 * when a request begins and ap_drop when one is done; what must live longer
 * is moved on with ap_keep.
 *
 * Generations are numbered from 1.  A new pool is in generation 1.
 */

typedef struct age_pool age_pool;

#define AP_MAX_OBJECT ((size_t)1 << 20)  /* bytes in an object */
#define AP_MAX_LIVE   4096               /* objects in a pool */

/* Opens a pool; NULL if there is no memory. */
age_pool *ap_open(void);

/* Closes the pool and frees every object in it.  NULL is ignored. */
void ap_close(age_pool *pool);

/*
 * Allocates an object of the current generation, zeroed and aligned for
 * anything.  A size of 0 is an object of no bytes with an address of its own.
 * NULL if it is too large, the pool is full, or there is no memory.
 * Never pass the object to free() or realloc().
 */
void *ap_alloc(age_pool *pool, size_t size);

/* Allocates a copy of a string. */
char *ap_strdup(age_pool *pool, const char *text);

/* Begins the next generation and returns its number. */
unsigned long ap_step(age_pool *pool);

/* The number of the current generation. */
unsigned long ap_now(const age_pool *pool);

/*
 * Frees all objects of generation `upto` and of those before it, and returns
 * how many they were.  The current generation may be dropped too; it then goes
 * on without objects.
 */
size_t ap_drop(age_pool *pool, unsigned long upto);

/*
 * Moves an object of this pool into the current generation and returns its
 * new address.  The old one is no longer valid, even if the object was of the
 * current generation already.  NULL if there is no memory: then the object
 * has stayed where it was.
 */
void *ap_keep(age_pool *pool, void *object);

/* Size and generation of an object, which must be one from ap_alloc,
 * ap_strdup or ap_keep that still lives. */
size_t ap_size(const void *object);
unsigned long ap_age(const void *object);

/* Number of objects that live. */
size_t ap_live(const age_pool *pool);

#endif
