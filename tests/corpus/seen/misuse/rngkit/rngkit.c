#include "rngkit.h"

#include <assert.h>

static uint64_t rotl(uint64_t x, int k)
{
    return x << k | x >> (64 - k);
}

static uint64_t splitmix(uint64_t *x)
{
    uint64_t z = *x += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

void rng_seed(rng_t *rng, uint64_t seed)
{
    rng->s[0] = splitmix(&seed);
    rng->s[1] = splitmix(&seed);
}

void rng_get_state(const rng_t *rng, uint64_t state[2])
{
    state[0] = rng->s[0];
    state[1] = rng->s[1];
}

void rng_set_state(rng_t *rng, const uint64_t state[2])
{
    assert(state[0] != 0 || state[1] != 0);
    rng->s[0] = state[0];
    rng->s[1] = state[1];
}

uint64_t rng_next(rng_t *rng)
{
    uint64_t a = rng->s[0], b = rng->s[1], result = a + b;
    assert(a != 0 || b != 0);
    b ^= a;
    rng->s[0] = rotl(a, 24) ^ b ^ b << 16;
    rng->s[1] = rotl(b, 37);
    return result;
}

uint64_t rng_below(rng_t *rng, uint64_t n)
{
    uint64_t skip = (UINT64_MAX - n + 1) % n; /* 2^64 mod n */
    uint64_t x;
    do
        x = rng_next(rng);
    while (x < skip);
    return x % n;
}

int64_t rng_range(rng_t *rng, int64_t lo, int64_t hi)
{
    assert(lo <= hi);
    uint64_t span = (uint64_t)hi - (uint64_t)lo;
    uint64_t off = span == UINT64_MAX ? rng_next(rng) : rng_below(rng, span + 1);
    return (int64_t)((uint64_t)lo + off);
}

double rng_unit(rng_t *rng)
{
    return (double)(rng_next(rng) >> 11) * 0x1p-53;
}

size_t rng_weighted(rng_t *rng, const uint32_t *weights, size_t n)
{
    uint64_t total = 0;
    for (size_t i = 0; i < n; i++)
        total += weights[i];
    assert(total > 0);
    uint64_t x = rng_below(rng, total);
    size_t i = 0;
    while (x >= weights[i])
        x -= weights[i++];
    return i;
}

void rng_shuffle(rng_t *rng, void *base, size_t n, size_t size)
{
    unsigned char *bytes = base;
    if (size == 0)
        return;
    for (size_t i = n; i > 1; i--) {
        unsigned char *a = bytes + (i - 1) * size;
        unsigned char *b = bytes + (size_t)rng_below(rng, i) * size;
        for (size_t k = 0; k < size; k++) {
            unsigned char t = a[k];
            a[k] = b[k];
            b[k] = t;
        }
    }
}

void rng_sample(rng_t *rng, uint32_t n, size_t k, uint32_t *out)
{
    assert(k <= n);
    size_t count = 0;
    for (uint32_t limit = n - (uint32_t)k; limit < n; limit++) {
        uint32_t x = (uint32_t)rng_below(rng, (uint64_t)limit + 1);
        for (size_t i = 0; i < count; i++) {
            if (out[i] == x) {
                x = limit;
                break;
            }
        }
        out[count++] = x;
    }
}
