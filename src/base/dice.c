#include "base/dice.h"

/* splitmix64: any two states give independent streams for our purposes, and
 * the stream of an index needs none of those before it. */
static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

struct dice dice_of(uint64_t seed, uint64_t index)
{
    return (struct dice){mix(mix(seed + 0x9e3779b97f4a7c15u) ^ mix(index * 0xd1342543de82ef95u + 1))};
}

uint64_t dice_roll(struct dice *dice)
{
    return mix(dice->state += 0x9e3779b97f4a7c15u);
}

/* Multiplication instead of division (D. Lemire, 2019), without its bias. */
uint64_t dice_below(struct dice *dice, uint64_t limit)
{
    unsigned __int128 product = (unsigned __int128)dice_roll(dice) * limit;
    if ((uint64_t)product < limit) {
        uint64_t threshold = -limit % limit;
        while ((uint64_t)product < threshold)
            product = (unsigned __int128)dice_roll(dice) * limit;
    }
    return (uint64_t)(product >> 64);
}

static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

uint64_t dice_stride(uint64_t least, uint64_t count)
{
    while (common_divisor(least, count) != 1)
        least++;
    return least;
}
