#include "wirerd.h"

#include <string.h>

static const unsigned char nothing[1];

void wirerd_init(wirerd *r, const void *bytes, size_t size, enum wirerd_order order)
{
    memset(r, 0, sizeof *r);
    r->bytes = bytes;
    r->end = size;
    r->order = order;
    if (bytes == NULL) {
        r->bytes = nothing;
        r->end = 0;
    }
}

void wirerd_order(wirerd *r, enum wirerd_order order)
{
    r->order = order;
}

size_t wirerd_left(const wirerd *r)
{
    return r->end - r->at;
}

int wirerd_has(const wirerd *r, size_t n)
{
    return n <= r->end - r->at;
}

/*
 * The byte order of the machine does not matter: numbers are put together
 * from bytes, in types that are wide enough before they are shifted.
 */
static uint64_t gather(wirerd *r, int width)
{
    const unsigned char *p = r->bytes + r->at;
    uint64_t value = 0;
    int i;

    if (r->order == WIRERD_LITTLE) {
        for (i = width - 1; i >= 0; i--)
            value = value << 8 | p[i];
    } else {
        for (i = 0; i < width; i++)
            value = value << 8 | p[i];
    }
    r->at += (size_t)width;
    return value;
}

uint8_t wirerd_u8(wirerd *r)
{
    return (uint8_t)gather(r, 1);
}

uint16_t wirerd_u16(wirerd *r)
{
    return (uint16_t)gather(r, 2);
}

uint32_t wirerd_u32(wirerd *r)
{
    return (uint32_t)gather(r, 4);
}

uint64_t wirerd_u64(wirerd *r)
{
    return gather(r, 8);
}

int wirerd_skip(wirerd *r, size_t n)
{
    if (!wirerd_has(r, n))
        return -1;
    r->at += n;
    return 0;
}

int wirerd_copy(wirerd *r, void *to, size_t n)
{
    if (!wirerd_has(r, n))
        return -1;
    if (n > 0) {
        memcpy(to, r->bytes + r->at, n);
        r->at += n;
    }
    return 0;
}

int wirerd_enter(wirerd *r, size_t n)
{
    if (!wirerd_has(r, n) || r->nested == WIRERD_NEST)
        return -1;
    r->outer[r->nested++] = r->end;
    r->end = r->at + n;
    return 0;
}

void wirerd_leave(wirerd *r)
{
    r->at = r->end;
    r->end = r->outer[--r->nested];
}
