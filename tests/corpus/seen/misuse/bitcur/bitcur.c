#include "bitcur.h"

static uint32_t load32(const uint8_t *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16
         | (uint32_t)at[2] << 8 | at[3];
}

bool bitcur_init(struct bitcur *c, const uint8_t *data, size_t size)
{
    if (size > BITCUR_SIZE_MAX)
        return false;
    c->data = data;
    c->end = size * 8;
    c->pos = 0;
    c->over = false;
    return true;
}

size_t bitcur_left(const struct bitcur *c)
{
    return c->end - c->pos;
}

bool bitcur_ok(const struct bitcur *c)
{
    return !c->over;
}

uint32_t bitcur_peek(const struct bitcur *c, unsigned n)
{
    uint32_t window = load32(c->data + (c->pos >> 3)) << (c->pos & 7);
    return window >> (32 - n);
}

void bitcur_skip(struct bitcur *c, size_t n)
{
    if (n > c->end - c->pos) {
        c->pos = c->end;
        c->over = true;
    } else {
        c->pos += n;
    }
}

uint32_t bitcur_get(struct bitcur *c, unsigned n)
{
    uint32_t value = bitcur_peek(c, n);
    bitcur_skip(c, n);
    return value;
}

uint32_t bitcur_get32(struct bitcur *c)
{
    uint32_t high = bitcur_get(c, 16);
    return high << 16 | bitcur_get(c, 16);
}

void bitcur_align(struct bitcur *c)
{
    c->pos = (c->pos + 7) & ~(size_t)7;
}

bool bitcur_ue(struct bitcur *c, uint32_t *value)
{
    unsigned zeros = 0;

    while (bitcur_left(c) > 0 && bitcur_peek(c, 1) == 0) {
        if (++zeros > 32)
            return false;
        bitcur_skip(c, 1);
    }
    if (bitcur_left(c) <= zeros) {
        bitcur_skip(c, (size_t)zeros + 1);
        return false;
    }
    bitcur_skip(c, 1);

    uint64_t code = 1;
    for (unsigned i = 0; i < zeros; i++)
        code = code << 1 | bitcur_get(c, 1);
    if (code - 1 > UINT32_MAX)
        return false;
    *value = (uint32_t)(code - 1);
    return true;
}

void bitput_init(struct bitput *p, uint8_t *data)
{
    p->data = data;
    p->bytes = 0;
    p->pending = 0;
    p->bits = 0;
}

void bitput_put(struct bitput *p, unsigned n, uint32_t value)
{
    p->pending = p->pending << n | (value & UINT32_MAX >> (32 - n));
    p->bits += n;
    while (p->bits >= 8) {
        p->bits -= 8;
        p->data[p->bytes++] = (uint8_t)(p->pending >> p->bits & 255);
    }
    p->pending &= 255;
}

void bitput_ue(struct bitput *p, uint32_t value)
{
    uint64_t code = (uint64_t)value + 1;
    unsigned zeros = 0;

    while (code >> (zeros + 1))
        zeros++;
    if (zeros > 0)
        bitput_put(p, zeros, 0);
    bitput_put(p, 1, 1);
    if (zeros > 0)
        bitput_put(p, zeros, (uint32_t)(code & UINT32_MAX));
}

size_t bitput_flush(struct bitput *p)
{
    if (p->bits > 0)
        bitput_put(p, 8 - p->bits, 0);
    return p->bytes;
}
