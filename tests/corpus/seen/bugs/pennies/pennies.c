#include "pennies.h"

#include <string.h>

static int valid(const pennies *m)
{
    return m->digits >= 0 && m->digits <= PENNIES_DIGITS;
}

static int alike(const pennies *a, const pennies *b)
{
    return valid(a) && valid(b) && a->digits == b->digits;
}

int pennies_add(const pennies *a, const pennies *b, pennies *out)
{
    int64_t x = a->minor, y = b->minor;

    if (!alike(a, b))
        return -1;
    if ((y > 0 && x > INT64_MAX - y) || (y < 0 && x < INT64_MIN - y))
        return -1;
    out->digits = a->digits;
    out->minor = x + y;
    return 0;
}

int pennies_sub(const pennies *a, const pennies *b, pennies *out)
{
    int64_t x = a->minor, y = b->minor;

    if (!alike(a, b))
        return -1;
    if ((y < 0 && x > INT64_MAX + y) || (y > 0 && x < INT64_MIN + y))
        return -1;
    out->digits = a->digits;
    out->minor = x - y;
    return 0;
}

int pennies_compare(const pennies *a, const pennies *b)
{
    if (a->digits != b->digits)
        return a->digits < b->digits ? -1 : 1;
    return (a->minor > b->minor) - (a->minor < b->minor);
}

int pennies_split(const pennies *total, size_t n, pennies *parts)
{
    pennies whole = *total;
    int64_t each, rest, unit;

    if (!valid(&whole) || n == 0 || n > PENNIES_PARTS)
        return -1;
    each = whole.minor / (int64_t)n;
    rest = whole.minor % (int64_t)n;
    unit = rest < 0 ? -1 : 1;
    for (size_t i = 0; i < n; i++) {
        parts[i].digits = whole.digits;
        parts[i].minor = each;
        if (rest != 0) {
            parts[i].minor += unit;
            rest -= unit;
        }
    }
    return 0;
}

int pennies_share(const pennies *total, const unsigned *weights, size_t n, pennies *parts)
{
    pennies whole = *total;
    int64_t sum = 0, given = 0, rest, unit;

    if (!valid(&whole) || n == 0 || n > PENNIES_PARTS)
        return -1;
    for (size_t i = 0; i < n; i++) {
        if (weights[i] > PENNIES_WEIGHT)
            return -1;
        sum += weights[i];
    }
    if (sum == 0)
        return -1;
    for (size_t i = 0; i < n; i++) {
        int64_t w = weights[i];

        parts[i].digits = whole.digits;
        parts[i].minor = whole.minor / sum * w + whole.minor % sum * w / sum;
        given += parts[i].minor;
    }
    rest = whole.minor - given;
    unit = rest < 0 ? -1 : 1;
    for (size_t i = 0; i < n && rest != 0; i++) {
        if (weights[i] == 0)
            continue;
        parts[i].minor += unit;
        rest -= unit;
    }
    return 0;
}

static uint64_t magnitude(int64_t v)
{
    return v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
}

int pennies_format(const pennies *m, char group, char *buf, size_t size)
{
    char text[24];
    char *p = text;
    uint64_t v;
    size_t len;
    int run = 0;

    if (!valid(m))
        return -1;
    v = magnitude(m->minor);
    /* The last digit comes first here. */
    if (m->digits > 0) {
        for (int i = 0; i < m->digits; i++) {
            *p++ = (char)('0' + v % 10);
            v /= 10;
        }
        *p++ = '.';
    }
    do {
        if (run == 3 && group != '\0') {
            *p++ = group;
            run = 0;
        }
        *p++ = (char)('0' + v % 10);
        v /= 10;
        run++;
    } while (v != 0);
    if (m->minor < 0)
        *p++ = '-';

    len = (size_t)(p - text);
    if (len >= size)
        return -1;
    for (size_t i = 0; i < len; i++)
        buf[i] = *--p;
    buf[len] = '\0';
    return (int)len;
}

/* v = v * 10 + digit, of which the magnitude is at most limit. */
static int push_digit(uint64_t *v, char digit, uint64_t limit)
{
    uint64_t d = (uint64_t)(digit - '0');

    if (*v > (limit - d) / 10)
        return -1;
    *v = *v * 10 + d;
    return 0;
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

int pennies_parse(const char *text, int digits, pennies *out)
{
    int negative = *text == '-';
    uint64_t limit = (uint64_t)INT64_MAX + (negative ? 1 : 0);
    uint64_t v = 0;
    int behind = 0;

    if (digits < 0 || digits > PENNIES_DIGITS)
        return -1;
    if (negative)
        text++;
    if (!is_digit(*text))
        return -1;
    for (; is_digit(*text); text++) {
        if (push_digit(&v, *text, limit) != 0)
            return -1;
    }
    if (*text == '.' && digits > 0) {
        for (text++; behind < digits && is_digit(*text); text++, behind++) {
            if (push_digit(&v, *text, limit) != 0)
                return -1;
        }
        if (behind < digits)
            return -1;
    }
    if (*text != '\0')
        return -1;
    for (; behind < digits; behind++) {
        if (push_digit(&v, '0', limit) != 0)
            return -1;
    }
    out->digits = digits;
    if (negative && v == limit)
        out->minor = INT64_MIN;
    else
        out->minor = negative ? -(int64_t)v : (int64_t)v;
    return 0;
}
