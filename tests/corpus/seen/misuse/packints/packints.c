#include "packints.h"

#include <assert.h>

enum { WORD = 32 };

size_t pk_words(size_t count, unsigned width)
{
    uint64_t bits;

    if (count > PK_MAX_COUNT || width < 1 || width > WORD)
        return 0;
    bits = (uint64_t)count * width;
    return (size_t)((bits + WORD - 1) / WORD);
}

pk_array pk_make(uint32_t *words, size_t count, unsigned width)
{
    pk_array a;
    size_t i, n;

    assert(count <= PK_MAX_COUNT);
    assert(width >= 1 && width <= WORD);
    assert(words != NULL || count == 0);
    a.words = words;
    a.count = count;
    a.width = width;
    n = pk_words(count, width);
    for (i = 0; i < n; i++)
        words[i] = 0;
    return a;
}

static uint32_t mask(unsigned width)
{
    return UINT32_MAX >> (WORD - width);
}

uint32_t pk_limit(const pk_array *a)
{
    return mask(a->width);
}

static uint32_t load(const pk_array *a, size_t i)
{
    uint64_t bit = (uint64_t)i * a->width;
    size_t word = (size_t)(bit / WORD);
    unsigned shift = (unsigned)(bit % WORD);
    uint64_t pair = a->words[word];

    if (shift + a->width > WORD)
        pair |= (uint64_t)a->words[word + 1] << WORD;
    return (uint32_t)(pair >> shift) & mask(a->width);
}

static void store(pk_array *a, size_t i, uint32_t value)
{
    uint64_t bit = (uint64_t)i * a->width;
    size_t word = (size_t)(bit / WORD);
    unsigned shift = (unsigned)(bit % WORD);
    uint64_t hole = (uint64_t)mask(a->width) << shift;
    uint64_t bits = (uint64_t)value << shift;

    a->words[word] = (a->words[word] & ~(uint32_t)hole) | (uint32_t)bits;
    if (shift + a->width > WORD) {
        uint32_t high = (uint32_t)(hole >> WORD);

        a->words[word + 1] = (a->words[word + 1] & ~high) | (uint32_t)(bits >> WORD);
    }
}

uint32_t pk_get(const pk_array *a, size_t i)
{
    assert(i < a->count);
    return load(a, i);
}

void pk_set(pk_array *a, size_t i, uint32_t value)
{
    assert(i < a->count);
    assert(value <= mask(a->width));
    store(a, i, value);
}

void pk_fill(pk_array *a, size_t i, size_t n, uint32_t value)
{
    assert(i <= a->count && n <= a->count - i);
    assert(value <= mask(a->width));
    while (n-- > 0)
        store(a, i++, value);
}

uint32_t pk_bump(pk_array *a, size_t i, uint32_t amount)
{
    uint32_t old, limit = mask(a->width);

    assert(i < a->count);
    old = load(a, i);
    old = amount > limit - old ? limit : old + amount;
    store(a, i, old);
    return old;
}

uint64_t pk_sum(const pk_array *a)
{
    uint64_t sum = 0;
    size_t i;

    for (i = 0; i < a->count; i++)
        sum += load(a, i);
    return sum;
}

size_t pk_find(const pk_array *a, size_t i, uint32_t value)
{
    for (; i < a->count; i++)
        if (load(a, i) == value)
            return i;
    return a->count;
}

void pk_copy(pk_array *dst, const pk_array *src)
{
    size_t i;

    assert(dst->count >= src->count);
    for (i = 0; i < src->count; i++) {
        uint32_t value = load(src, i);

        store(dst, i, value < mask(dst->width) ? value : mask(dst->width));
    }
}

int pk_equal(const pk_array *a, const pk_array *b)
{
    size_t i;

    if (a->count != b->count)
        return 0;
    for (i = 0; i < a->count; i++)
        if (load(a, i) != load(b, i))
            return 0;
    return 1;
}
