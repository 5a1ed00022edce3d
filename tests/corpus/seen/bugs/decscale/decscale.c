#include "decscale.h"

#define POWERS 19

static const int64_t power[POWERS] = {
    INT64_C(1),
    INT64_C(10),
    INT64_C(100),
    INT64_C(1000),
    INT64_C(10000),
    INT64_C(100000),
    INT64_C(1000000),
    INT64_C(10000000),
    INT64_C(100000000),
    INT64_C(1000000000),
    INT64_C(10000000000),
    INT64_C(100000000000),
    INT64_C(1000000000000),
    INT64_C(10000000000000),
    INT64_C(100000000000000),
    INT64_C(1000000000000000),
    INT64_C(10000000000000000),
    INT64_C(100000000000000000),
    INT64_C(1000000000000000000),
};

static int scale_ok(int scale)
{
    return scale >= DEC_SCALE_MIN && scale <= DEC_SCALE_MAX;
}

/* *product = a * b; 0 if it does not fit. */
static int multiply(int64_t a, int64_t b, int64_t *product)
{
    if (a > 0 ? (b > INT64_MAX / a || b < INT64_MIN / a)
              : (a < -1 && (b < INT64_MAX / a || b > INT64_MIN / a)))
        return 0;
    if (a == -1 && b == INT64_MIN)
        return 0;
    *product = a * b;
    return 1;
}

/* coef * 10^by, by >= 0; 0 if it does not fit. */
static int raise(int64_t coef, int by, int64_t *raised)
{
    if (coef == 0) {
        *raised = 0;
        return 1;
    }
    return by < POWERS && multiply(power[by], coef, raised);
}

dec_status dec_make(int64_t coef, int scale, dec_t *out)
{
    if (!scale_ok(scale))
        return DEC_RANGE;
    out->coef = coef;
    out->scale = scale;
    return DEC_OK;
}

/* The first `count` digits of `text`, a point among them being passed over. */
static int collect(const char *text, size_t count, int negative, int64_t *coef)
{
    const uint64_t limit = (uint64_t)INT64_MAX + (negative ? 1 : 0);
    uint64_t sum = 0;

    for (; count > 0; text++) {
        uint64_t digit;

        if (*text == '.')
            continue;
        digit = (uint64_t)(*text - '0');
        if (sum > (limit - digit) / 10)
            return 0;
        sum = sum * 10 + digit;
        count--;
    }
    if (negative)
        *coef = sum > (uint64_t)INT64_MAX ? INT64_MIN : -(int64_t)sum;
    else
        *coef = (int64_t)sum;
    return 1;
}

static int digit(char ch)
{
    return ch >= '0' && ch <= '9';
}

dec_status dec_parse(const char *text, dec_t *out)
{
    const char *p = text;
    int negative = *p == '-';
    size_t whole = 0, fraction = 0;
    int64_t coef;

    if (*p == '-' || *p == '+')
        p++;
    while (digit(p[whole]))
        whole++;
    if (whole == 0)
        return DEC_SYNTAX;
    if (p[whole] == '.') {
        while (digit(p[whole + 1 + fraction]))
            fraction++;
        if (fraction == 0 || p[whole + 1 + fraction])
            return DEC_SYNTAX;
    } else if (p[whole]) {
        return DEC_SYNTAX;
    }
    if (fraction > DEC_SCALE_MAX)
        return DEC_RANGE;
    for (int drop = 0; drop <= -DEC_SCALE_MIN; drop++) {
        if (collect(p, whole + fraction, negative, &coef))
            return dec_make(coef, drop ? -drop : (int)fraction, out);
        if (fraction > 0 || whole == 0 || p[whole - 1] != '0')
            break;
        whole--;
    }
    return DEC_RANGE;
}

size_t dec_format(dec_t d, char *buf, size_t size)
{
    char reversed[64];
    uint64_t rest = d.coef < 0 ? 0 - (uint64_t)d.coef : (uint64_t)d.coef;
    size_t n = 0;
    int digits = 0;

    if (d.scale < 0 && d.coef != 0)
        for (int i = d.scale; i < 0; i++)
            reversed[n++] = '0';
    do {
        if (digits > 0 && digits == d.scale)
            reversed[n++] = '.';
        reversed[n++] = (char)('0' + rest % 10);
        rest /= 10;
        digits++;
    } while (rest > 0 || digits <= d.scale);
    if (d.coef < 0)
        reversed[n++] = '-';
    for (size_t i = 0; i < n && i + 1 < size; i++)
        buf[i] = reversed[n - 1 - i];
    if (size > 0)
        buf[n < size ? n : size - 1] = '\0';
    return n;
}

static int order(int64_t a, int64_t b)
{
    return (a > b) - (a < b);
}

int dec_cmp(dec_t a, dec_t b)
{
    int64_t unit;
    int by, whole;

    if ((a.coef < 0) != (b.coef < 0) || a.coef == 0 || b.coef == 0 || a.scale == b.scale)
        return order(a.coef, b.coef);
    if (a.scale < b.scale)
        return -dec_cmp(b, a);
    /* a is the finer one: its whole units of b's scale first, then the rest */
    by = a.scale - b.scale;
    unit = power[by];
    whole = order(a.coef / unit, b.coef);
    return whole ? whole : order(a.coef % unit, 0);
}

dec_t dec_normalize(dec_t d)
{
    if (d.coef == 0)
        d.scale = 0;
    while (d.coef != 0 && d.coef % 10 == 0 && d.scale > DEC_SCALE_MIN) {
        d.coef /= 10;
        d.scale--;
    }
    return d;
}

int dec_equal(dec_t a, dec_t b)
{
    a = dec_normalize(a);
    b = dec_normalize(b);
    return a.coef == b.coef && a.scale == b.scale;
}

uint32_t dec_hash(dec_t d)
{
    uint64_t mixed;

    d = dec_normalize(d);
    mixed = (uint64_t)d.coef * UINT64_C(0x9E3779B97F4A7C15) + (uint64_t)(d.scale - DEC_SCALE_MIN);
    mixed ^= mixed >> 29;
    mixed *= UINT64_C(0xBF58476D1CE4E5B9);
    return (uint32_t)(mixed >> 32);
}

dec_status dec_add(dec_t a, dec_t b, dec_t *out)
{
    int scale = a.scale > b.scale ? a.scale : b.scale;
    int64_t x, y;

    if (!raise(a.coef, scale - a.scale, &x) || !raise(b.coef, scale - b.scale, &y))
        return DEC_RANGE;
    if (y > 0 ? x > INT64_MAX - y : x < INT64_MIN - y)
        return DEC_RANGE;
    return dec_make(x + y, scale, out);
}

dec_status dec_sub(dec_t a, dec_t b, dec_t *out)
{
    int scale = a.scale > b.scale ? a.scale : b.scale;
    int64_t x, y;

    if (!raise(a.coef, scale - a.scale, &x) || !raise(b.coef, scale - b.scale, &y))
        return DEC_RANGE;
    if (y < 0 ? x > INT64_MAX + y : x < INT64_MIN + y)
        return DEC_RANGE;
    return dec_make(x - y, scale, out);
}

dec_status dec_mul(dec_t a, dec_t b, dec_t *out)
{
    int64_t product;

    if (!multiply(a.coef, b.coef, &product))
        return DEC_RANGE;
    return dec_make(product, a.scale + b.scale, out);
}

dec_status dec_round(dec_t d, int scale, dec_t *out)
{
    int64_t coef, rest, half;
    int by;

    if (!scale_ok(scale))
        return DEC_RANGE;
    if (scale >= d.scale)
        return raise(d.coef, scale - d.scale, &coef) ? dec_make(coef, scale, out) : DEC_RANGE;
    by = d.scale - scale;
    if (by >= POWERS) {
        /* less than one unit; with 19 digits it can be more than a half */
        half = INT64_C(5) * power[POWERS - 1];
        coef = by > POWERS ? 0 : d.coef >= half ? 1 : d.coef <= -half ? -1 : 0;
        return dec_make(coef, scale, out);
    }
    coef = d.coef / power[by];
    rest = d.coef % power[by];
    half = by > 0 ? power[by] / 2 : 1;
    if (rest >= half)
        coef++;
    else if (rest <= -half)
        coef--;
    return dec_make(coef, scale, out);
}
