#include "bfieldio.h"

#include <assert.h>

static void check(bf_field f)
{
    assert(f.width >= 1 && f.width <= 32);
    assert(f.pos <= SIZE_MAX - 64);
}

size_t bf_bytes(bf_field f)
{
    check(f);
    return (f.pos + f.width + 7) / 8;
}

uint32_t bf_max(bf_field f)
{
    check(f);
    return UINT32_MAX >> (32 - f.width);
}

uint32_t bf_get(const uint8_t *block, bf_field f)
{
    check(f);
    uint32_t value = 0;
    for (size_t i = f.pos; i < f.pos + f.width; i++)
        value = value << 1 | (block[i / 8] >> (7 - i % 8) & 1u);
    return value;
}

int32_t bf_get_signed(const uint8_t *block, bf_field f)
{
    int64_t value = bf_get(block, f);
    if (value >> (f.width - 1) & 1)
        value -= (int64_t)1 << f.width;
    return (int32_t)value;
}

void bf_put(uint8_t *block, bf_field f, uint32_t value)
{
    assert(value <= bf_max(f));
    for (size_t i = f.pos + f.width; i > f.pos; i--) {
        uint8_t bit = (uint8_t)(0x80u >> ((i - 1) % 8));
        if (value & 1)
            block[(i - 1) / 8] |= bit;
        else
            block[(i - 1) / 8] &= (uint8_t)~bit;
        value >>= 1;
    }
}

void bf_put_clamped(uint8_t *block, bf_field f, uint32_t value)
{
    uint32_t max = bf_max(f);
    bf_put(block, f, value < max ? value : max);
}

bf_field bf_after(bf_field f, unsigned width)
{
    check(f);
    bf_field next = {f.pos + f.width, width};
    check(next);
    return next;
}

int bf_overlap(bf_field a, bf_field b)
{
    check(a);
    check(b);
    return a.pos < b.pos + b.width && b.pos < a.pos + a.width;
}

void bf_copy(uint8_t *to, bf_field to_field, const uint8_t *from, bf_field from_field)
{
    assert(to_field.width == from_field.width);
    bf_put(to, to_field, bf_get(from, from_field));
}
