#include "mayhave.h"

#include <math.h>
#include <string.h>

#define HEAD 20 /* bytes before the words of a saved filter */

static const char magic[4] = {'M', 'H', 'V', '1'};

static int in_range(uint32_t bits, uint32_t hashes)
{
    return bits >= 1 && bits <= MAYHAVE_MAX_BITS && hashes >= 1 && hashes <= MAYHAVE_MAX_HASHES;
}

int mayhave_init(struct mayhave *f, uint64_t *words, uint32_t bits, uint32_t hashes, uint64_t seed)
{
    if (!in_range(bits, hashes))
        return -1;
    f->words = words;
    f->bits = bits;
    f->hashes = hashes;
    f->seed = seed;
    mayhave_clear(f);
    return 0;
}

void mayhave_clear(struct mayhave *f)
{
    memset(f->words, 0, MAYHAVE_WORDS(f->bits) * sizeof(uint64_t));
}

/* FNV-1a, with a seed and stirred at the end. */
static uint64_t hash(const void *key, size_t len, uint64_t seed)
{
    const uint8_t *p = key;
    uint64_t h = UINT64_C(14695981039346656037) ^ seed;

    while (len-- > 0) {
        h ^= *p++;
        h *= UINT64_C(1099511628211);
    }
    h ^= h >> 33;
    h *= UINT64_C(0xFF51AFD7ED558CCD);
    h ^= h >> 33;
    return h;
}

/* The places of a key are one, and then each time a step further, round the
 * filter. */
struct places {
    uint32_t at, step;
};

static struct places begin(const struct mayhave *f, const void *key, size_t len)
{
    uint64_t h = hash(key, len, f->seed);
    struct places p;

    p.at = (uint32_t)(h >> 32) % f->bits;
    p.step = (uint32_t)h % f->bits;
    return p;
}

static uint32_t next_place(const struct mayhave *f, struct places *p)
{
    uint32_t place = p->at;

    p->at = (p->at + p->step) % f->bits;
    return place;
}

void mayhave_add(struct mayhave *f, const void *key, size_t len)
{
    struct places p = begin(f, key, len);

    for (uint32_t i = 0; i < f->hashes; i++) {
        uint32_t place = next_place(f, &p);

        f->words[place / 64] |= UINT64_C(1) << place % 64;
    }
}

int mayhave_test(const struct mayhave *f, const void *key, size_t len)
{
    struct places p = begin(f, key, len);

    for (uint32_t i = 0; i < f->hashes; i++) {
        uint32_t place = next_place(f, &p);

        if ((f->words[place / 64] >> place % 64 & 1) == 0)
            return 0;
    }
    return 1;
}

int mayhave_alike(const struct mayhave *a, const struct mayhave *b)
{
    return a->bits == b->bits && a->hashes == b->hashes && a->seed == b->seed;
}

void mayhave_merge(struct mayhave *dst, const struct mayhave *src)
{
    size_t count = MAYHAVE_WORDS(dst->bits);

    for (size_t i = 0; i < count; i++)
        dst->words[i] |= src->words[i];
}

uint32_t mayhave_weight(const struct mayhave *f)
{
    size_t count = MAYHAVE_WORDS(f->bits);
    uint32_t weight = 0;

    for (size_t i = 0; i < count; i++)
        for (uint64_t rest = f->words[i]; rest != 0; rest &= rest - 1)
            weight++;
    return weight;
}

double mayhave_estimate(const struct mayhave *f)
{
    uint32_t weight = mayhave_weight(f);
    double bits = f->bits;

    if (weight == 0)
        return 0.0;
    if (weight >= f->bits)
        return HUGE_VAL;
    return -bits / f->hashes * log1p(-(weight / bits));
}

/* Little-endian numbers of n bytes. */
static uint8_t *put(uint8_t *p, uint64_t v, int n)
{
    while (n-- > 0) {
        *p++ = (uint8_t)v;
        v >>= 8;
    }
    return p;
}

static uint64_t get(const uint8_t *p, int n)
{
    uint64_t v = 0;

    while (n-- > 0)
        v = v << 8 | p[n];
    return v;
}

size_t mayhave_save(const struct mayhave *f, void *buf, size_t size)
{
    size_t count = MAYHAVE_WORDS(f->bits), need = HEAD + 8 * count;
    uint8_t *p = buf;

    if (p == NULL || size < need)
        return need;
    memcpy(p, magic, sizeof magic);
    p = put(p + sizeof magic, f->bits, 4);
    p = put(p, f->hashes, 4);
    p = put(p, f->seed, 8);
    for (size_t i = 0; i < count; i++)
        p = put(p, f->words[i], 8);
    return need;
}

int mayhave_load(struct mayhave *f, uint64_t *words, size_t room, const void *buf, size_t size)
{
    const uint8_t *p = buf;
    uint32_t bits, hashes;
    size_t count;

    if (p == NULL || size < HEAD || memcmp(p, magic, sizeof magic) != 0)
        return -1;
    bits = (uint32_t)get(p + 4, 4);
    hashes = (uint32_t)get(p + 8, 4);
    if (!in_range(bits, hashes))
        return -1;
    count = MAYHAVE_WORDS(bits);
    if (count > room || size != HEAD + 8 * count)
        return -1;
    /* No bits behind the last one. */
    if (bits % 64 != 0 && get(p + HEAD + 8 * (count - 1), 8) >> bits % 64 != 0)
        return -1;
    f->words = words;
    f->bits = bits;
    f->hashes = hashes;
    f->seed = get(p + 12, 8);
    for (size_t i = 0; i < count; i++)
        words[i] = get(p + HEAD + 8 * i, 8);
    return 0;
}
