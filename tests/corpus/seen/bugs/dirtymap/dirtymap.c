#include "dirtymap.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define WORD_BITS 64

/* Bits of the last word that belong to no block are always zero. */
struct dirtymap {
    size_t blocks;
    size_t words;
    uint64_t word[];
};

static size_t words_for(size_t blocks)
{
    return (blocks + WORD_BITS - 1) / WORD_BITS;
}

static size_t footprint(size_t words)
{
    return sizeof(dirtymap) + words * sizeof(uint64_t);
}

dirtymap *dmap_new(size_t blocks)
{
    if (blocks > DMAP_MAX_BLOCKS)
        return NULL;
    size_t words = words_for(blocks);
    dirtymap *map = calloc(1, footprint(words));
    if (!map)
        return NULL;
    map->blocks = blocks;
    map->words = words;
    return map;
}

dirtymap *dmap_clone(const dirtymap *map)
{
    dirtymap *copy = dmap_new(map->blocks);
    if (copy)
        memcpy(copy->word, map->word, map->words * sizeof(uint64_t));
    return copy;
}

void dmap_free(dirtymap *map)
{
    free(map);
}

size_t dmap_blocks(const dirtymap *map)
{
    return map->blocks;
}

/* The bits from `low` up to, not including, `high` of a word; low < high <= 64. */
static uint64_t bits_between(unsigned low, unsigned high)
{
    uint64_t mask = ~UINT64_C(0) << low;
    if (high < WORD_BITS)
        mask &= ~(~UINT64_C(0) << high);
    return mask;
}

static bool inside(const dirtymap *map, size_t first, size_t count)
{
    return first <= map->blocks && count <= map->blocks - first;
}

static void change(dirtymap *map, size_t first, size_t count, bool dirty)
{
    while (count > 0) {
        size_t i = first / WORD_BITS;
        unsigned low = (unsigned)(first % WORD_BITS);
        size_t here = WORD_BITS - low;
        if (here > count)
            here = count;
        uint64_t mask = bits_between(low, low + (unsigned)here);
        if (dirty)
            map->word[i] |= mask;
        else
            map->word[i] &= ~mask;
        first += here;
        count -= here;
    }
}

bool dmap_mark(dirtymap *map, size_t first, size_t count)
{
    if (!inside(map, first, count))
        return false;
    change(map, first, count, true);
    return true;
}

bool dmap_clean(dirtymap *map, size_t first, size_t count)
{
    if (!inside(map, first, count))
        return false;
    change(map, first, count, false);
    return true;
}

bool dmap_is_dirty(const dirtymap *map, size_t block)
{
    if (block >= map->blocks)
        return false;
    return map->word[block / WORD_BITS] >> (block % WORD_BITS) & 1;
}

size_t dmap_count(const dirtymap *map)
{
    size_t n = 0;
    for (size_t i = 0; i < map->words; i++)
        for (uint64_t w = map->word[i]; w != 0; w &= w - 1)
            n++;
    return n;
}

static unsigned lowest(uint64_t w)
{
    unsigned n = 0;
    while (!(w & 1)) {
        w >>= 1;
        n++;
    }
    return n;
}

size_t dmap_next_dirty(const dirtymap *map, size_t from)
{
    if (from >= map->blocks)
        return DMAP_NONE;
    size_t i = from / WORD_BITS;
    uint64_t w = map->word[i] & bits_between(from % WORD_BITS, WORD_BITS);
    while (w == 0) {
        if (++i == map->words)
            return DMAP_NONE;
        w = map->word[i];
    }
    return i * WORD_BITS + lowest(w);
}

size_t dmap_next_clean(const dirtymap *map, size_t from)
{
    if (from >= map->blocks)
        return DMAP_NONE;
    size_t i = from / WORD_BITS;
    uint64_t w = ~map->word[i] & bits_between(from % WORD_BITS, WORD_BITS);
    while (w == 0)
        w = ~map->word[++i];
    size_t block = i * WORD_BITS + lowest(w);
    return block < map->blocks ? block : DMAP_NONE;
}

bool dmap_merge(dirtymap *into, const dirtymap *other)
{
    if (into->blocks != other->blocks)
        return false;
    for (size_t i = 0; i < into->words; i++)
        into->word[i] |= other->word[i];
    return true;
}

bool dmap_equal(const dirtymap *a, const dirtymap *b)
{
    if (a->blocks != b->blocks)
        return false;
    return memcmp(a->word, b->word, a->words * sizeof(uint64_t)) == 0;
}
