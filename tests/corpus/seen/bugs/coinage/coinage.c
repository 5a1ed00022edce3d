#include "coinage.h"

#include <string.h>

static coin legal(coin a)
{
    if (a.scale < 0)
        a.scale = 0;
    if (a.scale > COIN_SCALE)
        a.scale = COIN_SCALE;
    return a;
}

static int64_t power(int n)
{
    int64_t p = 1;

    while (n-- > 0)
        p *= 10;
    return p;
}

static uint64_t magnitude(int64_t n)
{
    return n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
}

int coin_parse(coin *out, const char *text)
{
    const char *p = text;
    int negative = *p == '-', scale = 0, point = 0;
    uint64_t limit = (uint64_t)INT64_MAX + (negative ? 1 : 0);
    uint64_t units = 0;

    if (*p == '-' || *p == '+')
        p++;
    if (*p < '0' || *p > '9')
        return -1;
    for (; *p != '\0'; p++) {
        unsigned digit;

        if (*p == '.' && !point) {
            point = 1;
            if (p[1] < '0' || p[1] > '9')
                return -1;
            continue;
        }
        if (*p < '0' || *p > '9')
            return -1;
        if (point && ++scale > COIN_SCALE)
            return -1;
        digit = (unsigned)(*p - '0');
        if (units > (limit - digit) / 10)
            return -1;
        units = units * 10 + digit;
    }
    if (negative)
        out->units = units > (uint64_t)INT64_MAX ? INT64_MIN : -(int64_t)units;
    else
        out->units = (int64_t)units;
    out->scale = scale;
    return 0;
}

int coin_format(coin a, char *buf, size_t cap)
{
    char text[COIN_TEXT];
    size_t at = sizeof text, len;
    uint64_t units;
    int digits = 0;

    a = legal(a);
    units = magnitude(a.units);
    do {
        if (a.scale > 0 && digits == a.scale)
            text[--at] = '.';
        text[--at] = (char)('0' + units % 10);
        units /= 10;
        digits++;
    } while (units > 0 || digits <= a.scale);
    if (a.units < 0)
        text[--at] = '-';
    len = sizeof text - at;
    if (cap > 0) {
        size_t n = len < cap ? len : cap - 1;

        memcpy(buf, text + at, n);
        buf[n] = '\0';
    }
    return (int)len;
}

int coin_rescale(coin *out, coin a, int scale)
{
    int64_t units;

    a = legal(a);
    if (scale < 0 || scale > COIN_SCALE)
        return -1;
    if (scale >= a.scale) {
        if (__builtin_mul_overflow(a.units, power(scale - a.scale), &units))
            return -1;
    } else {
        if (a.units % power(a.scale - scale) != 0)
            return -1;
        units = a.units / power(a.scale - scale);
    }
    out->units = units;
    out->scale = scale;
    return 0;
}

coin coin_trim(coin a)
{
    a = legal(a);
    while (a.scale > 0 && a.units != 0 && a.units % 10 == 0) {
        a.units /= 10;
        a.scale--;
    }
    return a;
}

/* 128 bits hold every intermediate result. */
typedef __int128 wide;

/* Without zeros at the end the result may fit where it does not with them. */
static int fit(coin *out, wide units, int scale)
{
    while (scale > 0 && (units > INT64_MAX || units < INT64_MIN) && units % 10 == 0) {
        units /= 10;
        scale--;
    }
    if (units > INT64_MAX || units < INT64_MIN)
        return -1;
    out->units = (int64_t)units;
    out->scale = scale;
    return 0;
}

/* The units of a at a scale that is not less than its own. */
static wide widen(coin a, int scale)
{
    return (wide)a.units * power(scale - a.scale);
}

int coin_add(coin *out, coin a, coin b)
{
    int scale;

    a = legal(a);
    b = legal(b);
    scale = a.scale > b.scale ? a.scale : b.scale;
    return fit(out, widen(a, scale) + widen(b, scale), scale);
}

int coin_sub(coin *out, coin a, coin b)
{
    int scale;

    a = legal(a);
    b = legal(b);
    scale = a.scale > b.scale ? a.scale : b.scale;
    return fit(out, widen(a, scale) - widen(b, scale), scale);
}

int coin_times(coin *out, coin a, int64_t factor)
{
    a = legal(a);
    return fit(out, (wide)a.units * factor, a.scale);
}

int coin_cmp(coin a, coin b)
{
    int64_t x, y;

    a = legal(a);
    b = legal(b);
    x = a.units / power(a.scale);
    y = b.units / power(b.scale);
    if (x == y) {
        x = a.units % power(a.scale) * power(COIN_SCALE - a.scale);
        y = b.units % power(b.scale) * power(COIN_SCALE - b.scale);
    }
    return (x > y) - (x < y);
}

int coin_equal(coin a, coin b)
{
    return coin_cmp(a, b) == 0;
}

uint64_t coin_hash(coin a)
{
    uint64_t hash;

    a = coin_trim(a);
    hash = (uint64_t)a.units * 0x9E3779B97F4A7C15u + (uint64_t)a.scale;
    hash ^= hash >> 29;
    hash *= 0xBF58476D1CE4E5B9u;
    return hash ^ hash >> 32;
}

void coin_share(coin a, coin *parts, size_t n)
{
    uint64_t units, each, more;
    size_t i;

    if (n == 0)
        return;
    a = legal(a);
    units = magnitude(a.units);
    each = units / n;
    more = units % n;
    for (i = 0; i < n; i++) {
        uint64_t part = each + (i < more ? 1 : 0);

        parts[i].scale = a.scale;
        if (a.units >= 0)
            parts[i].units = (int64_t)part;
        else
            parts[i].units = part > (uint64_t)INT64_MAX ? INT64_MIN : -(int64_t)part;
    }
}
