#include "qfixed.h"

#include <math.h>
#include <stdio.h>

static qf_t saturate(int64_t wide)
{
    if (wide > QF_MAX)
        return QF_MAX;
    if (wide < QF_MIN)
        return QF_MIN;
    return (qf_t)wide;
}

/* The amount of a, also of QF_MIN. */
static uint32_t magnitude(qf_t a)
{
    return a < 0 ? 0 - (uint32_t)a : (uint32_t)a;
}

qf_t qf_from_int(int n)
{
    return saturate((int64_t)n * QF_ONE);
}

qf_t qf_from_double(double d)
{
    if (isnan(d))
        return 0;
    d = round(d * QF_ONE);
    if (d >= (double)QF_MAX)
        return QF_MAX;
    if (d <= (double)QF_MIN)
        return QF_MIN;
    return (qf_t)d;
}

int qf_to_int(qf_t a)
{
    int64_t whole = ((int64_t)magnitude(a) + QF_ONE / 2) / QF_ONE;

    return (int)(a < 0 ? -whole : whole);
}

double qf_to_double(qf_t a)
{
    return (double)a / QF_ONE;
}

qf_t qf_add(qf_t a, qf_t b)
{
    return saturate((int64_t)a + b);
}

qf_t qf_sub(qf_t a, qf_t b)
{
    return saturate((int64_t)a - b);
}

qf_t qf_abs(qf_t a)
{
    return saturate(magnitude(a));
}

qf_t qf_mul(qf_t a, qf_t b)
{
    int64_t product = (int64_t)a * b;
    int64_t half = QF_ONE / 2;

    product += product < 0 ? -half : half;
    return saturate(product / QF_ONE);
}

qf_t qf_div(qf_t a, qf_t b)
{
    if (b == 0)
        return a > 0 ? QF_MAX : a < 0 ? QF_MIN : 0;
    return saturate((int64_t)a * QF_ONE / b);
}

qf_t qf_rem(qf_t a, qf_t b)
{
    if (b == 0)
        return 0;
    return a % b;
}

qf_t qf_sqrt(qf_t a)
{
    uint64_t rest, root = 0, bit = (uint64_t)1 << 46;

    if (a <= 0)
        return 0;
    rest = (uint64_t)a << 16;
    while (bit > rest)
        bit >>= 2;
    while (bit) {
        if (rest >= root + bit) {
            rest -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
        bit >>= 2;
    }
    return (qf_t)root;
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

int qf_parse(const char *text, qf_t *out)
{
    int negative = 0;
    uint64_t whole = 0, part = 0, wide;

    if (*text == '+' || *text == '-')
        negative = *text++ == '-';
    if (!is_digit(*text))
        return -1;
    for (; is_digit(*text); text++) {
        if (whole > 32768)
            return -1;
        whole = whole * 10 + (uint64_t)(*text - '0');
    }
    if (*text == '.') {
        uint64_t scale = 1;

        text++;
        if (!is_digit(*text))
            return -1;
        for (; is_digit(*text); text++) {
            if (scale < 1000000000) {
                scale *= 10;
                part = part * 10 + (uint64_t)(*text - '0');
            }
        }
        part = (part * 65536 + scale / 2) / scale;
    }
    if (*text)
        return -1;
    wide = whole * 65536 + part;
    if (wide > (uint64_t)QF_MAX + (negative ? 1 : 0))
        return -1;
    *out = (qf_t)(negative ? -(int64_t)wide : (int64_t)wide);
    return 0;
}

size_t qf_format(qf_t a, char *buf, size_t size)
{
    uint32_t amount = magnitude(a);
    uint32_t part = (uint32_t)(((uint64_t)(amount & 0xffff) * 100000 + 32768) / 65536);
    char text[24];
    int length = snprintf(text, sizeof text, "%s%u.%05u", a < 0 ? "-" : "", (unsigned)(amount >> 16), (unsigned)part);

    for (size_t i = 0; i < size; i++) {
        buf[i] = i + 1 < size && text[i] ? text[i] : '\0';
        if (!buf[i])
            break;
    }
    return (size_t)length;
}
