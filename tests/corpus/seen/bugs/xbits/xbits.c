#include "xbits.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct xbits {
    size_t size;
    size_t count;
    uint32_t *words;
};

static size_t words_for(size_t size)
{
    return size / 32 + 1;
}

xbits *xbits_new(size_t size)
{
    if (size > XBITS_MAX)
        return NULL;
    xbits *set = malloc(sizeof *set);
    if (set == NULL)
        return NULL;
    set->size = size;
    set->count = 0;
    set->words = calloc(words_for(size), sizeof *set->words);
    if (set->words == NULL) {
        free(set);
        return NULL;
    }
    return set;
}

void xbits_free(xbits *set)
{
    if (set == NULL)
        return;
    free(set->words);
    free(set);
}

xbits *xbits_copy(const xbits *set)
{
    xbits *copy = xbits_new(set->size);
    if (copy == NULL)
        return NULL;
    memcpy(copy->words, set->words, words_for(set->size) * sizeof *set->words);
    copy->count = set->count;
    return copy;
}

/* The ones among the first bits. */
static size_t ones(const xbits *set, size_t size)
{
    size_t count = 0;
    for (size_t bit = 0; bit < size; bit++)
        count += set->words[bit / 32] >> bit % 32 & 1;
    return count;
}

bool xbits_resize(xbits *set, size_t size)
{
    if (size > XBITS_MAX)
        return false;
    size_t before = words_for(set->size), after = words_for(size);
    if (after != before) {
        uint32_t *words = realloc(set->words, after * sizeof *words);
        if (words == NULL)
            return false;
        set->words = words;
        for (size_t i = before; i < after; i++)
            words[i] = 0;
    }
    if (size < set->size)
        set->count = ones(set, size);
    set->size = size;
    return true;
}

size_t xbits_size(const xbits *set)
{
    return set->size;
}

bool xbits_set(xbits *set, size_t bit)
{
    if (bit >= set->size)
        return false;
    if (!xbits_test(set, bit)) {
        set->words[bit / 32] |= UINT32_C(1) << bit % 32;
        set->count++;
    }
    return true;
}

bool xbits_clear(xbits *set, size_t bit)
{
    if (bit >= set->size)
        return false;
    if (xbits_test(set, bit)) {
        set->words[bit / 32] &= ~(UINT32_C(1) << bit % 32);
        set->count--;
    }
    return true;
}

bool xbits_flip(xbits *set, size_t bit)
{
    return xbits_test(set, bit) ? xbits_clear(set, bit) : xbits_set(set, bit);
}

bool xbits_test(const xbits *set, size_t bit)
{
    return bit < set->size && (set->words[bit / 32] >> bit % 32 & 1) != 0;
}

size_t xbits_count(const xbits *set)
{
    return set->count;
}

size_t xbits_next(const xbits *set, size_t bit)
{
    for (; bit < set->size; bit++)
        if (xbits_test(set, bit))
            return bit;
    return set->size;
}

bool xbits_equal(const xbits *one, const xbits *other)
{
    if (one->size != other->size)
        return false;
    for (size_t bit = 0; bit < one->size; bit++)
        if (xbits_test(one, bit) != xbits_test(other, bit))
            return false;
    return true;
}

bool xbits_valid(const xbits *set)
{
    return set->size <= XBITS_MAX && set->words != NULL && set->count == ones(set, set->size);
}
