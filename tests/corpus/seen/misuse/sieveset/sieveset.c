#include "sieveset.h"

#include <math.h>
#include <string.h>

int sieve_attach(struct sieve *s, void *memory, uint32_t nbits, unsigned hashes)
{
    if (memory == NULL || nbits == 0 || nbits > SIEVE_MAX_BITS)
        return -1;
    if (hashes == 0 || hashes > SIEVE_MAX_HASHES)
        return -1;
    s->bits = memory;
    s->nbits = nbits;
    s->hashes = hashes;
    return 0;
}

int sieve_init(struct sieve *s, void *memory, uint32_t nbits, unsigned hashes)
{
    if (sieve_attach(s, memory, nbits, hashes) != 0)
        return -1;
    sieve_clear(s);
    return 0;
}

void sieve_clear(struct sieve *s)
{
    memset(s->bits, 0, SIEVE_BYTES(s->nbits));
}

static uint64_t scramble(uint64_t h)
{
    h ^= h >> 33;
    h *= UINT64_C(0xff51afd7ed558ccd);
    h ^= h >> 33;
    h *= UINT64_C(0xc4ceb9fe1a85ec53);
    return h ^ h >> 33;
}

/* FNV-1a, with its weak low bits mended. */
static uint64_t digest(const void *key, size_t len)
{
    const unsigned char *p = key;
    uint64_t h = UINT64_C(0xcbf29ce484222325);

    for (size_t i = 0; i < len; i++)
        h = (h ^ p[i]) * UINT64_C(0x100000001b3);
    return scramble(h);
}

/* The bit that hash number i of a digest selects (Kirsch and Mitzenmacher). */
static uint32_t bit_of(const struct sieve *s, uint64_t d, unsigned i)
{
    uint32_t a = (uint32_t)d, b = (uint32_t)(d >> 32) | 1;
    return (a + i * b) % s->nbits;
}

bool sieve_add(struct sieve *s, const void *key, size_t len)
{
    uint64_t d = digest(key, len);
    bool fresh = false;

    for (unsigned i = 0; i < s->hashes; i++) {
        uint32_t bit = bit_of(s, d, i);
        unsigned char mask = (unsigned char)(1u << bit % 8);
        if (!(s->bits[bit / 8] & mask))
            fresh = true;
        s->bits[bit / 8] |= mask;
    }
    return fresh;
}

bool sieve_may_have(const struct sieve *s, const void *key, size_t len)
{
    uint64_t d = digest(key, len);

    for (unsigned i = 0; i < s->hashes; i++) {
        uint32_t bit = bit_of(s, d, i);
        if (!(s->bits[bit / 8] >> bit % 8 & 1))
            return false;
    }
    return true;
}

uint32_t sieve_ones(const struct sieve *s)
{
    uint32_t ones = 0;

    for (uint32_t bit = 0; bit < s->nbits; bit++)
        ones += s->bits[bit / 8] >> bit % 8 & 1;
    return ones;
}

double sieve_error(const struct sieve *s)
{
    return pow((double)sieve_ones(s) / s->nbits, s->hashes);
}

bool sieve_same_shape(const struct sieve *a, const struct sieve *b)
{
    return a->nbits == b->nbits && a->hashes == b->hashes;
}

void sieve_unite(struct sieve *s, const struct sieve *other)
{
    for (size_t i = 0; i < SIEVE_BYTES(s->nbits); i++)
        s->bits[i] |= other->bits[i];
}

void sieve_intersect(struct sieve *s, const struct sieve *other)
{
    for (size_t i = 0; i < SIEVE_BYTES(s->nbits); i++)
        s->bits[i] &= other->bits[i];
}
