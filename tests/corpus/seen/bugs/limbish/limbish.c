#include "limbish.h"

#include <string.h>

lb_num lb_from(uint64_t value)
{
    lb_num r = {{0}};

    r.limb[0] = (uint32_t)value;
    r.limb[1] = (uint32_t)(value >> 32);
    return r;
}

uint64_t lb_low(const lb_num *a)
{
    return (uint64_t)a->limb[1] << 32 | a->limb[0];
}

int lb_cmp(const lb_num *a, const lb_num *b)
{
    for (int i = LB_LIMBS - 1; i >= 0; i--)
        if (a->limb[i] != b->limb[i])
            return a->limb[i] < b->limb[i] ? -1 : 1;
    return 0;
}

unsigned lb_bitlen(const lb_num *a)
{
    for (int i = LB_LIMBS - 1; i >= 0; i--) {
        uint32_t v = a->limb[i];
        if (v != 0) {
            unsigned bits = (unsigned)i * 32;
            while (v != 0) {
                bits++;
                v >>= 1;
            }
            return bits;
        }
    }
    return 0;
}

int lb_add(lb_num *r, const lb_num *a, const lb_num *b)
{
    uint64_t carry = 0;

    for (int i = 0; i < LB_LIMBS; i++) {
        carry += (uint64_t)a->limb[i] + b->limb[i];
        r->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return (int)carry;
}

int lb_sub(lb_num *r, const lb_num *a, const lb_num *b)
{
    uint32_t borrow = 0;

    for (int i = 0; i < LB_LIMBS; i++) {
        uint64_t take = (uint64_t)b->limb[i] + borrow;
        uint64_t from = a->limb[i];
        borrow = from < take;
        r->limb[i] = (uint32_t)(from - take);
    }
    return (int)borrow;
}

void lb_mul(lb_num *r, const lb_num *a, const lb_num *b)
{
    lb_num sum = {{0}};

    for (int i = 0; i < LB_LIMBS; i++) {
        uint64_t carry = 0;
        for (int j = 0; i + j < LB_LIMBS; j++) {
            carry += (uint64_t)a->limb[i] * b->limb[j] + sum.limb[i + j];
            sum.limb[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
    }
    *r = sum;
}

uint32_t lb_div(lb_num *q, const lb_num *a, uint32_t d)
{
    lb_num quotient = {{0}};
    uint64_t rest = 0;

    if (d != 0) {
        for (int i = LB_LIMBS - 1; i >= 0; i--) {
            rest = rest << 32 | a->limb[i];
            quotient.limb[i] = (uint32_t)(rest / d);
            rest %= d;
        }
    }
    if (q != NULL)
        *q = quotient;
    return (uint32_t)rest;
}

void lb_shl(lb_num *r, const lb_num *a, unsigned n)
{
    lb_num out = {{0}};

    if (n < LB_BITS) {
        int words = (int)(n / 32);
        unsigned bits = n % 32;
        for (int i = LB_LIMBS - 1; i >= words; i--) {
            uint64_t both = (uint64_t)a->limb[i - words] << 32;
            if (i > words)
                both |= a->limb[i - words - 1];
            out.limb[i] = (uint32_t)(both << bits >> 32);
        }
    }
    *r = out;
}

void lb_shr(lb_num *r, const lb_num *a, unsigned n)
{
    lb_num out = {{0}};

    if (n == 0) {
        out = *a;
    } else if (n < LB_BITS) {
        int words = (int)(n / 32);
        unsigned bits = n % 32;
        for (int i = 0; i < LB_LIMBS - words; i++) {
            uint32_t v = a->limb[i + words] >> bits;
            if (i + words + 1 < LB_LIMBS)
                v |= a->limb[i + words + 1] << (32 - bits);
            out.limb[i] = v;
        }
    }
    *r = out;
}

int lb_parse(lb_num *r, const char *text)
{
    lb_num value = {{0}};

    if (*text == '\0')
        return -1;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return -1;
        uint64_t carry = (uint64_t)(*text - '0');
        for (int i = 0; i < LB_LIMBS; i++) {
            carry += (uint64_t)value.limb[i] * 10;
            value.limb[i] = (uint32_t)carry;
            carry >>= 32;
        }
        if (carry != 0)
            return -1;
    }
    *r = value;
    return 0;
}

int lb_format(const lb_num *a, char out[LB_DIGITS])
{
    char digits[LB_DIGITS];
    int at = LB_DIGITS;
    lb_num rest = *a;

    digits[--at] = '\0';
    do {
        digits[--at] = (char)('0' + lb_div(&rest, &rest, 10));
    } while (lb_bitlen(&rest) != 0);
    memcpy(out, digits + at, (size_t)(LB_DIGITS - at));
    return LB_DIGITS - at - 1;
}
