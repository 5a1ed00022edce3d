#include "coinval.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct cv_currency {
    char code[4];
    int digits;
    uint64_t unit;
};

static const cv_currency known[] = {
    {"EUR", 2, 100}, {"USD", 2, 100}, {"CHF", 2, 100}, {"JPY", 0, 1}, {"KWD", 3, 1000},
};

const cv_currency *cv_find(const char *code)
{
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(known[i].code, code) == 0)
            return &known[i];
    return NULL;
}

const char *cv_code(const cv_currency *c)
{
    return c->code;
}

int cv_digits(const cv_currency *c)
{
    return c->digits;
}

cv_money cv_make(int64_t minor, const cv_currency *c)
{
    cv_money m = {minor, c};
    return m;
}

int cv_add(cv_money a, cv_money b, cv_money *out)
{
    assert(a.currency == b.currency);
    if (b.minor > 0 ? a.minor > INT64_MAX - b.minor : a.minor < INT64_MIN - b.minor)
        return -1;
    *out = cv_make(a.minor + b.minor, a.currency);
    return 0;
}

int cv_sub(cv_money a, cv_money b, cv_money *out)
{
    assert(a.currency == b.currency);
    if (b.minor < 0 ? a.minor > INT64_MAX + b.minor : a.minor < INT64_MIN + b.minor)
        return -1;
    *out = cv_make(a.minor - b.minor, a.currency);
    return 0;
}

int cv_compare(cv_money a, cv_money b)
{
    assert(a.currency == b.currency);
    return (a.minor > b.minor) - (a.minor < b.minor);
}

static uint64_t size_of(int64_t n)
{
    return n < 0 ? UINT64_C(0) - (uint64_t)n : (uint64_t)n;
}

/* The number of this size (at most 2^63 when below 0, else less). */
static int64_t with_sign(uint64_t size, int negative)
{
    if (!negative)
        return (int64_t)size;
    return size == 0 ? 0 : -(int64_t)(size - 1) - 1;
}

void cv_split(cv_money m, const uint16_t *ratios, size_t n, cv_money *out)
{
    uint64_t whole = size_of(m.minor), sum = 0, left = whole;
    for (size_t i = 0; i < n; i++)
        sum += ratios[i];
    assert(sum > 0);
    for (size_t i = 0; i < n; i++)
        left -= whole / sum * ratios[i] + whole % sum * ratios[i] / sum;
    for (size_t i = 0; i < n; i++) {
        uint64_t share = whole / sum * ratios[i] + whole % sum * ratios[i] / sum;
        if (left > 0 && ratios[i] > 0) {
            share++;
            left--;
        }
        out[i] = cv_make(with_sign(share, m.minor < 0), m.currency);
    }
}

int cv_format(cv_money m, char *buf, size_t cap)
{
    const cv_currency *c = m.currency;
    uint64_t size = size_of(m.minor);
    const char *sign = m.minor < 0 ? "-" : "";
    if (c->digits == 0)
        return snprintf(buf, cap, "%s%" PRIu64 " %s", sign, size, c->code);
    return snprintf(buf, cap, "%s%" PRIu64 ".%0*" PRIu64 " %s", sign, size / c->unit, c->digits, size % c->unit,
                    c->code);
}

int cv_parse(const char *text, const cv_currency *c, cv_money *out)
{
    int negative = *text == '-', after = -1, any = 0;
    uint64_t size = 0, limit = (uint64_t)INT64_MAX + (negative ? 1 : 0);
    for (text += negative; *text != '\0'; text++) {
        if (*text == '.' && after < 0 && c->digits > 0) {
            after = 0;
            continue;
        }
        uint64_t digit = (uint64_t)(*text - '0');
        if (!isdigit((unsigned char)*text) || after == c->digits || size > (limit - digit) / 10)
            return -1;
        size = size * 10 + digit;
        after += after >= 0;
        any = 1;
    }
    if (!any)
        return -1;
    for (after = after < 0 ? 0 : after; after < c->digits; after++) {
        if (size > limit / 10)
            return -1;
        size *= 10;
    }
    *out = cv_make(with_sign(size, negative), c);
    return 0;
}
