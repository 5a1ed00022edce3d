#include "mcuarith.h"

#include <assert.h>

static int32_t saturate(int64_t x)
{
    return x > INT32_MAX ? INT32_MAX : x < INT32_MIN ? INT32_MIN : (int32_t)x;
}

int32_t ma_add_sat(int32_t a, int32_t b)
{
    return saturate((int64_t)a + b);
}

int32_t ma_sub_sat(int32_t a, int32_t b)
{
    return saturate((int64_t)a - b);
}

int32_t ma_clamp(int32_t x, int32_t a, int32_t b)
{
    int32_t low = a < b ? a : b, high = a < b ? b : a;
    return x < low ? low : x > high ? high : x;
}

int16_t ma_q15_mul(int16_t a, int16_t b)
{
    int32_t product = (int32_t)a * b / 32768;
    return product > INT16_MAX ? INT16_MAX : (int16_t)product;
}

int16_t ma_q15_div(int16_t a, int16_t b)
{
    return (int16_t)((int32_t)a * 32768 / b);
}

unsigned ma_log2(uint32_t x)
{
    return 31u - (unsigned)__builtin_clz(x);
}

unsigned ma_ctz(uint32_t x)
{
    return (unsigned)__builtin_ctz(x);
}

unsigned ma_popcount(uint32_t x)
{
    unsigned n = 0;
    for (; x != 0; x &= x - 1)
        n++;
    return n;
}

uint32_t ma_reverse(uint32_t x)
{
    uint32_t r = 0;
    for (int i = 0; i < 32; i++, x >>= 1)
        r = r << 1 | (x & 1);
    return r;
}

static uint32_t mask(unsigned width)
{
    return UINT32_MAX >> (32 - width);
}

uint32_t ma_field_get(uint32_t word, unsigned lsb, unsigned width)
{
    return word >> lsb & mask(width);
}

uint32_t ma_field_set(uint32_t word, unsigned lsb, unsigned width, uint32_t value)
{
    uint32_t m = mask(width);
    return (word & ~(m << lsb)) | (value & m) << lsb;
}

int32_t ma_sign_extend(uint32_t x, unsigned width)
{
    uint32_t sign = (uint32_t)1 << (width - 1);
    x &= mask(width);
    return (int32_t)((int64_t)(x ^ sign) - sign);
}

int32_t ma_div_floor(int32_t n, int32_t d)
{
    int32_t q = n / d, r = n % d;
    return r != 0 && (r < 0) != (d < 0) ? q - 1 : q;
}

uint32_t ma_div_round(uint32_t n, uint32_t d)
{
    uint32_t q = n / d, r = n % d;
    return r >= d - r ? q + 1 : q;
}

uint32_t ma_ring_next(uint32_t i, uint32_t n)
{
    return (i + 1) % n;
}

uint32_t ma_align_up(uint32_t x, uint32_t a)
{
    assert(a != 0 && (a & (a - 1)) == 0);
    return (x + (a - 1)) & ~(a - 1);
}

uint32_t ma_isqrt(uint32_t x)
{
    uint32_t root = 0;
    for (uint32_t b = (uint32_t)1 << 30; b != 0; b >>= 2) {
        if (x >= root + b) {
            x -= root + b;
            root = (root >> 1) + b;
        } else {
            root >>= 1;
        }
    }
    return root;
}

int16_t ma_interpolate(const struct ma_point *table, size_t n, int16_t x)
{
    if (x <= table[0].x)
        return table[0].y;
    if (x >= table[n - 1].x)
        return table[n - 1].y;
    size_t low = 0, high = n - 1;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (table[middle].x < x)
            low = middle;
        else
            high = middle;
    }
    const struct ma_point *p = &table[low], *q = &table[high];
    int64_t rise = q->y - p->y, run = q->x - p->x;
    return (int16_t)(p->y + rise * (x - p->x) / run);
}
