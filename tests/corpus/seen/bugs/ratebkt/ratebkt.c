#include "ratebkt.h"

#include <stdlib.h>

/* Tokens are counted in thousandths, which are what flows in a millisecond
   at a rate of one a second. */
#define UNIT 1000u

struct ratebkt {
    uint64_t limit;
    uint64_t level;
    uint64_t seen;
    uint64_t refused;
    uint32_t rate;
};

struct ratebkt *ratebkt_new(uint32_t rate, uint32_t burst)
{
    struct ratebkt *b = malloc(sizeof *b);
    if (b == NULL)
        return NULL;
    b->rate = rate;
    b->limit = (uint64_t)burst * UNIT;
    b->level = b->limit;
    b->seen = 0;
    b->refused = 0;
    return b;
}

void ratebkt_free(struct ratebkt *b)
{
    free(b);
}

static void add(struct ratebkt *b, uint64_t amount)
{
    uint64_t room = b->limit - b->level;
    b->level += amount < room ? amount : room;
}

static void flow(struct ratebkt *b, uint64_t now)
{
    if (now <= b->seen)
        return;
    uint64_t elapsed = now - b->seen;
    b->seen = now;
    if (b->rate == 0)
        return;
    if (elapsed > UINT64_MAX / b->rate)
        add(b, UINT64_MAX);
    else
        add(b, elapsed * b->rate);
}

bool ratebkt_take(struct ratebkt *b, uint64_t now, uint32_t n)
{
    uint64_t amount = (uint64_t)n * UNIT;
    flow(b, now);
    if (amount > b->level) {
        b->refused++;
        return false;
    }
    b->level -= amount;
    return true;
}

void ratebkt_give(struct ratebkt *b, uint32_t n)
{
    add(b, (uint64_t)n * UNIT);
}

uint32_t ratebkt_level(struct ratebkt *b, uint64_t now)
{
    flow(b, now);
    return (uint32_t)(b->level / UNIT);
}

uint64_t ratebkt_wait(struct ratebkt *b, uint64_t now, uint32_t n)
{
    uint64_t amount = (uint64_t)n * UNIT;
    flow(b, now);
    if (amount <= b->level)
        return 0;
    if (amount > b->limit)
        return RATEBKT_NEVER;
    uint64_t missing = amount - b->level;
    return (missing + b->rate - 1) / b->rate;
}

void ratebkt_set_rate(struct ratebkt *b, uint64_t now, uint32_t rate)
{
    flow(b, now);
    b->rate = rate;
}

uint32_t ratebkt_rate(const struct ratebkt *b)
{
    return b->rate;
}

void ratebkt_refill(struct ratebkt *b)
{
    b->level = b->limit;
}

uint64_t ratebkt_refused(const struct ratebkt *b)
{
    return b->refused;
}
