#ifndef OBJCACHE_H
#define OBJCACHE_H

#include <stddef.h>

/*
 * objcache: objects of one size, constructed once and used many times.
 *
 * An object that is put back keeps its constructed state and is handed out
 * again later.
 */

#define OBJCACHE_MAX_SIZE  4096
#define OBJCACHE_MAX_COUNT 1024

typedef struct objcache objcache_t;

/* Brings fresh memory, which is all zero, into the constructed state. */
typedef void (*objcache_ctor)(void *obj, size_t size);

/*
 * size:  1 to OBJCACHE_MAX_SIZE
 * limit: how many objects may be in use at a time, 1 to OBJCACHE_MAX_COUNT
 * ctor:  may be NULL
 * Returns NULL when a number is out of range or memory is out.
 */
objcache_t *objcache_create(size_t size, size_t limit, objcache_ctor ctor);

/* All objects must have been put back. */
void objcache_destroy(objcache_t *cache);

/* NULL when the limit is reached or memory is out. */
void *objcache_get(objcache_t *cache);

/* obj must be one that this cache handed out and that was not put back since.
 * It must not be used any more. NULL is ignored. */
void objcache_put(objcache_t *cache, void *obj);

/* Frees objects that are not in use, returns how many. */
size_t objcache_trim(objcache_t *cache);

size_t objcache_in_use(const objcache_t *cache);
size_t objcache_idle(const objcache_t *cache);
size_t objcache_object_size(const objcache_t *cache);

#endif
