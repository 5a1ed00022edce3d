#include "bitflock.h"

#include <stdlib.h>
#include <string.h>

enum { BITS = 64 };

static int reserve(struct bitflock *s, size_t words)
{
    uint64_t *more;

    if (words <= s->room)
        return 0;
    more = realloc(s->words, words * sizeof *more);
    if (!more)
        return -1;
    s->words = more;
    s->room = words;
    return 0;
}

static void trim(struct bitflock *s)
{
    while (s->used > 0 && s->words[s->used - 1] == 0)
        s->used--;
}

static size_t lesser(size_t a, size_t b)
{
    return a < b ? a : b;
}

void bitflock_clear(struct bitflock *s)
{
    free(s->words);
    s->words = NULL;
    s->used = 0;
    s->room = 0;
}

int bitflock_add(struct bitflock *s, unsigned n)
{
    size_t w = n / BITS;

    if (n > BITFLOCK_MAX || reserve(s, w + 1) != 0)
        return -1;
    while (s->used <= w)
        s->words[s->used++] = 0;
    s->words[w] |= (uint64_t)1 << n % BITS;
    return 0;
}

void bitflock_remove(struct bitflock *s, unsigned n)
{
    if (n / BITS >= s->used)
        return;
    s->words[n / BITS] &= ~((uint64_t)1 << n % BITS);
    trim(s);
}

int bitflock_has(const struct bitflock *s, unsigned n)
{
    return n / BITS < s->used && (s->words[n / BITS] >> n % BITS & 1) != 0;
}

size_t bitflock_count(const struct bitflock *s)
{
    size_t count = 0;

    for (size_t i = 0; i < s->used; i++)
        for (uint64_t w = s->words[i]; w; w &= w - 1)
            count++;
    return count;
}

long bitflock_next(const struct bitflock *s, unsigned long from)
{
    size_t i = from / BITS;
    unsigned shift = (unsigned)(from % BITS);

    for (; i < s->used; i++, shift = 0) {
        uint64_t w = s->words[i] >> shift;

        if (w) {
            while (!(w & 1)) {
                w >>= 1;
                shift++;
            }
            return (long)(i * BITS + shift);
        }
    }
    return -1;
}

int bitflock_copy(struct bitflock *dst, const struct bitflock *src)
{
    if (dst == src)
        return 0;
    if (reserve(dst, src->used) != 0)
        return -1;
    if (src->used > 0)
        memcpy(dst->words, src->words, src->used * sizeof *dst->words);
    dst->used = src->used;
    return 0;
}

int bitflock_union(struct bitflock *dst, const struct bitflock *src)
{
    if (reserve(dst, src->used) != 0)
        return -1;
    while (dst->used < src->used)
        dst->words[dst->used++] = 0;
    for (size_t i = 0; i < src->used; i++)
        dst->words[i] |= src->words[i];
    return 0;
}

void bitflock_intersect(struct bitflock *dst, const struct bitflock *src)
{
    dst->used = lesser(dst->used, src->used);
    for (size_t i = 0; i < dst->used; i++)
        dst->words[i] &= src->words[i];
}

void bitflock_subtract(struct bitflock *dst, const struct bitflock *src)
{
    size_t both = lesser(dst->used, src->used);

    for (size_t i = 0; i < both; i++)
        dst->words[i] &= ~src->words[i];
    trim(dst);
}

int bitflock_equal(const struct bitflock *a, const struct bitflock *b)
{
    size_t both = lesser(a->used, b->used);

    for (size_t i = 0; i < both; i++)
        if (a->words[i] != b->words[i])
            return 0;
    for (size_t i = both; i < a->used; i++)
        if (a->words[i])
            return 0;
    for (size_t i = both; i < b->used; i++)
        if (b->words[i])
            return 0;
    return 1;
}

uint64_t bitflock_hash(const struct bitflock *s)
{
    uint64_t h = 0xcbf29ce484222325u;

    for (size_t i = 0; i < s->used; i++) {
        h ^= s->words[i];
        h *= 0x100000001b3u;
        h ^= h >> 29;
    }
    return h;
}
