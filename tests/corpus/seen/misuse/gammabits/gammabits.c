#include "gammabits.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct gbw {
    uint8_t *bytes;
    size_t capacity; /* bytes */
    size_t count;    /* bits */
};

gbw *gbw_new(void)
{
    return calloc(1, sizeof(gbw));
}

void gbw_free(gbw *w)
{
    if (w == NULL)
        return;
    free(w->bytes);
    free(w);
}

static int reserve(gbw *w, unsigned bits)
{
    size_t bytes = (w->count + bits + 7) / 8, capacity = w->capacity;
    uint8_t *more;
    if (bytes <= capacity)
        return 0;
    capacity = bytes + bytes / 2 + 8;
    more = realloc(w->bytes, capacity);
    if (more == NULL)
        return -1;
    memset(more + w->capacity, 0, capacity - w->capacity);
    w->bytes = more;
    w->capacity = capacity;
    return 0;
}

int gbw_put(gbw *w, uint32_t value, unsigned n)
{
    assert(n <= 32);
    assert(n == 32 || value >> n == 0);
    if (reserve(w, n) != 0)
        return -1;
    while (n-- > 0) {
        if (value >> n & 1)
            w->bytes[w->count / 8] |= (uint8_t)(0x80 >> w->count % 8);
        w->count++;
    }
    return 0;
}

/* Bits of a number without leading zeros. */
static unsigned width(uint32_t value)
{
    unsigned bits = 0;
    for (; value != 0; value >>= 1)
        bits++;
    return bits;
}

unsigned gamma_length(uint32_t value)
{
    assert(value != 0);
    return 2 * width(value) - 1;
}

int gbw_put_gamma(gbw *w, uint32_t value)
{
    unsigned bits = width(value);
    if (reserve(w, gamma_length(value)) != 0)
        return -1;
    gbw_put(w, 0, bits - 1);
    return gbw_put(w, value, bits);
}

size_t gbw_count(const gbw *w)
{
    return w->count;
}

const uint8_t *gbw_bytes(const gbw *w)
{
    return w->count == 0 ? NULL : w->bytes;
}

void gbr_init(gbr *r, const uint8_t *bytes, size_t count)
{
    r->bytes = bytes;
    r->count = count;
    r->pos = 0;
}

size_t gbr_left(const gbr *r)
{
    return r->count - r->pos;
}

static unsigned bit_at(const gbr *r, size_t pos)
{
    return r->bytes[pos / 8] >> (7 - pos % 8) & 1;
}

uint32_t gbr_get(gbr *r, unsigned n)
{
    uint32_t value = 0;
    assert(n <= 32);
    assert(n <= gbr_left(r));
    for (; n > 0; n--)
        value = value << 1 | bit_at(r, r->pos++);
    return value;
}

uint32_t gbr_get_gamma(gbr *r)
{
    unsigned zeros = 0;
    size_t left = gbr_left(r);
    while (zeros < left && zeros < 32 && bit_at(r, r->pos + zeros) == 0)
        zeros++;
    if (zeros == 32 || 2 * (size_t)zeros + 1 > left)
        return 0;
    r->pos += zeros;
    return gbr_get(r, zeros + 1);
}
