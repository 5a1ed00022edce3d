#include "dripper.h"

#include <assert.h>

/* Levels are kept in thousandths of a token: a bucket gains `rate` of them in
   a millisecond. */
#define TOKEN 1000u

static uint64_t full(const struct drip *d)
{
    return (uint64_t)d->burst * TOKEN;
}

void drip_init(struct drip *d, struct drip_bucket *buckets, size_t count,
               uint32_t rate, uint32_t burst, uint64_t now)
{
    assert(rate >= 1 && rate <= DRIP_MAX);
    assert(burst >= 1 && burst <= DRIP_MAX);
    d->buckets = buckets;
    d->count = count;
    d->rate = rate;
    d->burst = burst;
    for (size_t i = 0; i < count; i++) {
        buckets[i].level = full(d);
        buckets[i].when = now;
    }
}

/* The bucket, brought up to the present. */
static struct drip_bucket *bucket(struct drip *d, size_t i, uint64_t now)
{
    struct drip_bucket *b = &d->buckets[i];
    uint64_t missing, elapsed;

    assert(now >= b->when);
    elapsed = now - b->when;
    missing = full(d) - b->level;
    if (elapsed >= missing / d->rate + 1)
        b->level = full(d);
    else
        b->level += elapsed * d->rate;
    b->when = now;
    return b;
}

bool drip_take(struct drip *d, size_t i, uint64_t now, uint32_t n)
{
    struct drip_bucket *b = bucket(d, i, now);
    uint64_t cost = (uint64_t)n * TOKEN;

    if (b->level < cost)
        return false;
    b->level -= cost;
    return true;
}

uint32_t drip_drain(struct drip *d, size_t i, uint64_t now, uint32_t n)
{
    struct drip_bucket *b = bucket(d, i, now);
    uint32_t there = (uint32_t)(b->level / TOKEN);

    if (n > there)
        n = there;
    b->level -= (uint64_t)n * TOKEN;
    return n;
}

void drip_refund(struct drip *d, size_t i, uint64_t now, uint32_t n)
{
    struct drip_bucket *b = bucket(d, i, now);

    b->level += (uint64_t)n * TOKEN;
    if (b->level > full(d))
        b->level = full(d);
}

uint32_t drip_level(struct drip *d, size_t i, uint64_t now)
{
    return (uint32_t)(bucket(d, i, now)->level / TOKEN);
}

uint64_t drip_wait(struct drip *d, size_t i, uint64_t now, uint32_t n)
{
    struct drip_bucket *b = bucket(d, i, now);
    uint64_t need = (uint64_t)n * TOKEN;

    if (b->level >= need)
        return 0;
    if (n > d->burst)
        return DRIP_NEVER;
    return (need - b->level + d->rate - 1) / d->rate;
}

void drip_retune(struct drip *d, uint32_t rate, uint32_t burst, uint64_t now)
{
    assert(rate >= 1 && rate <= DRIP_MAX);
    assert(burst >= 1 && burst <= DRIP_MAX);
    for (size_t i = 0; i < d->count; i++)
        bucket(d, i, now);
    d->rate = rate;
    d->burst = burst;
    for (size_t i = 0; i < d->count; i++)
        if (d->buckets[i].level > full(d))
            d->buckets[i].level = full(d);
}

size_t drip_fullest(struct drip *d, uint64_t now)
{
    size_t best = 0;

    for (size_t i = 0; i < d->count; i++)
        if (bucket(d, i, now)->level > d->buckets[best].level)
            best = i;
    return best;
}
