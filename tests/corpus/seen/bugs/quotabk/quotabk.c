#include "quotabk.h"

#include <string.h>

static int valid(uint32_t limit, uint32_t period)
{
    return limit >= 1 && limit <= QUOTABK_MAX_LIMIT && period >= 1 && period <= QUOTABK_MAX_PERIOD;
}

int quotabk_init(struct quotabk *q, uint32_t limit, uint32_t period, uint64_t now)
{
    if (!valid(limit, period))
        return -1;
    q->limit = limit;
    q->period = period;
    q->left = limit;
    q->last = now;
    return 0;
}

/* Reads a decimal number of at most nine digits; returns how many there were. */
static size_t number(const char *text, uint32_t *out)
{
    size_t n = 0;
    uint32_t value = 0;

    while (text[n] >= '0' && text[n] <= '9' && n < 9) {
        value = value * 10 + (uint32_t)(text[n] - '0');
        n++;
    }
    *out = value;
    return n;
}

int quotabk_parse(struct quotabk *q, const char *text, uint64_t now)
{
    static const struct {
        const char *name;
        uint32_t ms;
    } units[] = {{"ms", 1}, {"s", 1000}, {"m", 60000}, {"h", 3600000}, {"d", 86400000}};
    uint32_t limit, count;
    size_t used, i;

    used = number(text, &limit);
    if (used == 0 || text[used] != '/')
        return -1;
    text += used + 1;
    used = number(text, &count);
    if (used == 0)
        count = 1;
    text += used;
    for (i = 0; i < sizeof units / sizeof *units; i++) {
        if (strcmp(text, units[i].name) == 0) {
            uint64_t period = (uint64_t)count * units[i].ms;

            if (period > QUOTABK_MAX_PERIOD)
                return -1;
            return quotabk_init(q, limit, (uint32_t)period, now);
        }
    }
    return -1;
}

/* Milliseconds in which one token comes back. */
static uint64_t step_of(const struct quotabk *q)
{
    return q->period / q->limit;
}

/* Brings the bucket up to date. */
static void refill(struct quotabk *q, uint64_t now)
{
    uint64_t step, tokens;

    if (now < q->last)
        return;
    if (q->left == q->limit) {
        q->last = now;
        return;
    }
    step = step_of(q);
    tokens = (now - q->last) / step;
    if (tokens >= q->limit - q->left) {
        q->left = q->limit;
        q->last = now;
    } else {
        q->left += (uint32_t)tokens;
        q->last += tokens * step;
    }
}

int quotabk_take(struct quotabk *q, uint32_t n, uint64_t now)
{
    refill(q, now);
    if (n > q->left)
        return 0;
    q->left -= n;
    return 1;
}

void quotabk_give(struct quotabk *q, uint32_t n)
{
    if (n > q->limit - q->left)
        n = q->limit - q->left;
    q->left += n;
}

uint32_t quotabk_left(struct quotabk *q, uint64_t now)
{
    refill(q, now);
    return q->left;
}

uint64_t quotabk_wait(struct quotabk *q, uint32_t n, uint64_t now)
{
    uint64_t need, passed;

    if (n > q->limit)
        return QUOTABK_NEVER;
    refill(q, now);
    if (n <= q->left)
        return 0;
    need = (uint64_t)(n - q->left) * step_of(q);
    passed = now > q->last ? now - q->last : 0;
    return need > passed ? need - passed : 0;
}

int quotabk_change(struct quotabk *q, uint32_t limit, uint32_t period, uint64_t now)
{
    if (!valid(limit, period))
        return -1;
    refill(q, now);
    q->limit = limit;
    q->period = period;
    if (q->left > limit)
        q->left = limit;
    return 0;
}
