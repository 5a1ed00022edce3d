#include "vulgfrac.h"

#include <inttypes.h>
#include <stdio.h>

typedef __int128 wide;

static wide wide_gcd(wide a, wide b)
{
    if (a < 0)
        a = -a;
    if (b < 0)
        b = -b;
    while (b) {
        wide t = a % b;
        a = b;
        b = t;
    }
    return a;
}

/* Products of two 64 bit numbers, and sums of two such, are within 2^127:
   there is room to change their signs. */
static bool settle(wide num, wide den, vfrac *out)
{
    if (den == 0)
        return false;
    wide g = wide_gcd(num, den);
    num /= g;
    den /= g;
    if (den < 0) {
        num = -num;
        den = -den;
    }
    if (num < INT64_MIN || num > INT64_MAX || den > INT64_MAX)
        return false;
    out->num = (int64_t)num;
    out->den = (int64_t)den;
    return true;
}

vfrac vf_int(int64_t n)
{
    return (vfrac){n, 1};
}

bool vf_make(int64_t num, int64_t den, vfrac *out)
{
    return settle(num, den, out);
}

bool vf_add(vfrac a, vfrac b, vfrac *out)
{
    return settle((wide)a.num * b.den + (wide)b.num * a.den, (wide)a.den * b.den, out);
}

bool vf_sub(vfrac a, vfrac b, vfrac *out)
{
    return settle((wide)a.num * b.den - (wide)b.num * a.den, (wide)a.den * b.den, out);
}

bool vf_mul(vfrac a, vfrac b, vfrac *out)
{
    return settle((wide)a.num * b.num, (wide)a.den * b.den, out);
}

bool vf_div(vfrac a, vfrac b, vfrac *out)
{
    return settle((wide)a.num * b.den, (wide)a.den * b.num, out);
}

int vf_cmp(vfrac a, vfrac b)
{
    wide l = (wide)a.num * b.den, r = (wide)b.num * a.den;
    return (l > r) - (l < r);
}

int64_t vf_floor(vfrac a)
{
    int64_t q = a.num / a.den;
    return a.num % a.den < 0 ? q - 1 : q;
}

int64_t vf_ceil(vfrac a)
{
    int64_t q = a.num / a.den;
    return a.num % a.den > 0 ? q + 1 : q;
}

int64_t vf_round(vfrac a)
{
    int64_t half = a.den / 2;
    if (a.num < 0)
        return (a.num - half) / a.den;
    return (a.num + half) / a.den;
}

/* A decimal number with an optional sign; the place after it, or NULL. */
static const char *number(const char *s, int64_t *out)
{
    bool neg = *s == '-';
    uint64_t v = 0, limit = neg ? (uint64_t)INT64_MAX + 1 : (uint64_t)INT64_MAX;

    if (*s == '-' || *s == '+')
        s++;
    if (*s < '0' || *s > '9')
        return NULL;
    for (; *s >= '0' && *s <= '9'; s++) {
        unsigned d = (unsigned)(*s - '0');
        if (v > (limit - d) / 10)
            return NULL;
        v = v * 10 + d;
    }
    if (!neg)
        *out = (int64_t)v;
    else
        *out = v == limit ? INT64_MIN : -(int64_t)v;
    return s;
}

bool vf_parse(const char *text, vfrac *out)
{
    int64_t num, den = 1;
    const char *s = number(text, &num);
    if (s && *s == '/')
        s = number(s + 1, &den);
    if (!s || *s)
        return false;
    return vf_make(num, den, out);
}

int vf_format(vfrac a, char *buf, size_t size)
{
    if (a.den == 1)
        return snprintf(buf, size, "%" PRId64, a.num);
    return snprintf(buf, size, "%" PRId64 "/%" PRId64, a.num, a.den);
}
