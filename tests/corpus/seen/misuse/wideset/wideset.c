#include "wideset.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct wset {
    size_t n;
    size_t words;
    uint64_t bits[]; /* those behind n are 0 */
};

wset *wset_new(size_t n)
{
    if (n > WSET_MAX)
        return NULL;
    size_t words = (n + 63) / 64;
    wset *s = calloc(1, sizeof *s + words * sizeof s->bits[0]);
    if (s != NULL) {
        s->n = n;
        s->words = words;
    }
    return s;
}

void wset_delete(wset *s)
{
    free(s);
}

wset *wset_dup(const wset *s)
{
    wset *copy = wset_new(s->n);
    if (copy != NULL)
        memcpy(copy->bits, s->bits, s->words * sizeof s->bits[0]);
    return copy;
}

size_t wset_range(const wset *s)
{
    return s->n;
}

void wset_add(wset *s, size_t i)
{
    s->bits[i / 64] |= (uint64_t)1 << i % 64;
}

void wset_drop(wset *s, size_t i)
{
    s->bits[i / 64] &= ~((uint64_t)1 << i % 64);
}

bool wset_test(const wset *s, size_t i)
{
    return s->bits[i / 64] >> i % 64 & 1;
}

void wset_fill(wset *s)
{
    for (size_t w = 0; w < s->words; w++)
        s->bits[w] = UINT64_MAX;
    if (s->n % 64 != 0)
        s->bits[s->words - 1] >>= 64 - s->n % 64;
}

void wset_zero(wset *s)
{
    memset(s->bits, 0, s->words * sizeof s->bits[0]);
}

size_t wset_card(const wset *s)
{
    size_t card = 0;
    for (size_t w = 0; w < s->words; w++)
        for (uint64_t word = s->bits[w]; word != 0; word &= word - 1)
            card++;
    return card;
}

size_t wset_next(const wset *s, size_t i)
{
    while (i < s->n && !wset_test(s, i))
        i++;
    return i < s->n ? i : s->n;
}

void wset_or(wset *a, const wset *b)
{
    for (size_t w = 0; w < a->words; w++)
        a->bits[w] |= b->bits[w];
}

void wset_and(wset *a, const wset *b)
{
    for (size_t w = 0; w < a->words; w++)
        a->bits[w] &= b->bits[w];
}

void wset_sub(wset *a, const wset *b)
{
    for (size_t w = 0; w < a->words; w++)
        a->bits[w] &= ~b->bits[w];
}

bool wset_eq(const wset *a, const wset *b)
{
    return memcmp(a->bits, b->bits, a->words * sizeof a->bits[0]) == 0;
}

bool wset_subset(const wset *a, const wset *b)
{
    for (size_t w = 0; w < a->words; w++)
        if ((a->bits[w] & ~b->bits[w]) != 0)
            return false;
    return true;
}
