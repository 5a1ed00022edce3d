#include "growbits.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define WORD 64

/* Bits of the last word beyond `len`, and all words from there to `cap`,
 * are 0. */
struct growbits {
    uint64_t *words;
    size_t cap;     /* in words */
    size_t len;     /* in bits */
};

static size_t words_for(size_t bits)
{
    return bits / WORD + (bits % WORD != 0);
}

/* The bits below `off`, which is less than WORD. */
static uint64_t below(size_t off)
{
    return ((uint64_t)1 << off) - 1;
}

static bool reserve(growbits_t *v, size_t bits)
{
    size_t need = words_for(bits), cap = v->cap ? v->cap : 1;
    uint64_t *grown;

    if (bits > GROWBITS_MAX)
        return false;
    if (need <= v->cap)
        return true;
    while (cap < need)
        cap *= 2;
    grown = realloc(v->words, cap * sizeof *grown);
    if (!grown)
        return false;
    memset(grown + v->cap, 0, (cap - v->cap) * sizeof *grown);
    v->words = grown;
    v->cap = cap;
    return true;
}

growbits_t *growbits_new(void)
{
    return calloc(1, sizeof(growbits_t));
}

growbits_t *growbits_from(const char *text)
{
    size_t n = strlen(text);
    growbits_t *v;

    if (n > GROWBITS_MAX || strspn(text, "01") != n)
        return NULL;
    v = growbits_new();
    if (!v)
        return NULL;
    if (!growbits_resize(v, n)) {
        growbits_free(v);
        return NULL;
    }
    for (size_t i = 0; i < n; i++)
        growbits_set(v, i, text[i] == '1');
    return v;
}

growbits_t *growbits_copy(const growbits_t *v)
{
    growbits_t *copy = growbits_new();

    if (!copy)
        return NULL;
    if (!growbits_resize(copy, v->len)) {
        growbits_free(copy);
        return NULL;
    }
    if (v->len)
        memcpy(copy->words, v->words, words_for(v->len) * sizeof *v->words);
    return copy;
}

void growbits_free(growbits_t *v)
{
    if (v) {
        free(v->words);
        free(v);
    }
}

size_t growbits_len(const growbits_t *v)
{
    return v->len;
}

bool growbits_get(const growbits_t *v, size_t i)
{
    return i < v->len && (v->words[i / WORD] >> (i % WORD) & 1);
}

bool growbits_set(growbits_t *v, size_t i, bool bit)
{
    if (i >= v->len)
        return false;
    if (bit)
        v->words[i / WORD] |= (uint64_t)1 << (i % WORD);
    else
        v->words[i / WORD] &= ~((uint64_t)1 << (i % WORD));
    return true;
}

bool growbits_resize(growbits_t *v, size_t n)
{
    if (n > v->len) {
        if (!reserve(v, n))
            return false;
    } else if (n < v->len) {
        size_t kept = n / WORD, end = words_for(v->len);

        v->words[kept] &= below(n % WORD);
        if (end > kept + 1)
            memset(v->words + kept + 1, 0, (end - kept - 1) * sizeof *v->words);
    }
    v->len = n;
    return true;
}

bool growbits_insert(growbits_t *v, size_t i, bool bit)
{
    size_t at = i / WORD, off = i % WORD;
    uint64_t w, carry;

    if (i > v->len || v->len >= GROWBITS_MAX || !reserve(v, v->len + 1))
        return false;
    v->len++;
    w = v->words[at];
    carry = w >> (WORD - 1);
    v->words[at] = (w & below(off)) | ((unsigned)bit << off) | ((w & ~below(off)) << 1);
    for (size_t k = at + 1; k < words_for(v->len); k++) {
        w = v->words[k];
        v->words[k] = w << 1 | carry;
        carry = w >> (WORD - 1);
    }
    return true;
}

bool growbits_remove(growbits_t *v, size_t i)
{
    size_t at = i / WORD, off = i % WORD, end = words_for(v->len);

    if (i >= v->len)
        return false;
    v->words[at] = (v->words[at] & below(off)) | ((v->words[at] >> 1) & ~below(off));
    for (size_t k = at + 1; k < end; k++) {
        v->words[k - 1] |= (v->words[k] & 1) << (WORD - 1);
        v->words[k] >>= 1;
    }
    v->len--;
    return true;
}

size_t growbits_ones(const growbits_t *v)
{
    size_t n = 0;

    for (size_t k = 0; k < words_for(v->len); k++)
        for (uint64_t w = v->words[k]; w; w &= w - 1)
            n++;
    return n;
}

bool growbits_equal(const growbits_t *a, const growbits_t *b)
{
    return a->len == b->len &&
           (a->len == 0 || memcmp(a->words, b->words, words_for(a->len) * sizeof *a->words) == 0);
}
