#ifndef SLABPOOL_H
#define SLABPOOL_H

#include <stdbool.h>
#include <stddef.h>

/* A pool of objects of one size, for programs that cannot afford malloc while
   they run: all memory is allocated when the pool is made. */
typedef struct slabpool slabpool;

#define SLABPOOL_MAX_SIZE 1024
#define SLABPOOL_MAX_COUNT 1024

/* A pool of `count` objects of `size` bytes each.  NULL when one of them is 0
   or over its limit, or memory is out. */
slabpool *slabpool_create(size_t size, size_t count);
/* Frees the pool and with it all of its objects, whether they were put back or
   not. */
void slabpool_destroy(slabpool *pool);

/* An object, whose bytes are all zero and which is aligned for any type; NULL
   when all are taken. */
void *slabpool_get(slabpool *pool);
/* Puts an object back.  It has to be one that was got from this pool and not
   put back since. */
void slabpool_put(slabpool *pool, void *object);

/* How many objects can still be got. */
size_t slabpool_available(const slabpool *pool);
/* Whether a pointer is that of an object of the pool that is taken.  Any
   pointer may be asked for. */
bool slabpool_owns(const slabpool *pool, const void *object);
/* Puts all objects back that are taken. */
void slabpool_reset(slabpool *pool);

#endif
