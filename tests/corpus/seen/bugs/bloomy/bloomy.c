#include "bloomy.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct bloom {
    size_t bits;
    unsigned hashes;
    unsigned char *map;
};

static size_t map_size(const bloom_t *filter)
{
    return (filter->bits + CHAR_BIT - 1) / CHAR_BIT;
}

static uint64_t hash(const void *key, size_t size, uint64_t seed)
{
    const unsigned char *bytes = key;
    uint64_t h = 14695981039346656037u ^ seed;
    for (size_t i = 0; i < size; i++) {
        h ^= bytes[i];
        h *= 1099511628211u;
    }
    h ^= h >> 32;
    return h * 0x9e3779b97f4a7c15u >> 16;
}

int bloom_create(bloom_t **filter, size_t bits, unsigned hashes)
{
    *filter = NULL;
    if (bits == 0 || bits > BLOOM_MAX_BITS || hashes == 0 || hashes > BLOOM_MAX_HASHES)
        return BLOOM_EINVAL;
    bloom_t *f = malloc(sizeof *f);
    if (f == NULL)
        return BLOOM_ENOMEM;
    f->bits = bits;
    f->hashes = hashes;
    f->map = calloc(map_size(f), 1);
    if (f->map == NULL) {
        free(f);
        return BLOOM_ENOMEM;
    }
    *filter = f;
    return BLOOM_OK;
}

int bloom_clone(bloom_t **filter, const bloom_t *from)
{
    bloom_t *f;
    int status = bloom_create(&f, from->bits, from->hashes);
    if (status == BLOOM_OK)
        memcpy(f->map, from->map, map_size(from));
    *filter = f;
    return status;
}

void bloom_destroy(bloom_t *filter)
{
    if (filter == NULL)
        return;
    free(filter->map);
    free(filter);
}

void bloom_add(bloom_t *filter, const void *key, size_t size)
{
    uint64_t a = hash(key, size, 0), b = hash(key, size, 0x5bd1e995);
    for (unsigned i = 0; i < filter->hashes; i++) {
        size_t bit = (size_t)((a + i * b) % filter->bits);
        filter->map[bit / CHAR_BIT] |= (unsigned char)(1u << bit % CHAR_BIT);
    }
}

void bloom_add_str(bloom_t *filter, const char *str)
{
    bloom_add(filter, str, strlen(str));
}

bool bloom_test(const bloom_t *filter, const void *key, size_t size)
{
    uint64_t a = hash(key, size, 0), b = hash(key, size, 0x5bd1e995);
    for (unsigned i = 0; i < filter->hashes; i++) {
        size_t bit = (size_t)((a + i * b) % filter->bits);
        if ((filter->map[bit / CHAR_BIT] >> bit % CHAR_BIT & 1) == 0)
            return false;
    }
    return true;
}

bool bloom_test_str(const bloom_t *filter, const char *str)
{
    return bloom_test(filter, str, strlen(str));
}

int bloom_merge(bloom_t *dst, const bloom_t *src)
{
    if (dst->hashes != src->hashes)
        return BLOOM_EMISMATCH;
    for (size_t i = 0; i < map_size(src); i++)
        dst->map[i] |= src->map[i];
    return BLOOM_OK;
}

void bloom_clear(bloom_t *filter)
{
    memset(filter->map, 0, map_size(filter));
}

double bloom_load(const bloom_t *filter)
{
    size_t set = 0;
    for (size_t i = 0; i < map_size(filter); i++)
        for (unsigned byte = filter->map[i]; byte != 0; byte &= byte - 1)
            set++;
    return (double)set / (double)filter->bits;
}
