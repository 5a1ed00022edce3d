#include "fpsieve.h"

#include <stdlib.h>
#include <string.h>

// Image: 'S' 'v' version hashes, bits (32, little endian), the map.
enum { HEADER = 8, VERSION = 1 };

struct sieve {
    uint32_t bits;
    uint32_t hashes;
    uint8_t map[];
};

static size_t map_bytes(uint32_t bits)
{
    return ((size_t)bits + 7) / 8;
}

sieve_t *sieve_make(uint32_t bits, unsigned hashes)
{
    if (bits < 1 || bits > SIEVE_MAX_BITS || hashes < 1 || hashes > SIEVE_MAX_HASHES)
        return NULL;
    sieve_t *s = calloc(1, sizeof *s + map_bytes(bits));
    if (s == NULL)
        return NULL;
    s->bits = bits;
    s->hashes = hashes;
    return s;
}

void sieve_free(sieve_t *s)
{
    free(s);
}

// FNV-1a; two halves of it make as many hashes as are wanted.
static uint64_t fnv(const void *data, size_t len)
{
    const uint8_t *p = data;
    uint64_t h = 14695981039346656037u;
    for (size_t i = 0; i < len; i++) {
        h ^= p[i];
        h *= 1099511628211u;
    }
    h ^= h >> 29;
    return h;
}

static uint32_t position(const sieve_t *s, uint64_t h, uint32_t i)
{
    uint32_t a = (uint32_t)h, b = (uint32_t)(h >> 32) | 1;
    return (a + i * b) % s->bits;
}

void sieve_add(sieve_t *s, const void *data, size_t len)
{
    uint64_t h = fnv(data, len);
    for (uint32_t i = 0; i < s->hashes; i++) {
        uint32_t at = position(s, h, i);
        s->map[at / 8] = (uint8_t)(s->map[at / 8] | 1u << at % 8);
    }
}

bool sieve_test(const sieve_t *s, const void *data, size_t len)
{
    uint64_t h = fnv(data, len);
    for (uint32_t i = 0; i < s->hashes; i++) {
        uint32_t at = position(s, h, i);
        if ((s->map[at / 8] >> at % 8 & 1) == 0)
            return false;
    }
    return true;
}

uint32_t sieve_fill(const sieve_t *s)
{
    uint32_t count = 0;
    for (uint32_t at = 0; at < s->bits; at++)
        count += s->map[at / 8] >> at % 8 & 1;
    return count;
}

uint32_t sieve_bits(const sieve_t *s)
{
    return s->bits;
}

bool sieve_merge(sieve_t *dst, const sieve_t *src)
{
    if (dst->bits != src->bits || dst->hashes != src->hashes)
        return false;
    for (size_t i = 0; i < map_bytes(src->bits); i++)
        dst->map[i] |= src->map[i];
    return true;
}

size_t sieve_image_size(const sieve_t *s)
{
    return HEADER + map_bytes(s->bits);
}

size_t sieve_save(const sieve_t *s, uint8_t *buf, size_t size)
{
    size_t need = sieve_image_size(s);
    if (size < need)
        return 0;
    buf[0] = 'S';
    buf[1] = 'v';
    buf[2] = VERSION;
    buf[3] = (uint8_t)s->hashes;
    for (int i = 0; i < 4; i++)
        buf[4 + i] = (uint8_t)(s->bits >> 8 * i);
    memcpy(buf + HEADER, s->map, need - HEADER);
    return need;
}

sieve_t *sieve_load(const uint8_t *buf, size_t size)
{
    if (size < HEADER || buf[0] != 'S' || buf[1] != 'v' || buf[2] != VERSION)
        return NULL;
    uint32_t bits = 0;
    for (int i = 3; i >= 0; i--)
        bits = bits << 8 | buf[4 + i];
    size_t left = size - HEADER;
    if (left < map_bytes(bits))
        return NULL;
    // No stray bits behind the last one.
    if (bits % 8 != 0 && buf[HEADER + bits / 8] >> bits % 8 != 0)
        return NULL;
    sieve_t *s = sieve_make(bits, buf[3]);
    if (s == NULL)
        return NULL;
    memcpy(s->map, buf + HEADER, left);
    return s;
}
