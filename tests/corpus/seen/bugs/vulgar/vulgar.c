#include "vulgar.h"

#include <limits.h>
#include <stdio.h>

static uint64_t magnitude(int64_t x)
{
    return x < 0 ? 0 - (uint64_t)x : (uint64_t)x;
}

static uint64_t gcd(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t r = a % b;
        a = b;
        b = r;
    }
    return a;
}

/* Stores num/den in lowest terms. */
static int reduce(int64_t num, int64_t den, vulgar *out)
{
    int negative = (num < 0) != (den < 0);
    uint64_t n = magnitude(num), d = magnitude(den), g;

    if (d == 0)
        return VG_EZERO;
    g = gcd(n, d);
    n /= g;
    d /= g;
    if (d > INT32_MAX || n > (uint64_t)INT32_MAX + (negative ? 1 : 0))
        return VG_ERANGE;
    out->num = (int32_t)(negative ? -(int64_t)n : (int64_t)n);
    out->den = (int32_t)d;
    return VG_OK;
}

static int refused(vulgar a)
{
    return a.den < 1;
}

int vg_make(int32_t num, int32_t den, vulgar *out)
{
    return reduce(num, den, out);
}

int vg_add(vulgar a, vulgar b, vulgar *out)
{
    if (refused(a) || refused(b))
        return VG_EINVAL;
    return reduce((int64_t)a.num * b.den + (int64_t)b.num * a.den, (int64_t)a.den * b.den, out);
}

int vg_sub(vulgar a, vulgar b, vulgar *out)
{
    if (refused(a) || refused(b))
        return VG_EINVAL;
    return reduce((int64_t)a.num * b.den - (int64_t)b.num * a.den, (int64_t)a.den * b.den, out);
}

int vg_mul(vulgar a, vulgar b, vulgar *out)
{
    if (refused(a) || refused(b))
        return VG_EINVAL;
    return reduce((int64_t)a.num * b.num, (int64_t)a.den * b.den, out);
}

int vg_div(vulgar a, vulgar b, vulgar *out)
{
    if (refused(a) || refused(b))
        return VG_EINVAL;
    return reduce((int64_t)a.num * b.den, (int64_t)a.den * b.num, out);
}

int vg_neg(vulgar a, vulgar *out)
{
    if (refused(a))
        return VG_EINVAL;
    return reduce(-(int64_t)a.num, a.den, out);
}

int vg_recip(vulgar a, vulgar *out)
{
    if (refused(a))
        return VG_EINVAL;
    if (a.num == 0)
        return VG_EZERO;
    if (a.num < 0) {
        a.num = -a.num;
        a.den = -a.den;
    }
    return reduce(a.den, a.num, out);
}

int vg_pow(vulgar a, int n, vulgar *out)
{
    unsigned left = n < 0 ? 0u - (unsigned)n : (unsigned)n;
    int64_t num = 1, den = 1;
    int error;

    if (refused(a))
        return VG_EINVAL;
    error = reduce(a.num, a.den, &a);
    if (error)
        return error;
    if (n < 0 && a.num == 0)
        return VG_EZERO;
    if (a.den == 1 && a.num >= -1 && a.num <= 1) {
        /* 0, 1 and -1 stay small for ever */
        if (left == 0)
            num = 1;
        else
            num = a.num == -1 && left % 2 == 0 ? 1 : a.num;
        return reduce(num, 1, out);
    }
    for (; left > 0; left--) {
        num *= a.num;
        den *= a.den;
        if (magnitude(num) > (uint64_t)INT32_MAX + 1 || den > (int64_t)INT32_MAX + 1)
            return VG_ERANGE;
    }
    return n < 0 ? reduce(den, num, out) : reduce(num, den, out);
}

int vg_cmp(vulgar a, vulgar b)
{
    int64_t left = (int64_t)a.num * b.den, right = (int64_t)b.num * a.den;

    return (left > right) - (left < right);
}

int32_t vg_floor(vulgar a)
{
    int64_t quotient;

    if (refused(a))
        return 0;
    quotient = (int64_t)a.num / a.den;
    if ((int64_t)a.num % a.den < 0)
        quotient--;
    return (int32_t)quotient;
}

double vg_double(vulgar a)
{
    return refused(a) ? 0.0 : (double)a.num / (double)a.den;
}

/* Digits at *p; below 0 when there is none. */
static int64_t number(const char **p)
{
    const int64_t most = INT64_C(1000000000000000);
    int64_t value = -1;

    for (; **p >= '0' && **p <= '9'; ++*p) {
        if (value < 0)
            value = 0;
        if (value < most)
            value = value * 10 + (**p - '0');
    }
    return value > most ? most : value;
}

int vg_parse(const char *text, vulgar *out)
{
    const int64_t most = INT64_C(1000000000000000);
    int64_t num, den = 1;
    int negative = *text == '-';

    if (*text == '-' || *text == '+')
        text++;
    num = number(&text);
    if (num < 0)
        return VG_EINVAL;
    if (*text == '/') {
        text++;
        den = number(&text);
        if (den < 0)
            return VG_EINVAL;
    }
    if (*text)
        return VG_EINVAL;
    if (num >= most || den >= most)
        return VG_ERANGE;
    return reduce(negative ? -num : num, den, out);
}

size_t vg_format(vulgar a, char *buf, size_t size)
{
    int length;

    if (a.den == 1)
        length = snprintf(buf, size, "%ld", (long)a.num);
    else
        length = snprintf(buf, size, "%ld/%ld", (long)a.num, (long)a.den);
    return length < 0 ? 0 : (size_t)length;
}
