#include "zordbits.h"

#include <assert.h>

unsigned zb_popcount(uint64_t x)
{
    return (unsigned)__builtin_popcountll(x);
}

unsigned zb_log2(uint64_t x)
{
    return 63u - (unsigned)__builtin_clzll(x);
}

unsigned zb_lowest(uint64_t x)
{
    return (unsigned)__builtin_ctzll(x);
}

unsigned zb_select(uint64_t x, unsigned k)
{
    while (k > 0 && x != 0) {
        x &= x - 1;
        k--;
    }
    return zb_lowest(x);
}

static uint64_t ones(unsigned width)
{
    return UINT64_MAX >> (64 - width);
}

uint64_t zb_field(uint64_t x, unsigned low, unsigned width)
{
    return x >> low & ones(width);
}

int64_t zb_field_signed(uint64_t x, unsigned low, unsigned width)
{
    uint64_t field = zb_field(x, low, width), sign = (uint64_t)1 << (width - 1);
    return (int64_t)((field ^ sign) - sign);
}

uint64_t zb_put_field(uint64_t x, unsigned low, unsigned width, uint64_t value)
{
    uint64_t mask = ones(width) << low;
    return (x & ~mask) | (value << low & mask);
}

uint64_t zb_rotate_left(uint64_t x, unsigned count)
{
    count %= 64;
    return count == 0 ? x : x << count | x >> (64 - count);
}

uint64_t zb_reverse(uint64_t x)
{
    x = (x >> 1 & 0x5555555555555555u) | (x & 0x5555555555555555u) << 1;
    x = (x >> 2 & 0x3333333333333333u) | (x & 0x3333333333333333u) << 2;
    x = (x >> 4 & 0x0F0F0F0F0F0F0F0Fu) | (x & 0x0F0F0F0F0F0F0F0Fu) << 4;
    return __builtin_bswap64(x);
}

bool zb_is_power(uint64_t x)
{
    return x != 0 && (x & (x - 1)) == 0;
}

uint64_t zb_round_to_power(uint64_t x)
{
    return x <= 1 ? 1 : (uint64_t)1 << (zb_log2(x - 1) + 1);
}

uint64_t zb_align(uint64_t x, uint64_t a)
{
    assert(zb_is_power(a));
    assert(x <= UINT64_MAX - (a - 1) || (x & (a - 1)) == 0);
    return (x & (a - 1)) == 0 ? x : (x | (a - 1)) + 1;
}

uint64_t zb_divide_up(uint64_t x, uint64_t y)
{
    return x / y + (x % y != 0);
}

static uint64_t spread(uint32_t x)
{
    uint64_t s = x;
    s = (s | s << 16) & 0x0000FFFF0000FFFFu;
    s = (s | s << 8) & 0x00FF00FF00FF00FFu;
    s = (s | s << 4) & 0x0F0F0F0F0F0F0F0Fu;
    s = (s | s << 2) & 0x3333333333333333u;
    return (s | s << 1) & 0x5555555555555555u;
}

static uint32_t gather(uint64_t s)
{
    s &= 0x5555555555555555u;
    s = (s | s >> 1) & 0x3333333333333333u;
    s = (s | s >> 2) & 0x0F0F0F0F0F0F0F0Fu;
    s = (s | s >> 4) & 0x00FF00FF00FF00FFu;
    s = (s | s >> 8) & 0x0000FFFF0000FFFFu;
    return (uint32_t)(s | s >> 16);
}

uint64_t zb_morton(uint32_t x, uint32_t y)
{
    return spread(x) | spread(y) << 1;
}

uint32_t zb_morton_x(uint64_t code)
{
    return gather(code);
}

uint32_t zb_morton_y(uint64_t code)
{
    return gather(code >> 1);
}

uint64_t zb_cell(uint64_t code, unsigned level)
{
    return level == 0 ? 0 : code >> (64 - 2 * level);
}
