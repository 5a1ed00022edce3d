#include "blmsieve.h"

#include <math.h>
#include <string.h>

#define MIN_BYTES 8

size_t bs_suggest(size_t items, unsigned per_mille)
{
    const double ln2 = 0.69314718055994530942;
    double rate, bits, bytes;

    if (per_mille < 1)
        per_mille = 1;
    if (per_mille > 500)
        per_mille = 500;
    rate = per_mille / 1000.0;
    bits = -(double)items * log(rate) / (ln2 * ln2);
    bytes = ceil(bits / 8);
    if (bytes < MIN_BYTES)
        return MIN_BYTES;
    if (bytes > (double)BS_MAX_BYTES)
        return BS_MAX_BYTES;
    return (size_t)bytes;
}

int bs_attach(bs_filter *f, void *memory, size_t bytes, unsigned hashes)
{
    if (!memory || bytes < 1 || bytes > BS_MAX_BYTES)
        return -1;
    if (hashes < BS_MIN_HASHES || hashes > BS_MAX_HASHES)
        return -1;
    f->bits = memory;
    f->bytes = bytes;
    f->hashes = hashes;
    return 0;
}

int bs_init(bs_filter *f, void *memory, size_t bytes, unsigned hashes)
{
    if (bs_attach(f, memory, bytes, hashes) != 0)
        return -1;
    bs_clear(f);
    return 0;
}

void bs_clear(bs_filter *f)
{
    memset(f->bits, 0, f->bytes);
}

/* FNV-1a with a final mix, so that both halves can be used. */
static uint64_t hash(const void *data, size_t size)
{
    const unsigned char *p = data;
    uint64_t h = UINT64_C(0xCBF29CE484222325);

    for (size_t i = 0; i < size; i++) {
        h ^= p[i];
        h *= UINT64_C(0x100000001B3);
    }
    h ^= h >> 33;
    h *= UINT64_C(0xFF51AFD7ED558CCD);
    h ^= h >> 33;
    h *= UINT64_C(0xC4CEB9FE1A85EC53);
    h ^= h >> 33;
    return h;
}

/* The bit of hash number `i`: double hashing with an odd step. */
static size_t bit_of(const bs_filter *f, uint64_t h, unsigned i)
{
    uint64_t start = h & 0xFFFFFFFFu, step = h >> 32 | 1;

    return (size_t)((start + i * step) % ((uint64_t)f->bytes * 8));
}

void bs_add(bs_filter *f, const void *data, size_t size)
{
    uint64_t h = hash(data, size);

    for (unsigned i = 0; i < f->hashes; i++) {
        size_t bit = bit_of(f, h, i);

        f->bits[bit / 8] |= (unsigned char)(1u << bit % 8);
    }
}

int bs_test(const bs_filter *f, const void *data, size_t size)
{
    uint64_t h = hash(data, size);

    for (unsigned i = 0; i < f->hashes; i++) {
        size_t bit = bit_of(f, h, i);

        if (!(f->bits[bit / 8] >> bit % 8 & 1))
            return 0;
    }
    return 1;
}

void bs_merge(bs_filter *into, const bs_filter *from)
{
    for (size_t i = 0; i < from->bytes; i++)
        into->bits[i] |= from->bits[i];
}

int bs_same(const bs_filter *a, const bs_filter *b)
{
    return a->bytes == b->bytes && a->hashes == b->hashes && memcmp(a->bits, b->bits, a->bytes) == 0;
}

double bs_load(const bs_filter *f)
{
    size_t set = 0;

    for (size_t i = 0; i < f->bytes; i++)
        for (unsigned byte = f->bits[i]; byte; byte &= byte - 1)
            set++;
    return (double)set / ((double)f->bytes * 8);
}

void bs_save(const bs_filter *f, void *out)
{
    /* may be the filter's own memory */
    memmove(out, f->bits, f->bytes);
}
