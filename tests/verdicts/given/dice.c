#include "dice.h"

void dice_seed(dice *d, uint32_t seed)
{
    d->state = seed ? seed : 1;
}

uint32_t dice_roll(dice *d)
{
    d->state ^= d->state << 13;
    d->state ^= d->state >> 17;
    d->state ^= d->state << 5;
    return d->state;
}

int dice_between(dice *d, int low, int high)
{
    uint32_t width = (uint32_t)high - (uint32_t)low + 1;
    return (int)((uint32_t)low + dice_roll(d) % width);
}

unsigned dice_pick(dice *d, unsigned n)
{
    return dice_roll(d) % n;
}
