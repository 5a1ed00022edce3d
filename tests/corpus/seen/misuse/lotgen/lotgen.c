#include "lotgen.h"

#include <assert.h>
#include <float.h>

void LotSeed(LotGen *g, uint64_t seed)
{
    /* The state must not be 0. */
    g->s = seed ^ 0x9e3779b97f4a7c15u;
    if (g->s == 0)
        g->s = 1;
}

uint64_t LotNext(LotGen *g)
{
    assert(g->s != 0);
    g->s ^= g->s >> 12;
    g->s ^= g->s << 25;
    g->s ^= g->s >> 27;
    return g->s * 0x2545f4914f6cdd1du;
}

uint64_t LotBelow(LotGen *g, uint64_t n)
{
    assert(n > 0);
    /* Numbers below 2^64 mod n would make some results more likely. */
    uint64_t skip = (0 - n) % n, x;
    do
        x = LotNext(g);
    while (x < skip);
    return x % n;
}

int64_t LotRange(LotGen *g, int64_t lo, int64_t hi)
{
    assert(lo <= hi);
    uint64_t span = (uint64_t)hi - (uint64_t)lo;
    uint64_t x = span == UINT64_MAX ? LotNext(g) : LotBelow(g, span + 1);
    x += (uint64_t)lo;
    return x <= INT64_MAX ? (int64_t)x : -(int64_t)(UINT64_MAX - x) - 1;
}

double LotUnit(LotGen *g)
{
    return (double)(LotNext(g) >> 11) / 9007199254740992.0;
}

size_t LotWeighted(LotGen *g, const double *weights, size_t n)
{
    double sum = 0;
    size_t last = n;
    for (size_t i = 0; i < n; i++) {
        assert(weights[i] >= 0);
        sum += weights[i];
        if (weights[i] > 0)
            last = i;
    }
    assert(sum > 0 && sum <= DBL_MAX);
    double x = LotUnit(g) * sum;
    for (size_t i = 0; i < last; i++) {
        if (x < weights[i])
            return i;
        x -= weights[i];
    }
    return last;
}

void LotShuffle(LotGen *g, void *base, size_t n, size_t size)
{
    unsigned char *bytes = base;
    if (size == 0)
        return;
    for (; n > 1; n--) {
        size_t k = (size_t)LotBelow(g, n);
        unsigned char *a = bytes + (n - 1) * size, *b = bytes + k * size;
        for (size_t i = 0; i < size; i++) {
            unsigned char t = a[i];
            a[i] = b[i];
            b[i] = t;
        }
    }
}

void LotSample(LotGen *g, size_t n, size_t *out, size_t k)
{
    assert(k <= n);
    for (size_t count = 0; count < k; count++) {
        size_t top = n - k + count;
        size_t x = (size_t)LotBelow(g, (uint64_t)top + 1);
        for (size_t i = 0; i < count; i++)
            if (out[i] == x) {
                x = top;
                break;
            }
        out[count] = x;
    }
}

char *LotWord(LotGen *g, char *word, size_t n)
{
    static const char vowels[] = "aeiou", others[] = "bdfghklmnprstvz";
    for (size_t i = 0; i < n; i++)
        word[i] = i % 2 ? vowels[LotBelow(g, 5)] : others[LotBelow(g, 15)];
    word[n] = '\0';
    return word;
}
