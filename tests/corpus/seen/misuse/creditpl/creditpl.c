#include "creditpl.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

/*
 * Always: total == available + the sizes of all grants.  No sum can overflow,
 * therefore, as long as total does not.
 */
struct credit_pool {
    size_t total;
    size_t available;
    size_t grants;
};

struct credit_grant {
    credit_pool *pool;
    size_t credits;
};

credit_pool *credit_pool_new(size_t credits)
{
    credit_pool *pool = malloc(sizeof *pool);

    if (pool == NULL)
        return NULL;
    pool->total = credits;
    pool->available = credits;
    pool->grants = 0;
    return pool;
}

void credit_pool_free(credit_pool *pool)
{
    if (pool == NULL)
        return;
    assert(pool->grants == 0 && pool->available == pool->total);
    free(pool);
}

int credit_pool_add(credit_pool *pool, size_t credits)
{
    if (credits > SIZE_MAX - pool->total)
        return -1;
    pool->total += credits;
    pool->available += credits;
    return 0;
}

size_t credit_pool_total(const credit_pool *pool)
{
    return pool->total;
}

size_t credit_pool_free_credits(const credit_pool *pool)
{
    return pool->available;
}

size_t credit_pool_grants(const credit_pool *pool)
{
    return pool->grants;
}

/* A grant which the pool knows of. */
static credit_grant *grant_new(credit_pool *pool, size_t credits)
{
    credit_grant *grant = malloc(sizeof *grant);

    if (grant == NULL)
        return NULL;
    grant->pool = pool;
    grant->credits = credits;
    pool->grants++;
    return grant;
}

static void grant_free(credit_grant *grant)
{
    grant->pool->grants--;
    free(grant);
}

credit_grant *credit_take(credit_pool *pool, size_t credits)
{
    credit_grant *grant;

    if (credits > pool->available)
        return NULL;
    grant = grant_new(pool, credits);
    if (grant != NULL)
        pool->available -= credits;
    return grant;
}

size_t credit_size(const credit_grant *grant)
{
    return grant->credits;
}

void credit_give_back(credit_grant *grant)
{
    if (grant == NULL)
        return;
    grant->pool->available += grant->credits;
    grant_free(grant);
}

credit_grant *credit_split(credit_grant *grant, size_t credits)
{
    credit_grant *part;

    if (credits > grant->credits)
        return NULL;
    part = grant_new(grant->pool, credits);
    if (part != NULL)
        grant->credits -= credits;
    return part;
}

void credit_join(credit_grant *grant, credit_grant *other)
{
    assert(grant != other);
    assert(grant->pool == other->pool);
    grant->credits += other->credits;
    grant_free(other);
}
