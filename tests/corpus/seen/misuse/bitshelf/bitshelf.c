#include "bitshelf.h"

#include <string.h>

#define BITS 64

/* Bits at and above a place 0..63. */
static uint64_t from_bit(size_t place)
{
    return ~UINT64_C(0) << place;
}

static uint64_t bit(size_t i)
{
    return UINT64_C(1) << (i % BITS);
}

static unsigned lowest(uint64_t word)
{
    unsigned place = 0;

    while ((word & 0xff) == 0) {
        word >>= 8;
        place += 8;
    }
    while ((word & 1) == 0) {
        word >>= 1;
        place++;
    }
    return place;
}

static unsigned population(uint64_t word)
{
    unsigned count = 0;

    for (; word != 0; word &= word - 1)
        count++;
    return count;
}

void bsh_init(struct bitshelf *set, uint64_t *storage, size_t nbits)
{
    set->words = storage;
    set->nbits = nbits;
    bsh_clear(set);
}

void bsh_add(struct bitshelf *set, size_t i)
{
    set->words[i / BITS] |= bit(i);
}

void bsh_del(struct bitshelf *set, size_t i)
{
    set->words[i / BITS] &= ~bit(i);
}

bool bsh_has(const struct bitshelf *set, size_t i)
{
    return (set->words[i / BITS] & bit(i)) != 0;
}

void bsh_add_range(struct bitshelf *set, size_t from, size_t to)
{
    size_t first, last, w;

    if (from == to)
        return;
    first = from / BITS;
    last = (to - 1) / BITS;
    if (first == last) {
        set->words[first] |= from_bit(from % BITS) & ~(from_bit((to - 1) % BITS) << 1);
        return;
    }
    set->words[first] |= from_bit(from % BITS);
    for (w = first + 1; w < last; w++)
        set->words[w] = ~UINT64_C(0);
    set->words[last] |= ~(from_bit((to - 1) % BITS) << 1);
}

void bsh_clear(struct bitshelf *set)
{
    size_t n = BSH_WORDS(set->nbits);

    if (n > 0)
        memset(set->words, 0, n * sizeof *set->words);
}

size_t bsh_count(const struct bitshelf *set)
{
    size_t n = BSH_WORDS(set->nbits), count = 0, w;

    for (w = 0; w < n; w++)
        count += population(set->words[w]);
    return count;
}

size_t bsh_next(const struct bitshelf *set, size_t i)
{
    size_t n = BSH_WORDS(set->nbits), w = i / BITS;
    uint64_t word;

    if (i >= set->nbits)
        return BSH_END;
    word = set->words[w] & from_bit(i % BITS);
    while (word == 0) {
        if (++w == n)
            return BSH_END;
        word = set->words[w];
    }
    return w * BITS + lowest(word);
}

void bsh_or(struct bitshelf *a, const struct bitshelf *b)
{
    size_t n = BSH_WORDS(a->nbits), w;

    for (w = 0; w < n; w++)
        a->words[w] |= b->words[w];
}

void bsh_and(struct bitshelf *a, const struct bitshelf *b)
{
    size_t n = BSH_WORDS(a->nbits), w;

    for (w = 0; w < n; w++)
        a->words[w] &= b->words[w];
}

void bsh_minus(struct bitshelf *a, const struct bitshelf *b)
{
    size_t n = BSH_WORDS(a->nbits), w;

    for (w = 0; w < n; w++)
        a->words[w] &= ~b->words[w];
}

bool bsh_equal(const struct bitshelf *a, const struct bitshelf *b)
{
    size_t na = BSH_WORDS(a->nbits), nb = BSH_WORDS(b->nbits), w;

    for (w = 0; w < na || w < nb; w++) {
        uint64_t in_a = w < na ? a->words[w] : 0;
        uint64_t in_b = w < nb ? b->words[w] : 0;

        if (in_a != in_b)
            return false;
    }
    return true;
}
