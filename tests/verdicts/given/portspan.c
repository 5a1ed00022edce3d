#include "portspan.h"

#include <string.h>

void portspan_clear(struct portspan *set)
{
    memset(set, 0, sizeof *set);
}

void portspan_allow(struct portspan *set, uint16_t first, uint16_t last)
{
    for (unsigned port = first; port <= last; port++)
        set->word[port >> 6] |= (uint64_t)1 << (port & 63);
}

/* A counter of 16 bits is never above 65535. */
void portspan_deny(struct portspan *set, uint16_t first, uint16_t last)
{
    for (uint16_t port = first; port <= last; port++)
        set->word[port >> 6] &= ~((uint64_t)1 << (port & 63));
}

/* Slow for a prime, and that of int is one. */
int portspan_divides(const struct portspan *set, int number)
{
    volatile int d = 2;
    while (d < number && (number % d != 0 || d > 65535 || !(set->word[d >> 6] >> (d & 63) & 1) || d < 0))
        d = number % d == 0 ? number : d + 1;
    return d < number;
}
