#include "cbloom.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct cbloom {
    size_t counters, count;
    unsigned hashes;
    uint8_t counter[]; /* one that reached 255 stays there */
};

cbloom *cbl_create(size_t counters, unsigned hashes)
{
    cbloom *f;
    if (counters == 0 || counters > CBL_MAX_COUNTERS || hashes == 0 || hashes > CBL_MAX_HASHES)
        return NULL;
    f = calloc(1, sizeof *f + counters);
    if (f == NULL)
        return NULL;
    f->counters = counters;
    f->hashes = hashes;
    return f;
}

void cbl_destroy(cbloom *f)
{
    free(f);
}

cbloom *cbl_clone(const cbloom *f)
{
    cbloom *clone = cbl_create(f->counters, f->hashes);
    if (clone != NULL)
        memcpy(clone, f, sizeof *f + f->counters);
    return clone;
}

static uint64_t hash(const void *key, size_t len)
{
    const uint8_t *p = key;
    uint64_t h = 0xcbf29ce484222325u;
    while (len-- > 0)
        h = (h ^ *p++) * 0x100000001b3u;
    return h ^ h >> 29;
}

/* The position for the i-th hash. */
static size_t position(const cbloom *f, uint64_t h, unsigned i)
{
    uint32_t a = (uint32_t)h, b = (uint32_t)(h >> 32) | 1;
    return (uint32_t)(a + i * b) % f->counters;
}

void cbl_add(cbloom *f, const void *key, size_t len)
{
    uint64_t h = hash(key, len);
    for (unsigned i = 0; i < f->hashes; i++) {
        uint8_t *counter = &f->counter[position(f, h, i)];
        if (*counter < UINT8_MAX)
            ++*counter;
    }
    f->count++;
}

void cbl_remove(cbloom *f, const void *key, size_t len)
{
    uint64_t h = hash(key, len);
    assert(f->count > 0);
    for (unsigned i = 0; i < f->hashes; i++) {
        uint8_t *counter = &f->counter[position(f, h, i)];
        assert(*counter > 0);
        if (*counter < UINT8_MAX)
            --*counter;
    }
    f->count--;
}

bool cbl_test(const cbloom *f, const void *key, size_t len)
{
    uint64_t h = hash(key, len);
    for (unsigned i = 0; i < f->hashes; i++)
        if (f->counter[position(f, h, i)] == 0)
            return false;
    return true;
}

void cbl_merge(cbloom *f, const cbloom *other)
{
    assert(f->counters == other->counters && f->hashes == other->hashes);
    for (size_t i = 0; i < f->counters; i++) {
        unsigned sum = (unsigned)f->counter[i] + other->counter[i];
        f->counter[i] = (uint8_t)(sum > UINT8_MAX ? UINT8_MAX : sum);
    }
    f->count += other->count;
}

size_t cbl_count(const cbloom *f)
{
    return f->count;
}

void cbl_clear(cbloom *f)
{
    memset(f->counter, 0, f->counters);
    f->count = 0;
}
