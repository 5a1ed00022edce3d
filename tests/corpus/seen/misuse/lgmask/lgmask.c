#include "lgmask.h"

#include <assert.h>

unsigned lgm_ilog2(uint32_t n)
{
    return 31u - (unsigned)__builtin_clz(n);
}

unsigned lgm_order(uint32_t n)
{
    return lgm_ilog2(n) + !lgm_is_pow2(n);
}

int lgm_is_pow2(uint32_t n)
{
    return n != 0 && (n & (n - 1)) == 0;
}

uint32_t lgm_roundup_pow2(uint32_t n)
{
    return UINT32_C(1) << lgm_order(n);
}

uint32_t lgm_rounddown_pow2(uint32_t n)
{
    return UINT32_C(1) << lgm_ilog2(n);
}

unsigned lgm_ffs0(uint32_t word)
{
    return (unsigned)__builtin_ctz(word);
}

unsigned lgm_ffz(uint32_t word)
{
    return lgm_ffs0(~word);
}

unsigned lgm_weight(uint32_t word)
{
    return (unsigned)__builtin_popcount(word);
}

uint32_t lgm_align_up(uint32_t n, uint32_t align)
{
    return lgm_align_down(n + (align - 1), align);
}

uint32_t lgm_align_down(uint32_t n, uint32_t align)
{
    assert(lgm_is_pow2(align));
    return n & ~(align - 1);
}

uint32_t lgm_div_round_up(uint32_t n, uint32_t by)
{
    return n / by + (n % by != 0);
}

int32_t lgm_div_floor(int32_t n, int32_t by)
{
    int32_t quotient = n / by, rest = n % by;
    return rest != 0 && (rest < 0) != (by < 0) ? quotient - 1 : quotient;
}

uint32_t lgm_genmask(unsigned high, unsigned low)
{
    assert(high >= low);
    return (UINT32_MAX << low) & (UINT32_MAX >> (31 - high));
}

uint32_t lgm_field_max(uint32_t mask)
{
    uint32_t max = mask >> lgm_ffs0(mask);
    assert((max & (max + 1)) == 0);
    return max;
}

uint32_t lgm_field_get(uint32_t mask, uint32_t reg)
{
    return reg >> lgm_ffs0(mask) & lgm_field_max(mask);
}

uint32_t lgm_field_prep(uint32_t mask, uint32_t value)
{
    assert(value <= lgm_field_max(mask));
    return value << lgm_ffs0(mask);
}

uint32_t lgm_rol(uint32_t word, unsigned by)
{
    by &= 31;
    return word << by | word >> (-by & 31);
}

int32_t lgm_sign_extend(uint32_t value, unsigned sign_bit)
{
    uint32_t sign = UINT32_C(1) << sign_bit;
    uint32_t low = value & (sign - 1);
    return (int32_t)((int64_t)low - (value & sign ? (int64_t)sign : 0));
}
