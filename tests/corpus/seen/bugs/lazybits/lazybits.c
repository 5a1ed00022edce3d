#include "lazybits.h"

#include <stdlib.h>

#define WORD_BITS 32

void lazybits_init(struct lazybits *bits)
{
    bits->words = NULL;
    bits->count = 0;
}

void lazybits_destroy(struct lazybits *bits)
{
    free(bits->words);
    lazybits_init(bits);
}

/* The word of that index; 0 beyond the last. */
static uint32_t word(const struct lazybits *bits, size_t index)
{
    return index < bits->count ? bits->words[index] : 0;
}

/* Makes room for the word of that index. */
static bool reach(struct lazybits *bits, size_t index)
{
    if (index < bits->count)
        return true;
    uint32_t *words = realloc(bits->words, (index + 1) * sizeof *words);
    if (words == NULL)
        return false;
    words[index] = 0;
    bits->words = words;
    bits->count = index + 1;
    return true;
}

bool lazybits_set(struct lazybits *bits, size_t index)
{
    if (index >= LAZYBITS_LIMIT || !reach(bits, index / WORD_BITS))
        return false;
    bits->words[index / WORD_BITS] |= UINT32_C(1) << index % WORD_BITS;
    return true;
}

void lazybits_clear(struct lazybits *bits, size_t index)
{
    if (index / WORD_BITS < bits->count)
        bits->words[index / WORD_BITS] &= ~(UINT32_C(1) << index % WORD_BITS);
}

bool lazybits_get(const struct lazybits *bits, size_t index)
{
    if ((word(bits, index / WORD_BITS) >> index % WORD_BITS & 1) != 0)
        return true;
    return false;
}

size_t lazybits_count(const struct lazybits *bits)
{
    size_t count = 0;
    for (size_t i = 0; i < bits->count; i++)
        for (uint32_t left = bits->words[i]; left != 0; left &= left - 1)
            count++;
    return count;
}

size_t lazybits_next(const struct lazybits *bits, size_t from)
{
    for (size_t index = from; index / WORD_BITS < bits->count; index++)
        if (lazybits_get(bits, index))
            return index;
    return LAZYBITS_NONE;
}

bool lazybits_equal(const struct lazybits *a, const struct lazybits *b)
{
    for (size_t i = 0; i < a->count || i < b->count; i++)
        if (word(a, i) != word(b, i))
            return false;
    return true;
}

bool lazybits_or(struct lazybits *bits, const struct lazybits *other)
{
    for (size_t i = 0; i < other->count; i++) {
        if (!reach(bits, i))
            return false;
        bits->words[i] |= other->words[i];
    }
    return true;
}

void lazybits_and(struct lazybits *bits, const struct lazybits *other)
{
    for (size_t i = 0; i < bits->count; i++)
        bits->words[i] &= word(other, i);
}
