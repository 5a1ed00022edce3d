#include "growset.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct growset {
    unsigned words;
    uint32_t *word;
};

growset *growset_new(unsigned expected)
{
    growset *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->words = expected > 1000 ? 32 : expected / 32 + 1;
    s->word = calloc(s->words, sizeof *s->word);
    if (!s->word) {
        free(s);
        return NULL;
    }
    return s;
}

void growset_free(growset *s)
{
    if (s) {
        free(s->word);
        free(s);
    }
}

bool growset_add(growset *s, unsigned short number)
{
    unsigned need = number / 32u + 1;
    if (need > s->words) {
        uint32_t *word = realloc(s->word, need * sizeof *word);
        if (!word)
            return false;
        memset(word + s->words, 0, (need - s->words) * sizeof *word);
        s->word = word;
        s->words = need;
    }
    s->word[number / 32] |= 1u << number % 32;
    return true;
}

bool growset_has(const growset *s, unsigned short number)
{
    return number / 32u < s->words && (s->word[number / 32] >> number % 32 & 1);
}

unsigned growset_count(const growset *s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < s->words; i++)
        n += (unsigned)__builtin_popcount(s->word[i]);
    return n;
}

void growset_unite(growset *s, const growset *with)
{
    for (unsigned i = 0; i < with->words; i++)
        s->word[i] |= with->word[i];
}
