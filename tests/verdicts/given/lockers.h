/* A pool of slots for small numbers.
 *
 * Slots belong to their pool.  A slot is valid until it is given back or the pool is freed.
 */
#ifndef LOCKERS_H
#define LOCKERS_H
#include <stddef.h>
typedef struct pool pool;
typedef struct slot slot;
/* An empty pool, NULL if there is no memory. */
pool *pool_new(void);
/* Frees the pool and its slots. */
void pool_free(pool *p);
/* A new slot, NULL if there is no memory. */
slot *pool_take(pool *p, int value);
/* Gives a slot back.  All other slots remain valid. */
void pool_return(pool *p, slot *s);
int slot_value(const slot *s);
#endif
