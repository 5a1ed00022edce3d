#include "ratefmt.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

struct out {
    char *buf;
    size_t size;
    size_t len;
};

static void put(struct out *o, char c)
{
    if (o->len + 1 < o->size)
        o->buf[o->len] = c;
    o->len++;
}

static void puts_to(struct out *o, const char *text)
{
    while (*text != '\0')
        put(o, *text++);
}

static int done(struct out *o)
{
    if (o->size > 0)
        o->buf[o->len < o->size ? o->len : o->size - 1] = '\0';
    return (int)o->len;
}

/* Whether any of n digits is not a zero. */
static int some_digit(const char *digits, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++)
        if (digits[i] >= '1' && digits[i] <= '9')
            return 1;
    return 0;
}

/* The digits before the point, in groups. */
static void put_groups(struct out *o, const char *digits, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (i > 0 && (n - i) % 3 == 0)
            put(o, ',');
        put(o, digits[i]);
    }
}

static void put_run(struct out *o, const char *digits, size_t n)
{
    while (n-- > 0)
        put(o, *digits++);
}

/* Fixed notation with groups. */
static void put_fixed(struct out *o, double value, int decimals)
{
    char digits[64];
    size_t n, whole;

    if (isnan(value)) {
        puts_to(o, "nan");
        return;
    }
    if (isinf(value)) {
        puts_to(o, value < 0 ? "-inf" : "inf");
        return;
    }
    n = (size_t)snprintf(digits, sizeof digits, "%.*f", decimals, fabs(value));
    whole = decimals > 0 ? n - (size_t)decimals - 1 : n;
    if (value < 0 && some_digit(digits, n))
        put(o, '-');
    put_groups(o, digits, whole);
    if (decimals > 0) {
        put(o, '.');
        put_run(o, digits + whole + 1, (size_t)decimals);
    }
}

static int good_decimals(int decimals)
{
    return decimals >= 0 && decimals <= RF_MAX_DECIMALS;
}

int rf_fixed(char *buf, size_t size, double value, int decimals)
{
    struct out o = { buf, size, 0 };

    if (!good_decimals(decimals))
        return -1;
    put_fixed(&o, value, decimals);
    return done(&o);
}

int rf_percent(char *buf, size_t size, double ratio, int decimals)
{
    struct out o = { buf, size, 0 };

    if (!good_decimals(decimals))
        return -1;
    put_fixed(&o, ratio * 100.0, decimals);
    put(&o, '%');
    return done(&o);
}

int rf_share(char *buf, size_t size, int64_t part, int64_t whole, int decimals)
{
    if (whole == 0)
        return -1;
    return rf_percent(buf, size, (double)part / (double)whole, decimals);
}

static uint64_t magnitude(int64_t value)
{
    return value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
}

static uint64_t gcd(uint64_t a, uint64_t b)
{
    while (b != 0) {
        uint64_t rest = a % b;

        a = b;
        b = rest;
    }
    return a;
}

static void put_u64(struct out *o, uint64_t value)
{
    char digits[20];
    size_t n = 0;

    do {
        digits[n++] = (char)('0' + value % 10);
        value /= 10;
    } while (value != 0);
    while (n > 0)
        put(o, digits[--n]);
}

int rf_mixed(char *buf, size_t size, rf_frac f)
{
    struct out o = { buf, size, 0 };
    uint64_t num = magnitude(f.num), den = magnitude(f.den), common;

    if (den == 0)
        return -1;
    common = gcd(num, den);
    num /= common;
    den /= common;
    if (num != 0 && (f.num < 0) != (f.den < 0))
        put(&o, '-');
    if (num >= den || num == 0)
        put_u64(&o, num / den);
    if (num > den && num % den != 0)
        put(&o, ' ');
    if (num % den != 0) {
        put_u64(&o, num % den);
        put(&o, '/');
        put_u64(&o, den);
    }
    return done(&o);
}

int rf_reduce(rf_frac *f)
{
    uint64_t num = magnitude(f->num), den = magnitude(f->den), common;
    int negative = (f->num < 0) != (f->den < 0);

    if (den == 0)
        return -1;
    common = gcd(num, den);
    num /= common;
    den /= common;
    if (den > INT64_MAX || num > (uint64_t)INT64_MAX + (negative ? 1 : 0))
        return -1;
    f->den = (int64_t)den;
    if (!negative)
        f->num = (int64_t)num;
    else
        f->num = num > INT64_MAX ? INT64_MIN : -(int64_t)num;
    return 0;
}

int rf_read_percent(const char *text, double *ratio)
{
    double value = 0, scale = 100;
    int negative = 0, digits = 0, point = 0;
    const char *at = text;

    if (*at == '-' || *at == '+')
        negative = *at++ == '-';
    for (; at - text < 40; at++) {
        if (*at >= '0' && *at <= '9') {
            value = value * 10 + (*at - '0');
            digits++;
            if (point)
                scale *= 10;
        } else if (*at == '.' && !point) {
            point = 1;
        } else {
            break;
        }
    }
    if (digits == 0 || at - text >= 40 || *at != '%' || at[1] != '\0')
        return -1;
    *ratio = (negative ? -value : value) / scale;
    return 0;
}
