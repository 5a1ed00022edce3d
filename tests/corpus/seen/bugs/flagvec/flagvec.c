#include "flagvec.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct flagvec {
    size_t flags;
    size_t words; /* allocated */
    uint64_t *word;
};

/* Words for so many flags; one at least, so that there is always memory. */
static size_t words_for(size_t flags)
{
    return flags ? (flags + 63) / 64 : 1;
}

int flagvec_new(flagvec **out, size_t flags)
{
    flagvec *f;

    *out = NULL;
    if (flags > FLAGVEC_MAX)
        return FLAGVEC_RANGE;
    if (!(f = malloc(sizeof *f)))
        return FLAGVEC_MEMORY;
    f->flags = flags;
    f->words = words_for(flags);
    if (!(f->word = calloc(f->words, sizeof *f->word))) {
        free(f);
        return FLAGVEC_MEMORY;
    }
    *out = f;
    return FLAGVEC_OK;
}

void flagvec_free(flagvec *f)
{
    if (!f)
        return;
    free(f->word);
    free(f);
}

size_t flagvec_size(const flagvec *f)
{
    return f->flags;
}

int flagvec_resize(flagvec *f, size_t flags)
{
    size_t words = words_for(flags);

    if (flags > FLAGVEC_MAX)
        return FLAGVEC_RANGE;
    if (words != f->words) {
        uint64_t *word = realloc(f->word, words * sizeof *word);

        if (!word)
            return FLAGVEC_MEMORY;
        f->word = word;
        if (words > f->words)
            memset(word + f->words, 0, words - f->words);
        f->words = words;
    }
    if (flags < f->flags) { /* flags beyond the end are off always */
        if (flags == 0)
            f->word[0] = 0;
        else if (flags % 64)
            f->word[words - 1] &= ((uint64_t)1 << flags % 64) - 1;
    }
    f->flags = flags;
    return FLAGVEC_OK;
}

int flagvec_put(flagvec *f, size_t i, bool on)
{
    uint64_t bit = (uint64_t)1 << i % 64;

    if (i >= f->flags)
        return FLAGVEC_RANGE;
    if (on)
        f->word[i / 64] |= bit;
    else
        f->word[i / 64] &= ~bit;
    return FLAGVEC_OK;
}

int flagvec_get(const flagvec *f, size_t i)
{
    if (i >= f->flags)
        return FLAGVEC_RANGE;
    return (int)(f->word[i / 64] >> i % 64 & 1);
}

size_t flagvec_count(const flagvec *f)
{
    size_t count = 0;

    for (size_t w = 0; w < f->words; w++)
        for (uint64_t rest = f->word[w]; rest; rest &= rest - 1)
            count++;
    return count;
}

size_t flagvec_find(const flagvec *f, size_t i)
{
    while (i < f->flags) {
        uint64_t rest = f->word[i / 64] >> i % 64;

        if (rest & 1)
            return i;
        i = rest ? i + 1 : (i / 64 + 1) * 64;
    }
    return f->flags;
}

/* The flags of a word that f has at w. */
static uint64_t mask(const flagvec *f, size_t w)
{
    if (w < f->flags / 64)
        return UINT64_MAX;
    return w == f->flags / 64 ? ((uint64_t)1 << f->flags % 64) - 1 : 0;
}

void flagvec_or(flagvec *f, const flagvec *g)
{
    for (size_t w = 0; w < f->words && w < g->words; w++)
        f->word[w] |= g->word[w] & mask(f, w);
}

void flagvec_and(flagvec *f, const flagvec *g)
{
    for (size_t w = 0; w < f->words; w++)
        f->word[w] &= w < g->words ? g->word[w] : 0;
}

bool flagvec_equal(const flagvec *f, const flagvec *g)
{
    return f->flags == g->flags && memcmp(f->word, g->word, f->words * sizeof *f->word) == 0;
}
