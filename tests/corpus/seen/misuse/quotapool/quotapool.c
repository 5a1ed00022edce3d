#include "quotapool.h"

#include <stdlib.h>

struct quotapool {
    quotapool *parent;
    unsigned depth;
    uint64_t limit;
    uint64_t used;
    quotapool_fn *fn;
    void *arg;
};

struct quotaticket {
    quotapool *pool;
    uint64_t amount;
};

quotapool *quotapool_open(quotapool *parent, uint64_t limit)
{
    unsigned depth = parent != NULL ? parent->depth + 1 : 1;
    quotapool *pool;

    if (depth > QUOTAPOOL_DEPTH)
        return NULL;
    pool = calloc(1, sizeof *pool);
    if (pool == NULL)
        return NULL;
    pool->parent = parent;
    pool->depth = depth;
    pool->limit = limit;
    return pool;
}

void quotapool_close(quotapool *pool)
{
    free(pool);
}

void quotapool_on_short(quotapool *pool, quotapool_fn *fn, void *arg)
{
    pool->fn = fn;
    pool->arg = arg;
}

void quotapool_set_limit(quotapool *pool, uint64_t limit)
{
    pool->limit = limit;
}

uint64_t quotapool_used(const quotapool *pool)
{
    return pool->used;
}

/* What this pool alone has left. */
static uint64_t own_left(const quotapool *pool)
{
    return pool->limit > pool->used ? pool->limit - pool->used : 0;
}

uint64_t quotapool_left(const quotapool *pool)
{
    uint64_t left = UINT64_MAX;

    for (; pool != NULL; pool = pool->parent)
        if (own_left(pool) < left)
            left = own_left(pool);
    return left;
}

/* Whether a pool has an amount left, perhaps after its function was called. */
static int enough(quotapool *pool, uint64_t amount)
{
    uint64_t left = own_left(pool);

    if (left >= amount)
        return 1;
    if (pool->fn == NULL)
        return 0;
    if (pool->fn(pool->arg, pool, amount - left) == 0)
        return 0;
    return own_left(pool) >= amount;
}

quotaticket *quotapool_take(quotapool *pool, uint64_t amount)
{
    quotaticket *ticket = malloc(sizeof *ticket);

    if (ticket == NULL)
        return NULL;
    for (quotapool *at = pool; at != NULL; at = at->parent)
        if (!enough(at, amount)) {
            free(ticket);
            return NULL;
        }
    /* A function may have changed the limit of a pool that was looked at. */
    if (quotapool_left(pool) < amount) {
        free(ticket);
        return NULL;
    }
    for (quotapool *at = pool; at != NULL; at = at->parent)
        at->used += amount;
    ticket->pool = pool;
    ticket->amount = amount;
    return ticket;
}

uint64_t quotaticket_amount(const quotaticket *ticket)
{
    return ticket->amount;
}

void quotaticket_give(quotaticket *ticket)
{
    for (quotapool *at = ticket->pool; at != NULL; at = at->parent)
        at->used -= ticket->amount;
    free(ticket);
}
