#include "intround.h"

#include <stdbool.h>
#include <stddef.h>

static uint64_t magnitude(int64_t a)
{
    return a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
}

static bool known(enum ir_mode mode)
{
    switch (mode) {
    case IR_TRUNC:
    case IR_FLOOR:
    case IR_CEIL:
    case IR_EUCLID:
    case IR_HALF_AWAY:
    case IR_HALF_EVEN:
        return true;
    }
    return false;
}

/*
 * Whether a truncated quotient is to be moved by one away from zero.
 * q, r, d: magnitudes of quotient, remainder and divisor; `below`: the exact
 * quotient is negative; `num_neg`: the dividend is negative.
 */
static bool away(uint64_t q, uint64_t r, uint64_t d, bool below, bool num_neg, enum ir_mode mode)
{
    if (r == 0)
        return false;
    switch (mode) {
    case IR_TRUNC:
        return false;
    case IR_FLOOR:
        return below;
    case IR_CEIL:
        return !below;
    case IR_EUCLID:
        return num_neg;
    case IR_HALF_AWAY:
        return r >= d - r;
    case IR_HALF_EVEN:
        if (r == d - r)
            return q & 1;
        return r > d - r;
    }
    return false;
}

enum ir_status ir_div(int64_t a, int64_t b, enum ir_mode mode, int64_t *out)
{
    if (!known(mode))
        return IR_BADMODE;
    if (b == 0)
        return IR_ZERODIV;
    if (a == INT64_MIN && b == -1)
        return IR_RANGE;
    int64_t q = a / b, r = a % b;
    bool below = (a < 0) != (b < 0);
    if (away(magnitude(q), magnitude(r), magnitude(b), below, a < 0, mode))
        q += below ? -1 : 1;
    if (out)
        *out = q;
    return IR_OK;
}

enum ir_status ir_rem(int64_t a, int64_t b, enum ir_mode mode, int64_t *out)
{
    if (!known(mode))
        return IR_BADMODE;
    if (b == 0)
        return IR_ZERODIV;
    uint64_t q = magnitude(a) / magnitude(b);
    int64_t r = a % b;
    bool below = (a < 0) != (b < 0);
    if (away(q, magnitude(r), magnitude(b), below, a < 0, mode))
        r = below ? r + b : r - b;
    if (out)
        *out = r;
    return IR_OK;
}

enum ir_status ir_multiple(int64_t a, int64_t step, enum ir_mode mode, int64_t *out)
{
    if (!known(mode))
        return IR_BADMODE;
    if (step <= 0)
        return IR_ZERODIV;
    int64_t q, m;
    enum ir_status s = ir_div(a, step, mode, &q);
    if (s != IR_OK)
        return s;
    if (__builtin_mul_overflow(q, step, &m))
        return IR_RANGE;
    if (out)
        *out = m;
    return IR_OK;
}

static void multiply(uint64_t a, uint64_t b, uint64_t *hi, uint64_t *lo)
{
    uint64_t al = (uint32_t)a, ah = a >> 32;
    uint64_t bl = (uint32_t)b, bh = b >> 32;
    uint64_t ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
    uint64_t mid = (ll >> 32) + (uint32_t)lh + (uint32_t)hl;
    *lo = (mid << 32) | (uint32_t)ll;
    *hi = hh + (lh >> 32) + (hl >> 32) + (mid >> 32);
}

enum ir_status ir_muldiv(int64_t a, int64_t b, int64_t c, enum ir_mode mode, int64_t *out)
{
    if (!known(mode))
        return IR_BADMODE;
    if (c == 0)
        return IR_ZERODIV;
    uint64_t hi, lo, d = magnitude(c);
    multiply(magnitude(a), magnitude(b), &hi, &lo);
    if (hi >= d)
        return IR_RANGE;
    /* Long division, a bit at a time: the remainder is in hi. */
    uint64_t q = 0;
    for (int i = 0; i < 64; i++) {
        bool carry = hi >> 63;
        hi = (hi << 1) | (lo >> 63);
        lo <<= 1;
        q <<= 1;
        if (carry || hi >= d) {
            hi -= d;
            q |= 1;
        }
    }
    bool num_neg = a != 0 && b != 0 && (a < 0) != (b < 0);
    bool below = num_neg != (c < 0);
    if (away(q, hi, d, below, num_neg, mode)) {
        if (q == UINT64_MAX)
            return IR_RANGE;
        q++;
    }
    uint64_t limit = (uint64_t)INT64_MAX + (below ? 1 : 0);
    if (q > limit)
        return IR_RANGE;
    if (out) {
        if (!below)
            *out = (int64_t)q;
        else
            *out = q == 0 ? 0 : -(int64_t)(q - 1) - 1;
    }
    return IR_OK;
}

uint64_t ir_gcd(int64_t a, int64_t b)
{
    uint64_t x = magnitude(a), y = magnitude(b);
    while (y != 0) {
        uint64_t t = x % y;
        x = y;
        y = t;
    }
    return x;
}

enum ir_status ir_lcm(int64_t a, int64_t b, uint64_t *out)
{
    uint64_t m = 0;
    if (a != 0 && b != 0 && __builtin_mul_overflow(magnitude(a) / ir_gcd(a, b), magnitude(b), &m))
        return IR_RANGE;
    if (out)
        *out = m;
    return IR_OK;
}

enum ir_status ir_pow(int64_t base, unsigned exp, int64_t *out)
{
    int64_t r = 1;
    if (base == 0 || base == 1) {
        r = exp == 0 ? 1 : base;
    } else if (base == -1) {
        r = exp % 2 ? -1 : 1;
    } else {
        if (exp > 63)
            return IR_RANGE;
        for (unsigned i = 0; i < exp; i++)
            if (__builtin_mul_overflow(r, base, &r))
                return IR_RANGE;
    }
    if (out)
        *out = r;
    return IR_OK;
}

uint32_t ir_isqrt(uint64_t n)
{
    uint64_t r = 0;
    for (int bit = 31; bit >= 0; bit--) {
        uint64_t t = r | (UINT64_C(1) << bit);
        if (t * t <= n)
            r = t;
    }
    return (uint32_t)r;
}
