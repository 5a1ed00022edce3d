#include "expback.h"

#include <limits.h>

bool expback_init(struct expback *b, uint32_t base, uint32_t cap, unsigned limit)
{
    if (base == 0 || base > cap)
        return false;
    b->base = base;
    b->cap = cap;
    b->limit = limit;
    expback_succeeded(b);
    return true;
}

uint32_t expback_delay(const struct expback *b, unsigned failures)
{
    uint64_t delay;
    if (failures == 0)
        return 0;
    delay = (uint64_t)b->base << (failures - 1);
    if (delay > b->cap)
        return b->cap;
    return (uint32_t)delay;
}

void expback_failed(struct expback *b, uint64_t now)
{
    uint32_t delay;
    if (b->state == EXPBACK_GAVE_UP)
        return;
    if (b->failures < UINT_MAX)
        b->failures++;
    if (b->limit != 0 && b->failures >= b->limit) {
        b->state = EXPBACK_GAVE_UP;
        return;
    }
    delay = expback_delay(b, b->failures);
    b->due = now > UINT64_MAX - delay ? UINT64_MAX : now + delay;
    b->state = EXPBACK_WAITING;
}

void expback_succeeded(struct expback *b)
{
    b->failures = 0;
    b->due = 0;
    b->state = EXPBACK_IDLE;
}

uint64_t expback_wait(const struct expback *b, uint64_t now)
{
    switch (b->state) {
    case EXPBACK_IDLE:
        return 0;
    case EXPBACK_WAITING:
        return b->due > now ? b->due - now : 0;
    case EXPBACK_GAVE_UP:
        break;
    }
    return UINT64_MAX;
}

bool expback_ready(const struct expback *b, uint64_t now)
{
    return expback_wait(b, now) == 0;
}

const char *expback_state_name(enum expback_state state)
{
    switch (state) {
    case EXPBACK_IDLE:
        return "idle";
    case EXPBACK_WAITING:
        return "waiting";
    case EXPBACK_GAVE_UP:
        return "gave up";
    }
    return "?";
}
