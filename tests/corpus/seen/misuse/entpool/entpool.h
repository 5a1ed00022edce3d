/*
 * entpool.h - pool of equally sized items that are named by numbers
 */
#ifndef ENTPOOL_H
#define ENTPOOL_H

#include <stddef.h>

typedef struct Pool Pool;
typedef unsigned PoolId;

#define POOL_NONE 0u /* never the id of an item */
#define POOL_MAX_ITEMS 10000
#define POOL_MAX_SIZE 1000

/* A pool of items of item_size bytes each, 1 to POOL_MAX_SIZE.
   NULL on a wrong size or out of memory. */
Pool *Pool_Create(size_t item_size);

/* Every item must have been released before. */
void Pool_Destroy(Pool *pool);

/* A new item, all bytes 0. It lives until its last reference is released;
   the caller has the first. POOL_NONE if there are too many. */
PoolId Pool_Acquire(Pool *pool);

/* One more reference to a living item. Returns the id again. */
PoolId Pool_Retain(Pool *pool, PoolId id);

/* One reference less. With the last one the item is gone, and its id may be
   given to a new one. */
void Pool_Release(Pool *pool, PoolId id);

/* The bytes of a living item. Acquiring another item may move them. */
void *Pool_Data(const Pool *pool, PoolId id);

/* Copies all bytes of one living item to another. */
void Pool_Copy(Pool *pool, PoolId to, PoolId from);

/* Number of references to a living item. */
unsigned Pool_References(const Pool *pool, PoolId id);

/* Number of living items. */
size_t Pool_Living(const Pool *pool);

size_t Pool_ItemSize(const Pool *pool);

#endif
