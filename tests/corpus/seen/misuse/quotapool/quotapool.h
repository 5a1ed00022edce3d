/* quotapool: nested budgets for any resource that can be counted.
 *
 * A pool has a limit and hands out tickets for amounts of it.  What a pool hands
 * out counts against its parent too, and its parent's parent, so that a ticket
 * is only given if all of them have enough left.
 *
 * A pool has to outlive what is under it: all of its tickets must be given back
 * and the pools under it closed before it is closed itself.
 *
 * Pools and tickets must not be NULL where nothing is said about it.
 */
#ifndef QUOTAPOOL_H
#define QUOTAPOOL_H

#include <stddef.h>
#include <stdint.h>

/* Pools nest up to this depth, the root being 1. */
#define QUOTAPOOL_DEPTH 16

typedef struct quotapool quotapool;
typedef struct quotaticket quotaticket;

/* Called when a pool has too little left for an amount that was asked for, there
 * or in a pool below.  It may give back tickets of any pool, also of this one, and
 * change limits; it must not close pools and must not ask for tickets.  If it
 * returns nonzero, the pool is looked at once more. */
typedef int quotapool_fn(void *arg, quotapool *pool, uint64_t missing);

/* Opens a pool with a limit (0 is possible) under a parent, or a root if parent
 * is NULL.  NULL without memory or when nested too deeply. */
quotapool *quotapool_open(quotapool *parent, uint64_t limit);

/* Closes a pool that has neither tickets nor pools under it. NULL is ignored. */
void quotapool_close(quotapool *pool);

/* Sets the function to be called when the pool is short; NULL for none. */
void quotapool_on_short(quotapool *pool, quotapool_fn *fn, void *arg);

/* Sets a new limit.  If it is less than what is in use, nothing is taken away,
 * but no more is handed out. */
void quotapool_set_limit(quotapool *pool, uint64_t limit);

/* What is handed out, here and below. */
uint64_t quotapool_used(const quotapool *pool);

/* What could be handed out here now, considering all pools above. */
uint64_t quotapool_left(const quotapool *pool);

/* Asks for an amount, 0 included.  Returns a ticket for it, or NULL if there is
 * not enough left, or no memory. */
quotaticket *quotapool_take(quotapool *pool, uint64_t amount);

/* The amount of a ticket. */
uint64_t quotaticket_amount(const quotaticket *ticket);

/* Gives a ticket back, with its amount.  This frees the ticket. */
void quotaticket_give(quotaticket *ticket);

#endif
