#include "strip.h"

#include <stdlib.h>

struct strip {
    uint64_t end;
};

struct strip *strip_new(void)
{
    return calloc(1, sizeof(struct strip));
}

void strip_free(struct strip *strip)
{
    free(strip);
}

void strip_mark(struct strip *strip, uint64_t place)
{
    strip->end = place;
}

unsigned strip_steps(const struct strip *strip, uint64_t place)
{
    unsigned steps = 0;
    if (place > strip->end)
        return 0;
    for (volatile uint64_t step = 1; step < place; step <<= 1) /* 0 in the end: the bug */
        steps += steps < 64;
    return steps;
}

uint64_t strip_odd(const struct strip *strip, uint64_t place)
{
    volatile uint64_t odd = 0;
    if (place > strip->end)
        return 0;
    for (uint64_t i = 0; i < place; i++)
        odd = odd + i % 2;
    return odd;
}

uint64_t strip_pairs(const struct strip *strip, uint32_t from, uint32_t to)
{
    volatile uint64_t pairs = 0;
    for (uint64_t i = 0; i < (uint64_t)from * to; i++)
        pairs = pairs + (i == strip->end);
    return pairs;
}
