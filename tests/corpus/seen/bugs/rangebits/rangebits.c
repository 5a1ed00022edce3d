#include "rangebits.h"

#include <stdlib.h>

struct RangeBits {
    uint32_t bits;
    uint64_t words[];
};

RangeBits *rbCreate(uint32_t bits)
{
    if (bits == 0 || bits > RB_LIMIT)
        return NULL;
    RangeBits *map = calloc(1, sizeof *map + (bits + 63) / 64 * sizeof map->words[0]);
    if (map != NULL)
        map->bits = bits;
    return map;
}

void rbDestroy(RangeBits *map)
{
    free(map);
}

uint32_t rbSize(const RangeBits *map)
{
    return map->bits;
}

bool rbTest(const RangeBits *map, uint32_t bit)
{
    return bit < map->bits && (map->words[bit / 64] >> bit % 64 & 1) != 0;
}

static bool inside(const RangeBits *map, uint32_t first, uint32_t count)
{
    return first <= map->bits && count <= map->bits - first;
}

/* Goes over the words that a range touches. */
static void change(RangeBits *map, uint32_t first, uint32_t count, bool on)
{
    while (count > 0) {
        uint32_t low = first % 64;
        uint32_t here = 64 - low < count ? 64 - low : count;
        uint64_t mask = (((uint64_t)1 << here) - 1) << low;
        if (on)
            map->words[first / 64] |= mask;
        else
            map->words[first / 64] &= ~mask;
        first += here;
        count -= here;
    }
}

bool rbSetRange(RangeBits *map, uint32_t first, uint32_t count)
{
    if (!inside(map, first, count))
        return false;
    change(map, first, count, true);
    return true;
}

bool rbClearRange(RangeBits *map, uint32_t first, uint32_t count)
{
    if (!inside(map, first, count))
        return false;
    change(map, first, count, false);
    return true;
}

uint32_t rbCount(const RangeBits *map)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < (map->bits + 63) / 64; i++)
        for (uint64_t word = map->words[i]; word != 0; word &= word - 1)
            count++;
    return count;
}

static uint32_t next(const RangeBits *map, uint32_t from, bool on)
{
    for (; from < map->bits; from++)
        if (rbTest(map, from) == on)
            return from;
    return RB_NONE;
}

uint32_t rbNextSet(const RangeBits *map, uint32_t from)
{
    return next(map, from, true);
}

uint32_t rbNextClear(const RangeBits *map, uint32_t from)
{
    return next(map, from, false);
}

uint32_t rbTake(RangeBits *map, uint32_t count)
{
    if (count == 0)
        return RB_NONE;
    uint32_t start = rbNextClear(map, 0);
    while (start != RB_NONE) {
        uint32_t end = rbNextSet(map, start);
        if (end == RB_NONE)
            end = map->bits;
        if (end - start >= count) {
            change(map, start, count, true);
            return start;
        }
        start = rbNextClear(map, end);
    }
    return RB_NONE;
}
