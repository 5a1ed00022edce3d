#include "tsspan.h"

#include <string.h>

void tss_init(tsspan *t, void *memory, size_t size)
{
    t->bytes = memory;
    t->cap = size;
    tss_reset(t);
}

void tss_reset(tsspan *t)
{
    t->used = 0;
    t->count = 0;
    t->last = t->low = t->high = 0;
}

/* Small differences of either sign become small numbers. */
static uint64_t zigzag(uint64_t d)
{
    return d << 1 ^ (d >> 63 ? UINT64_MAX : 0);
}

static uint64_t unzigzag(uint64_t z)
{
    return z >> 1 ^ (z & 1 ? UINT64_MAX : 0);
}

static int64_t to_signed(uint64_t u)
{
    int64_t s;

    memcpy(&s, &u, sizeof s);
    return s;
}

int tss_add(tsspan *t, int64_t stamp)
{
    uint64_t z = zigzag((uint64_t)stamp - (uint64_t)t->last);
    unsigned char code[TSS_WORST];
    size_t n = 0;

    while (z >= 128) {
        code[n++] = (unsigned char)(z | 128);
        z >>= 7;
    }
    code[n++] = (unsigned char)z;
    if (n > t->cap - t->used)
        return -1;
    memcpy(t->bytes + t->used, code, n);
    t->used += n;
    t->last = stamp;
    if (t->count == 0 || stamp < t->low)
        t->low = stamp;
    if (t->count == 0 || stamp > t->high)
        t->high = stamp;
    t->count++;
    return 0;
}

size_t tss_count(const tsspan *t)
{
    return t->count;
}

tss_iter tss_begin(const tsspan *t)
{
    return (tss_iter){t, 0, 0};
}

int tss_next(tss_iter *it, int64_t *stamp)
{
    const tsspan *t = it->log;
    uint64_t z = 0;
    unsigned shift = 0;

    if (it->at == t->used)
        return 0;
    while (t->bytes[it->at] & 128) {
        z |= (uint64_t)(t->bytes[it->at++] & 127) << shift;
        shift += 7;
    }
    z |= (uint64_t)t->bytes[it->at++] << shift;
    it->now = to_signed((uint64_t)it->now + unzigzag(z));
    *stamp = it->now;
    return 1;
}

int tss_range(const tsspan *t, int64_t *low, int64_t *high)
{
    if (t->count == 0)
        return -1;
    *low = t->low;
    *high = t->high;
    return 0;
}

uint64_t tss_length(const tsspan *t)
{
    return (uint64_t)(t->high - t->low);
}

uint64_t tss_closest(const tsspan *t, int64_t when, int64_t *stamp)
{
    tss_iter it = tss_begin(t);
    uint64_t best = UINT64_MAX;
    int64_t s;
    int first = 1;

    while (tss_next(&it, &s)) {
        uint64_t far = s > when ? (uint64_t)s - (uint64_t)when : (uint64_t)when - (uint64_t)s;

        if (first || far < best) {
            best = far;
            *stamp = s;
        }
        first = 0;
    }
    return best;
}
