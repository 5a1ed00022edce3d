#include "bitrank.h"

#include <assert.h>
#include <stdlib.h>

struct bitrank {
    uint64_t *words;
    size_t length; /* bits */
    size_t room;   /* words */
    size_t *ranks; /* ones before each word, and before the end; NULL until frozen */
};

static size_t words_for(size_t bits)
{
    return bits / 64 + (bits % 64 != 0);
}

static unsigned ones(uint64_t w)
{
    unsigned n = 0;
    for (; w; w &= w - 1)
        n++;
    return n;
}

bitrank *br_new(void)
{
    return calloc(1, sizeof(bitrank));
}

void br_del(bitrank *br)
{
    if (!br)
        return;
    free(br->words);
    free(br->ranks);
    free(br);
}

/* room for n more bits */
static int reserve(bitrank *br, size_t n)
{
    if (n > BR_MAX_BITS - br->length)
        return -1;
    size_t need = words_for(br->length + n);
    if (need <= br->room)
        return 0;
    size_t room = br->room + br->room / 2 + 4;
    uint64_t *words = realloc(br->words, room * sizeof *words);
    if (!words)
        return -1;
    for (size_t i = br->room; i < room; i++)
        words[i] = 0;
    br->words = words;
    br->room = room;
    return 0;
}

static void put(bitrank *br, int bit)
{
    if (bit)
        br->words[br->length / 64] |= UINT64_C(1) << br->length % 64;
    br->length++;
}

int br_append(bitrank *br, int bit)
{
    assert(!br_is_frozen(br));
    if (reserve(br, 1) != 0)
        return -1;
    put(br, bit);
    return 0;
}

int br_append_word(bitrank *br, uint64_t word, unsigned n)
{
    assert(!br_is_frozen(br));
    assert(n <= 64);
    if (reserve(br, n) != 0)
        return -1;
    for (unsigned i = 0; i < n; i++)
        put(br, word >> i & 1);
    return 0;
}

int br_freeze(bitrank *br)
{
    if (br_is_frozen(br))
        return 0;
    size_t n = words_for(br->length), sum = 0;
    br->ranks = malloc((n + 1) * sizeof *br->ranks);
    if (!br->ranks)
        return -1;
    for (size_t i = 0; i < n; i++) {
        br->ranks[i] = sum;
        sum += ones(br->words[i]);
    }
    br->ranks[n] = sum;
    return 0;
}

int br_is_frozen(const bitrank *br)
{
    return br->ranks != NULL;
}

size_t br_length(const bitrank *br)
{
    return br->length;
}

int br_get(const bitrank *br, size_t i)
{
    assert(i < br->length);
    return (int)(br->words[i / 64] >> i % 64 & 1);
}

size_t br_rank(const bitrank *br, size_t i)
{
    assert(br_is_frozen(br));
    assert(i <= br->length);
    size_t rank = br->ranks[i / 64];
    if (i % 64 != 0)
        rank += ones(br->words[i / 64] & ((UINT64_C(1) << i % 64) - 1));
    return rank;
}

size_t br_select(const bitrank *br, size_t k)
{
    assert(br_is_frozen(br));
    /* the last word that has no more than k ones before it */
    size_t low = 0, high = words_for(br->length);
    assert(k < br->ranks[high]);
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (br->ranks[middle] <= k)
            low = middle;
        else
            high = middle;
    }
    size_t left = k - br->ranks[low], i = 64 * low;
    for (uint64_t w = br->words[low];; w >>= 1, i++)
        if (w & 1 && left-- == 0)
            return i;
}
