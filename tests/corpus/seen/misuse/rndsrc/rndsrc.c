#include "rndsrc.h"

#include <assert.h>

void rnd_seed(struct rnd *r, uint64_t seed)
{
    /* One round of splitmix64, so that near seeds are far from each other. */
    uint64_t z = seed + 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    z ^= z >> 31;
    r->state = z != 0 ? z : 1;
}

uint64_t rnd_next(struct rnd *r)
{
    assert(r->state != 0);
    r->state ^= r->state >> 12;
    r->state ^= r->state << 25;
    r->state ^= r->state >> 27;
    return r->state * 0x2545f4914f6cdd1du;
}

uint32_t rnd_below(struct rnd *r, uint32_t n)
{
    return (uint32_t)((rnd_next(r) >> 32) % n);
}

int32_t rnd_range(struct rnd *r, int32_t lo, int32_t hi)
{
    assert(lo <= hi);
    uint64_t span = (uint64_t)((int64_t)hi - lo) + 1;
    return (int32_t)(lo + (int64_t)((rnd_next(r) >> 32) % span));
}

double rnd_unit(struct rnd *r)
{
    return (double)(rnd_next(r) >> 11) / 9007199254740992.0;
}

int rnd_chance(struct rnd *r, int p)
{
    return rnd_range(r, 0, 99) < p;
}

const char *rnd_pick(struct rnd *r, const char *const *strings, uint32_t count)
{
    return strings[rnd_below(r, count)];
}

uint32_t rnd_weighted(struct rnd *r, const uint16_t *weights, uint32_t count)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < count; i++)
        sum += weights[i];
    assert(sum > 0);
    uint64_t rest = rnd_next(r) % sum;
    uint32_t i = 0;
    while (rest >= weights[i])
        rest -= weights[i++];
    return i;
}

void rnd_shuffle(struct rnd *r, void *array, uint32_t count, size_t size)
{
    unsigned char *bytes = array;
    for (uint32_t i = count; i > 1; i--) {
        size_t a = (size_t)(i - 1) * size, b = (size_t)rnd_below(r, i) * size;
        for (size_t k = 0; k < size; k++) {
            unsigned char byte = bytes[a + k];
            bytes[a + k] = bytes[b + k];
            bytes[b + k] = byte;
        }
    }
}

void rnd_word(struct rnd *r, char *word, size_t length)
{
    for (size_t i = 0; i < length; i++)
        word[i] = (char)('a' + rnd_below(r, 26));
    word[length] = '\0';
}
