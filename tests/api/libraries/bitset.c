#include "bitset.h"

#include <stdlib.h>
#include <string.h>

static size_t words_of(size_t bits)
{
    return (bits + 63) / 64;
}

bitset *bitset_create(size_t bits)
{
    if (bits > 1 << 16)
        return NULL;
    bitset *set = malloc(sizeof *set);
    if (!set)
        return NULL;
    set->bits = bits;
    set->words = calloc(words_of(bits) + 1, sizeof *set->words);
    return set;
}

void bitset_destroy(bitset *set)
{
    if (!set)
        return;
    free(set->words);
    free(set);
}

bool bitset_set(bitset *set, size_t bit)
{
    if (bit >= set->bits)
        return false;
    set->words[bit / 64] |= (uint64_t)1 << bit % 64;
    return true;
}

bool bitset_clear(bitset *set, size_t bit)
{
    if (bit >= set->bits)
        return false;
    set->words[bit / 64] &= ~((uint64_t)1 << bit % 64);
    return true;
}

bool bitset_get(const bitset *set, size_t bit)
{
    return bit < set->bits && (set->words[bit / 64] >> bit % 64 & 1);
}

size_t bitset_count(const bitset *set)
{
    size_t count = 0;
    for (size_t i = 0; i < words_of(set->bits); i++)
        count += (size_t)__builtin_popcountll(set->words[i]);
    return count;
}

bitset *bitset_copy(const bitset *set)
{
#ifdef SEEDED_BUG /* shares the words until one of them is destroyed */
    bitset *copy = malloc(sizeof *copy);
    if (copy)
        *copy = *set;
    return copy;
#else
    bitset *copy = bitset_create(set->bits);
    if (copy)
        memcpy(copy->words, set->words, words_of(set->bits) * sizeof *set->words);
    return copy;
#endif
}

bool bitset_union(bitset *set, const bitset *other)
{
    if (set->bits != other->bits)
        return false;
    for (size_t i = 0; i < words_of(set->bits); i++)
        set->words[i] |= other->words[i];
    return true;
}

bool bitset_equals(const bitset *a, const bitset *b)
{
    return a->bits == b->bits && memcmp(a->words, b->words, words_of(a->bits) * sizeof *a->words) == 0;
}
