#include "packrow.h"

#include <stdlib.h>
#include <string.h>

#define WORD 64u

struct packrow {
    uint64_t *words;    /* NULL while the row is empty */
    size_t len;
    size_t nwords;
    unsigned width;
};

/* Words that len elements take; both are within their limits. */
static size_t words_for(unsigned width, size_t len)
{
    return (len * width + WORD - 1) / WORD;
}

static uint64_t mask_of(unsigned width)
{
    return ((uint64_t)1 << width) - 1;
}

packrow *packrow_new(unsigned width, size_t len)
{
    packrow *row;

    if (width < 1 || width > PACKROW_MAX_WIDTH || len > PACKROW_MAX_LEN)
        return NULL;
    row = calloc(1, sizeof *row);
    if (row == NULL)
        return NULL;
    row->width = width;
    if (packrow_resize(row, len) != 0) {
        free(row);
        return NULL;
    }
    return row;
}

void packrow_free(packrow *row)
{
    if (row == NULL)
        return;
    free(row->words);
    free(row);
}

size_t packrow_len(const packrow *row)
{
    return row->len;
}

unsigned packrow_width(const packrow *row)
{
    return row->width;
}

uint32_t packrow_limit(const packrow *row)
{
    return (uint32_t)mask_of(row->width);
}

uint32_t packrow_get(const packrow *row, size_t i)
{
    size_t bit, word;
    unsigned shift;
    uint64_t bits;

    if (i >= row->len)
        return 0;
    bit = i * row->width;
    word = bit / WORD;
    shift = (unsigned)(bit % WORD);
    bits = row->words[word] >> shift;
    if (shift + row->width >= WORD)
        bits |= row->words[word + 1] << (WORD - shift);
    return (uint32_t)(bits & mask_of(row->width));
}

/* i and value are right. */
static void put(packrow *row, size_t i, uint32_t value)
{
    size_t bit = i * row->width;
    size_t word = bit / WORD;
    unsigned shift = (unsigned)(bit % WORD);
    uint64_t mask = mask_of(row->width);

    row->words[word] &= ~(mask << shift);
    row->words[word] |= (uint64_t)value << shift;
    if (shift + row->width > WORD) {
        row->words[word + 1] &= ~(mask >> (WORD - shift));
        row->words[word + 1] |= (uint64_t)value >> (WORD - shift);
    }
}

int packrow_set(packrow *row, size_t i, uint32_t value)
{
    if (i >= row->len || value > mask_of(row->width))
        return -1;
    put(row, i, value);
    return 0;
}

int packrow_resize(packrow *row, size_t len)
{
    size_t nwords;

    if (len > PACKROW_MAX_LEN)
        return -1;
    nwords = words_for(row->width, len);
    if (nwords == 0) {
        free(row->words);
        row->words = NULL;
    } else if (nwords != row->nwords) {
        uint64_t *words = realloc(row->words, nwords * sizeof *words);
        if (words == NULL)
            return -1;
        if (nwords > row->nwords)
            memset(words + row->nwords, 0, (nwords - row->nwords) * sizeof *words);
        row->words = words;
    }
    row->nwords = nwords;
    /* keep the unused bits of the last word 0 */
    if (len < row->len && len * row->width % WORD != 0)
        row->words[nwords - 1] &= mask_of((unsigned)(len * row->width % WORD));
    row->len = len;
    return 0;
}

int packrow_push(packrow *row, uint32_t value)
{
    if (value > mask_of(row->width))
        return -1;
    if (packrow_resize(row, row->len + 1) != 0)
        return -1;
    put(row, row->len - 1, value);
    return 0;
}

int packrow_fill(packrow *row, uint32_t value)
{
    if (value > mask_of(row->width))
        return -1;
    for (size_t i = 0; i < row->len; i++)
        put(row, i, value);
    return 0;
}

uint64_t packrow_sum(const packrow *row)
{
    uint64_t sum = 0;

    for (size_t i = 0; i < row->len; i++)
        sum += packrow_get(row, i);
    return sum;
}

packrow *packrow_recast(const packrow *row, unsigned width)
{
    packrow *made = packrow_new(width, row->len);

    if (made == NULL)
        return NULL;
    for (size_t i = 0; i < row->len; i++) {
        uint32_t value = packrow_get(row, i);
        if (value > mask_of(width))
            value = (uint32_t)mask_of(width);
        put(made, i, value);
    }
    return made;
}

int packrow_same(const packrow *a, const packrow *b)
{
    if (a == b)
        return 1;
    if (a->len != b->len)
        return 0;
    if (a->width == b->width)
        return a->len == 0 || memcmp(a->words, b->words, a->nwords * sizeof *a->words) == 0;
    for (size_t i = 0; i < a->len; i++)
        if (packrow_get(a, i) != packrow_get(b, i))
            return 0;
    return 1;
}
