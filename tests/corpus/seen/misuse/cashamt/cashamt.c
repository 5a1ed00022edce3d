#include "cashamt.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const cash_currency currencies[] = {
    { "AUD", 2 }, { "BHD", 3 }, { "CAD", 2 }, { "CHF", 2 }, { "EUR", 2 },
    { "GBP", 2 }, { "ISK", 0 }, { "JPY", 0 }, { "KWD", 3 }, { "USD", 2 },
};

static const uint64_t powers[] = { 1, 10, 100, 1000 };

const cash_currency *cash_currency_find(const char *code)
{
    size_t i;

    for (i = 0; i < sizeof currencies / sizeof *currencies; i++)
        if (strcmp(currencies[i].code, code) == 0)
            return &currencies[i];
    return NULL;
}

cash_amount cash_make(int64_t minor, const cash_currency *currency)
{
    cash_amount amount;

    assert(currency != NULL);
    amount.minor = minor;
    amount.currency = currency;
    return amount;
}

cash_result cash_add(cash_amount a, cash_amount b, cash_amount *sum)
{
    assert(a.currency == b.currency);
    if (b.minor > 0 ? a.minor > INT64_MAX - b.minor : a.minor < INT64_MIN - b.minor)
        return CASH_OVERFLOW;
    *sum = cash_make(a.minor + b.minor, a.currency);
    return CASH_OK;
}

cash_result cash_subtract(cash_amount a, cash_amount b, cash_amount *difference)
{
    assert(a.currency == b.currency);
    if (b.minor > 0 ? a.minor < INT64_MIN + b.minor : a.minor > INT64_MAX + b.minor)
        return CASH_OVERFLOW;
    *difference = cash_make(a.minor - b.minor, a.currency);
    return CASH_OK;
}

int cash_compare(cash_amount a, cash_amount b)
{
    assert(a.currency == b.currency);
    return (a.minor > b.minor) - (a.minor < b.minor);
}

static uint64_t magnitude(int64_t n)
{
    return n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
}

/* The number with this magnitude, which is in range. */
static int64_t with_sign(uint64_t n, int negative)
{
    if (!negative)
        return (int64_t)n;
    return n == 0 ? 0 : -(int64_t)(n - 1) - 1;
}

void cash_share(cash_amount amount, const uint16_t *weights, size_t n, cash_amount *shares)
{
    uint64_t whole, rest, left, sum = 0;
    int negative = amount.minor < 0;
    size_t i;

    for (i = 0; i < n; i++)
        sum += weights[i];
    whole = magnitude(amount.minor) / sum;
    rest = magnitude(amount.minor) % sum;
    left = rest;
    for (i = 0; i < n; i++)
        left -= rest * weights[i] / sum;
    for (i = 0; i < n; i++) {
        uint64_t share = whole * weights[i] + rest * weights[i] / sum;

        if (left > 0 && weights[i] > 0) {
            share++;
            left--;
        }
        shares[i] = cash_make(with_sign(share, negative), amount.currency);
    }
}

cash_result cash_convert(cash_amount amount, int32_t rate, const cash_currency *to, cash_amount *converted)
{
    const uint64_t million = 1000000;
    uint64_t minor = magnitude(amount.minor), factor = magnitude(rate);
    int negative = (amount.minor < 0) != (rate < 0);
    uint64_t limit = (uint64_t)INT64_MAX + (negative ? 1 : 0);
    uint64_t whole = minor / million;
    /* Less than 10^6 * 2^31, and so without overflow. */
    uint64_t part = (minor % million * factor + million / 2) / million;

    if (factor != 0 && whole > limit / factor)
        return CASH_OVERFLOW;
    if (part > limit - whole * factor)
        return CASH_OVERFLOW;
    *converted = cash_make(with_sign(whole * factor + part, negative), to);
    return CASH_OK;
}

cash_result cash_format(cash_amount amount, char *buffer, size_t size)
{
    uint64_t power = powers[amount.currency->digits];
    uint64_t minor = magnitude(amount.minor);
    const char *sign = amount.minor < 0 ? "-" : "";
    char text[64];
    int length;

    if (amount.currency->digits == 0)
        length = snprintf(text, sizeof text, "%s%" PRIu64 " %s", sign, minor, amount.currency->code);
    else
        length = snprintf(text, sizeof text, "%s%" PRIu64 ".%0*" PRIu64 " %s", sign, minor / power,
            amount.currency->digits, minor % power, amount.currency->code);
    if (length < 0 || (size_t)length >= size)
        return CASH_TRUNCATED;
    memcpy(buffer, text, (size_t)length + 1);
    return CASH_OK;
}

/* Appends a digit to a number; 0 when it becomes too large. */
static int push_digit(uint64_t *number, int digit, uint64_t limit)
{
    if (*number > (limit - (uint64_t)digit) / 10)
        return 0;
    *number = *number * 10 + (uint64_t)digit;
    return 1;
}

cash_result cash_parse(const char *text, cash_amount *amount)
{
    int negative = *text == '-';
    uint64_t limit = (uint64_t)INT64_MAX + (negative ? 1 : 0), minor = 0;
    const char *space = strchr(text, ' ');
    const cash_currency *currency = space == NULL ? NULL : cash_currency_find(space + 1);
    int digits = 0, fits = 1;

    if (currency == NULL)
        return CASH_MALFORMED;
    text += negative;
    if (*text < '0' || *text > '9')
        return CASH_MALFORMED;
    for (; *text >= '0' && *text <= '9'; text++)
        fits = fits && push_digit(&minor, *text - '0', limit);
    if (*text == '.') {
        text++;
        for (; *text >= '0' && *text <= '9'; text++) {
            if (digits == currency->digits)
                return CASH_MALFORMED;
            digits++;
            fits = fits && push_digit(&minor, *text - '0', limit);
        }
        if (digits == 0)
            return CASH_MALFORMED;
    }
    if (text != space)
        return CASH_MALFORMED;
    for (; digits < currency->digits; digits++)
        fits = fits && push_digit(&minor, 0, limit);
    if (!fits)
        return CASH_OVERFLOW;
    *amount = cash_make(with_sign(minor, negative), currency);
    return CASH_OK;
}
