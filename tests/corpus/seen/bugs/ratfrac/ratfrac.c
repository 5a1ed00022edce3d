#include "ratfrac.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static int64_t gcd64(int64_t a, int64_t b)
{
    if (a < 0)
        a = -a;
    if (b < 0)
        b = -b;
    while (b != 0) {
        int64_t t = a % b;
        a = b;
        b = t;
    }
    return a;
}

/* Stores num/den in lowest terms.  Neither is INT64_MIN. */
static int reduce(rf *r, int64_t num, int64_t den)
{
    int64_t g;

    if (den == 0)
        return -1;
    g = gcd64(num, den);
    num /= g;
    den /= g;
    if (den < 0) {
        num = -num;
        den = -den;
    }
    if (num < INT32_MIN || num > INT32_MAX || den > INT32_MAX)
        return -1;
    r->num = (int32_t)num;
    r->den = (int32_t)den;
    return 0;
}

int rf_make(rf *r, int32_t num, int32_t den)
{
    return reduce(r, num, den);
}

/* Sums of two products: denominators are at most INT32_MAX, so that the sum
   of two of them stays above INT64_MIN. */
int rf_add(rf *r, rf a, rf b)
{
    return reduce(r, (int64_t)a.num * b.den + (int64_t)b.num * a.den, (int64_t)a.den * b.den);
}

int rf_sub(rf *r, rf a, rf b)
{
    return reduce(r, (int64_t)a.num * b.den - (int64_t)b.num * a.den, (int64_t)a.den * b.den);
}

int rf_mul(rf *r, rf a, rf b)
{
    return reduce(r, (int64_t)a.num * b.num, (int64_t)a.den * b.den);
}

int rf_div(rf *r, rf a, rf b)
{
    return reduce(r, (int64_t)a.num * b.den, (int64_t)a.den * b.num);
}

int rf_neg(rf *r, rf a)
{
    return reduce(r, -(int64_t)a.num, a.den);
}

int rf_inv(rf *r, rf a)
{
    if (a.num == 0)
        return -1;
    r->num = a.den;
    r->den = a.num;
    return 0;
}

int rf_cmp(rf a, rf b)
{
    int64_t left = (int64_t)a.num * b.den;
    int64_t right = (int64_t)b.num * a.den;

    return (left > right) - (left < right);
}

int rf_equal(rf a, rf b)
{
    return rf_cmp(a, b) == 0;
}

uint32_t rf_hash(rf a)
{
    uint32_t h = 2166136261u;
    uint32_t words[2] = {(uint32_t)a.num, (uint32_t)a.den};

    for (int i = 0; i < 2; i++) {
        for (int shift = 0; shift < 32; shift += 8) {
            h ^= (words[i] >> shift) & 0xffu;
            h *= 16777619u;
        }
    }
    return h;
}

/* Reads digits at *text, up to a little more than fits into 32 bits. */
static int read_digits(const char **text, int64_t *value)
{
    const char *p = *text;
    int64_t v = 0;

    if (*p < '0' || *p > '9')
        return -1;
    while (*p >= '0' && *p <= '9') {
        v = v * 10 + (*p - '0');
        if (v > (int64_t)INT32_MAX + 1)
            return -1;
        p++;
    }
    *text = p;
    *value = v;
    return 0;
}

int rf_parse(rf *r, const char *text)
{
    int64_t num, den = 1;
    int negative = 0;

    if (*text == '-') {
        negative = 1;
        text++;
    }
    if (read_digits(&text, &num) != 0)
        return -1;
    if (*text == '/') {
        text++;
        if (read_digits(&text, &den) != 0)
            return -1;
    }
    if (*text != '\0')
        return -1;
    return reduce(r, negative ? -num : num, den);
}

int rf_format(rf a, char *buf, size_t size)
{
    char text[RF_TEXT];

    if (a.den == 1)
        snprintf(text, sizeof text, "%" PRId32, a.num);
    else
        snprintf(text, sizeof text, "%" PRId32 "/%" PRId32, a.num, a.den);
    if (strlen(text) >= size) {
        if (size > 0)
            buf[0] = '\0';
        return -1;
    }
    strcpy(buf, text);
    return 0;
}
