#include "wordops.h"

#include <assert.h>

bool wo_is_pow2(uint32_t x)
{
    return x != 0 && (x & (x - 1)) == 0;
}

int wo_low_pos(uint32_t x)
{
    return __builtin_ctz(x);
}

int wo_high_pos(uint32_t x)
{
    return 31 - __builtin_clz(x);
}

int wo_popcount(uint32_t x)
{
    int count = 0;
    for (; x != 0; x &= x - 1)
        count++;
    return count;
}

int wo_nth_pos(uint32_t x, unsigned n)
{
    assert(n < (unsigned)wo_popcount(x));
    while (n-- > 0)
        x &= x - 1;
    return wo_low_pos(x);
}

uint32_t wo_ceil_pow2(uint32_t x)
{
    assert(x <= UINT32_C(1) << 31);
    if (x <= 1)
        return 1;
    return UINT32_C(1) << (wo_high_pos(x - 1) + 1);
}

uint32_t wo_align_up(uint32_t x, uint32_t align)
{
    assert(wo_is_pow2(align));
    assert(x <= UINT32_MAX - (align - 1));
    return (x + (align - 1)) & ~(align - 1);
}

uint32_t wo_align_down(uint32_t x, uint32_t align)
{
    assert(wo_is_pow2(align));
    return x & ~(align - 1);
}

uint32_t wo_rotl(uint32_t x, unsigned n)
{
    n &= 31;
    return n == 0 ? x : x << n | x >> (32 - n);
}

// A mask of 1 to 32 low bits.
static uint32_t low_mask(unsigned width)
{
    return UINT32_MAX >> (32 - width);
}

uint32_t wo_field_get(uint32_t x, unsigned pos, unsigned width)
{
    assert(width >= 1 && width <= 32 && pos <= 32 - width);
    return x >> pos & low_mask(width);
}

uint32_t wo_field_set(uint32_t x, unsigned pos, unsigned width, uint32_t value)
{
    assert(width >= 1 && width <= 32 && pos <= 32 - width);
    uint32_t mask = low_mask(width) << pos;
    return (x & ~mask) | (value << pos & mask);
}

int32_t wo_div_floor(int32_t a, int32_t b)
{
    int32_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

int32_t wo_mod_floor(int32_t a, int32_t b)
{
    int32_t remainder = a % b;
    return remainder != 0 && (a < 0) != (b < 0) ? remainder + b : remainder;
}

int wo_decimal_digits(uint32_t x)
{
    int digits = 1;
    for (; x >= 10; x /= 10)
        digits++;
    return digits;
}
