#include "bitspan.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define WORD 64

/* The unused bits of the last word are 0: counting and comparing rely on it. */
struct bitspan {
    size_t bits;
    size_t words;
    uint64_t word[];
};

static void trim(bitspan *span)
{
    size_t used = span->bits % WORD;
    if (used != 0)
        span->word[span->words - 1] &= (UINT64_C(1) << used) - 1;
}

bitspan *bitspan_new(size_t bits)
{
    if (bits > BITSPAN_MAX)
        return NULL;
    size_t words = (bits + WORD - 1) / WORD;
    bitspan *span = calloc(1, sizeof *span + words * sizeof span->word[0]);
    if (span == NULL)
        return NULL;
    span->bits = bits;
    span->words = words;
    return span;
}

bitspan *bitspan_copy(const bitspan *span)
{
    bitspan *copy = bitspan_new(span->bits);
    if (copy != NULL)
        memcpy(copy->word, span->word, span->words * sizeof span->word[0]);
    return copy;
}

void bitspan_free(bitspan *span)
{
    free(span);
}

size_t bitspan_size(const bitspan *span)
{
    return span->bits;
}

size_t bitspan_count(const bitspan *span)
{
    size_t count = 0;
    for (size_t i = 0; i < span->words; i++)
        for (uint64_t word = span->word[i]; word != 0; word &= word - 1)
            count++;
    return count;
}

bool bitspan_set(bitspan *span, size_t index, bool value)
{
    if (index >= span->bits)
        return false;
    uint64_t bit = UINT64_C(1) << (index % WORD);
    if (value)
        span->word[index / WORD] |= bit;
    else
        span->word[index / WORD] &= ~bit;
    return true;
}

bool bitspan_test(const bitspan *span, size_t index)
{
    return index < span->bits && (span->word[index / WORD] >> (index % WORD) & 1) != 0;
}

void bitspan_set_range(bitspan *span, size_t first, size_t last)
{
    for (size_t i = first; i < last && i < span->bits; i++)
        span->word[i / WORD] |= UINT64_C(1) << (i % WORD);
}

void bitspan_invert(bitspan *span)
{
    for (size_t i = 0; i < span->words; i++)
        span->word[i] = ~span->word[i];
    trim(span);
}

void bitspan_shift_up(bitspan *span, size_t n)
{
    size_t whole = n / WORD, part = n % WORD;
    for (size_t i = span->words; i-- > 0;) {
        uint64_t word = 0;
        if (i >= whole) {
            word = span->word[i - whole] << part;
            if (part != 0 && i > whole)
                word |= span->word[i - whole - 1] >> (WORD - part);
        }
        span->word[i] = word;
    }
}

void bitspan_shift_down(bitspan *span, size_t n)
{
    size_t whole = n / WORD, part = n % WORD;
    for (size_t i = 0; i < span->words; i++) {
        uint64_t word = 0;
        if (whole < span->words - i) {
            word = span->word[i + whole] >> part;
            if (part != 0 && whole + 1 < span->words - i)
                word |= span->word[i + whole + 1] << (WORD - part);
        }
        span->word[i] = word;
    }
}

bool bitspan_equal(const bitspan *a, const bitspan *b)
{
    return a->bits == b->bits && memcmp(a->word, b->word, a->words * sizeof a->word[0]) == 0;
}

bool bitspan_valid(const bitspan *span)
{
    size_t used = span->bits % WORD;
    if (span->words != (span->bits + WORD - 1) / WORD)
        return false;
    return used == 0 || span->word[span->words - 1] >> used == 0;
}
