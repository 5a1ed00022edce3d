#include "padbits.h"

#include <stdlib.h>
#include <string.h>

uint8_t *pb_dup(const void *data, size_t bytes)
{
    if (bytes > PB_MAX_BYTES)
        return NULL;
    uint8_t *copy = malloc(bytes + PB_PADDING);
    if (!copy)
        return NULL;
    if (bytes > 0)
        memcpy(copy, data, bytes);
    memset(copy + bytes, 0, PB_PADDING);
    return copy;
}

int pb_init(padbits *pb, const uint8_t *data, size_t bytes)
{
    if (bytes > PB_MAX_BYTES)
        return -1;
    pb->data = data;
    pb->bits = bytes * 8;
    pb->pos = 0;
    pb->overrun = 0;
    return 0;
}

size_t pb_left(const padbits *pb)
{
    return pb->bits - pb->pos;
}

size_t pb_tell(const padbits *pb)
{
    return pb->pos;
}

/* Eight bytes from the current one on, the next bit at the top: at least 57
 * bits are good.  At the very end these are just the padding. */
static uint64_t window(const padbits *pb)
{
    const uint8_t *p = pb->data + (pb->pos >> 3);
    uint64_t w = 0;
    for (int i = 0; i < 8; i++)
        w = w << 8 | p[i];
    return w << (pb->pos & 7);
}

uint32_t pb_peek(const padbits *pb, unsigned n)
{
    uint64_t w = window(pb);
    size_t left = pb_left(pb);
    if (left < 57)
        w &= left > 0 ? UINT64_MAX << (64 - left) : 0;
    return (uint32_t)(w >> (64 - n));
}

static int too_many(padbits *pb, size_t n)
{
    if (n <= pb_left(pb))
        return 0;
    pb->pos = pb->bits;
    pb->overrun = 1;
    return 1;
}

uint32_t pb_get(padbits *pb, unsigned n)
{
    if (too_many(pb, n))
        return 0;
    uint32_t value = (uint32_t)(window(pb) >> (64 - n));
    pb->pos += n;
    return value;
}

int32_t pb_get_signed(padbits *pb, unsigned n)
{
    uint32_t value = pb_get(pb, n);
    uint32_t sign = (uint32_t)1 << (n - 1);
    /* value - 2^n when the sign is set, without leaving the range */
    if (value & sign)
        return (int32_t)(value & ~sign) - (int32_t)(sign - 1) - 1;
    return (int32_t)value;
}

size_t pb_unary(padbits *pb)
{
    size_t count = 0;
    while (pb_left(pb) > 0) {
        if (pb_get(pb, 1) == 0)
            return count;
        count++;
    }
    pb->overrun = 1;
    return count;
}

void pb_skip(padbits *pb, size_t n)
{
    if (!too_many(pb, n))
        pb->pos += n;
}

void pb_back(padbits *pb, size_t n)
{
    pb->pos -= n;
}

void pb_align(padbits *pb)
{
    pb->pos = (pb->pos + 7) & ~(size_t)7;
}

int pb_sync(padbits *pb, uint8_t byte)
{
    pb_align(pb);
    size_t at = pb->pos >> 3, end = pb->bits >> 3;
    while (at < end && pb->data[at] != byte)
        at++;
    pb->pos = at << 3;
    return at < end;
}

int pb_overrun(const padbits *pb)
{
    return pb->overrun;
}
