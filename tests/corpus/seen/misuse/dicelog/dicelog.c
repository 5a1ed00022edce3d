#include "dicelog.h"

void dl_init(struct dicelog *d, uint64_t seed, uint32_t *log, size_t room)
{
    d->state = seed;
    d->log = log;
    d->room = log ? room : 0;
    d->used = 0;
    d->at = 0;
    d->replaying = 0;
}

/* splitmix64, the upper half. */
static uint32_t fresh(struct dicelog *d)
{
    uint64_t z = d->state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)((z ^ z >> 31) >> 32);
}

uint32_t dl_next(struct dicelog *d)
{
    if (d->replaying) {
        uint32_t bits = d->log[d->at++];
        if (d->at == d->used)
            d->replaying = 0;
        return bits;
    }
    uint32_t bits = fresh(d);
    if (d->used < d->room)
        d->log[d->used++] = bits;
    return bits;
}

uint32_t dl_below(struct dicelog *d, uint32_t n)
{
    return dl_next(d) % n;
}

int32_t dl_range(struct dicelog *d, int32_t lo, int32_t hi)
{
    if (lo > hi) {
        int32_t t = lo;
        lo = hi;
        hi = t;
    }
    uint64_t span = (uint64_t)((int64_t)hi - lo) + 1;
    return (int32_t)(lo + (int64_t)(dl_next(d) % span));
}

double dl_unit(struct dicelog *d)
{
    return dl_next(d) / 4294967296.0;
}

static void swap(unsigned char *a, unsigned char *b, size_t size)
{
    if (a == b)
        return;
    while (size-- > 0) {
        unsigned char t = *a;
        *a++ = *b;
        *b++ = t;
    }
}

void dl_shuffle(struct dicelog *d, void *base, size_t count, size_t size)
{
    unsigned char *bytes = base;
    if (size == 0)
        return;
    for (size_t i = count; i > 1; i--) {
        size_t j = (size_t)(dl_next(d) % (uint64_t)i);
        swap(bytes + (i - 1) * size, bytes + j * size, size);
    }
}

void dl_rewind(struct dicelog *d)
{
    d->at = 0;
    d->replaying = d->used > 0;
}

size_t dl_recorded(const struct dicelog *d)
{
    return d->used;
}

int dl_replaying(const struct dicelog *d)
{
    return d->replaying;
}

void dl_save(const struct dicelog *d, void *buffer)
{
    unsigned char *bytes = buffer;
    for (int i = 0; i < DL_SAVED; i++)
        bytes[i] = (unsigned char)(d->state >> 8 * i);
}

void dl_restore(struct dicelog *d, const void *buffer)
{
    const unsigned char *bytes = buffer;
    d->state = 0;
    for (int i = 0; i < DL_SAVED; i++)
        d->state |= (uint64_t)bytes[i] << 8 * i;
}
