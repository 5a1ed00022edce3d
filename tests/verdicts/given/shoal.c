#include "shoal.h"

static uint64_t bit(int step)
{
    return UINT64_C(1) << (step > 63 ? 63 : step);
}

uint64_t shoal_steps(const uint8_t *sizes, size_t n)
{
    uint64_t set = 0;
    for (size_t i = 1; i < n; i++)
        set |= bit(sizes[i] - sizes[i - 1]);
    return set;
}

uint64_t shoal_catches(const uint8_t *sizes, size_t n)
{
    uint64_t set = 0;
    for (size_t i = 1; i < n; i++)
        set |= bit(sizes[i] - sizes[i - 1]); /* the next one may well be smaller: the bug */
    return set;
}

uint64_t shoal_spread(const uint8_t *sizes, size_t n)
{
    uint64_t set = 0;
    for (size_t i = 1; i < n; i++)
        set |= bit(sizes[0] - sizes[i]); /* the wrong way round: the bug */
    return set;
}
