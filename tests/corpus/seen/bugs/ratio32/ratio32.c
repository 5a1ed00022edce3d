#include "ratio32.h"

#include <stdio.h>

static int64_t gcd(int64_t a, int64_t b)
{
    while (b != 0) {
        int64_t r = a % b;
        a = b;
        b = r;
    }
    return a < 0 ? -a : a;
}

static int reduce(ratio *out, int64_t num, int64_t den)
{
    if (den == 0)
        return RATIO_EZERO;
    if (den < 0) {
        num = -num;
        den = -den;
    }
    int64_t g = gcd(num, den);
    num /= g;
    den /= g;
    if (num < INT32_MIN || num > INT32_MAX || den > INT32_MAX)
        return RATIO_ERANGE;
    out->num = (int32_t)num;
    out->den = (int32_t)den;
    return RATIO_OK;
}

int ratio_make(ratio *out, int32_t num, int32_t den)
{
    return reduce(out, num, den);
}

/* Digits of a number up to 2^31; where they end goes to *end. */
static int digits(const char *text, const char **end, int64_t *value)
{
    int64_t v = 0;
    const char *p = text;
    for (; *p >= '0' && *p <= '9'; p++) {
        v = v * 10 + (*p - '0');
        if (v > (int64_t)INT32_MAX + 1)
            return RATIO_ERANGE;
    }
    if (p == text)
        return RATIO_ESYNTAX;
    *end = p;
    *value = v;
    return RATIO_OK;
}

int ratio_parse(ratio *out, const char *text)
{
    int negative = *text == '-';
    int64_t num, den = 1;
    int rc = digits(text + negative, &text, &num);
    if (rc != RATIO_OK)
        return rc;
    if (*text == '/') {
        rc = digits(text + 1, &text, &den);
        if (rc != RATIO_OK)
            return rc;
    }
    if (*text != '\0')
        return RATIO_ESYNTAX;
    return reduce(out, negative ? -num : num, den);
}

int ratio_format(ratio r, char *buf, size_t size)
{
    if (r.den == 1)
        return snprintf(buf, size, "%ld", (long)r.num);
    return snprintf(buf, size, "%ld/%ld", (long)r.num, (long)r.den);
}

int ratio_add(ratio *out, ratio a, ratio b)
{
    return reduce(out, (int64_t)a.num * b.den + (int64_t)b.num * a.den, (int64_t)a.den * b.den);
}

int ratio_sub(ratio *out, ratio a, ratio b)
{
    return reduce(out, (int64_t)a.num * b.den - (int64_t)b.num * a.den, (int64_t)a.den * b.den);
}

int ratio_mul(ratio *out, ratio a, ratio b)
{
    return reduce(out, (int64_t)a.num * b.num, (int64_t)a.den * b.den);
}

int ratio_div(ratio *out, ratio a, ratio b)
{
    return reduce(out, (int64_t)a.num * b.den, (int64_t)a.den * b.num);
}

int ratio_cmp(ratio a, ratio b)
{
    int64_t left = (int64_t)a.num * b.den;
    int64_t right = (int64_t)b.num * a.den;
    return (int)(left - right);
}

int32_t ratio_floor(ratio r)
{
    int32_t q = r.num / r.den;
    return r.num % r.den < 0 ? q - 1 : q;
}
