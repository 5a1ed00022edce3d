#ifndef CREDITPL_H
#define CREDITPL_H

#include <stddef.h>

/*
 * Credit pools, for flow control: a sender may have only so many bytes,
 * buffers or requests under way.  Think of a counting semaphore which hands out
 * receipts.
 *
 * You make a pool with a number of credits.  Whoever wants some of them asks
 * for a grant, and gives the grant back when done.  A grant can be split in two
 * and two can be joined again, so that parts can go separate ways.  Nothing here
 * blocks and nothing is safe for threads: put your own lock around it.
 */
typedef struct credit_pool credit_pool;
typedef struct credit_grant credit_grant;

/* Makes a pool of so many credits; 0 is fine, you can add some later.  You get
 * NULL when there is no memory. */
credit_pool *credit_pool_new(size_t credits);

/* Destroys a pool; NULL is ignored.  Get all your grants back first: a pool with
 * grants outstanding must not be freed. */
void credit_pool_free(credit_pool *pool);

/* Adds credits to a pool.  Returns 0, or -1 (and adds none) if that would be
 * more in total than a size_t can count. */
int credit_pool_add(credit_pool *pool, size_t credits);

/* How many credits there are in all, how many of them are free, and how many
 * grants are outstanding. */
size_t credit_pool_total(const credit_pool *pool);
size_t credit_pool_free_credits(const credit_pool *pool);
size_t credit_pool_grants(const credit_pool *pool);

/* Asks for credits, all or nothing.  The grant is yours until you hand it to
 * credit_give_back() or join it to another.  NULL means: not now (too few are
 * free), or no memory.  Asking for 0 always gets you an empty grant, unless
 * there is no memory. */
credit_grant *credit_take(credit_pool *pool, size_t credits);

/* The size of a grant. */
size_t credit_size(const credit_grant *grant);

/* Gives a grant back.  It is gone afterwards.  NULL is ignored. */
void credit_give_back(credit_grant *grant);

/* Moves some credits of a grant to a new one and returns that.  NULL, with the
 * grant as it was, if it has fewer than that or there is no memory. */
credit_grant *credit_split(credit_grant *grant, size_t credits);

/* Moves all credits of other to grant; other is gone afterwards.  The two must
 * be different grants of the same pool. */
void credit_join(credit_grant *grant, credit_grant *other);

#endif
