#include "cashfmt.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>

int cash_add(cash_t a, cash_t b, cash_t *sum)
{
    if (b > 0 ? a > INT64_MAX - b : a < INT64_MIN - b)
        return -1;
    *sum = a + b;
    return 0;
}

int cash_sub(cash_t a, cash_t b, cash_t *difference)
{
    if (b < 0 ? a > INT64_MAX + b : a < INT64_MIN + b)
        return -1;
    *difference = a - b;
    return 0;
}

int cash_times(cash_t a, int32_t n, cash_t *product)
{
    if (n == 0) {
        *product = 0;
        return 0;
    }
    if (n == -1) {
        if (a == INT64_MIN)
            return -1;
        *product = -a;
        return 0;
    }
    cash_t low = n > 0 ? INT64_MIN / n : INT64_MAX / n;
    cash_t high = n > 0 ? INT64_MAX / n : INT64_MIN / n;
    if (a < low || a > high)
        return -1;
    *product = a * n;
    return 0;
}

int cash_percent(cash_t a, int32_t percent, cash_t *share)
{
    cash_t product;
    if (cash_times(a, percent, &product) != 0)
        return -1;
    *share = product / 100;
    return 0;
}

int cash_share(cash_t a, int32_t n, int32_t i, cash_t *share)
{
    if (n <= 0 || i < 0 || i >= n)
        return -1;
    cash_t rest = a % n;
    cash_t extra = 0;
    if (rest > 0 && i < rest)
        extra = 1;
    else if (rest < 0 && i < -rest)
        extra = -1;
    *share = a / n + extra;
    return 0;
}

int cash_compare(cash_t a, cash_t b)
{
    return (a > b) - (a < b);
}

size_t cash_format(cash_t a, char *text)
{
    int cents = (int)(a % 100);
    if (cents < 0)
        cents = -cents;
    return (size_t)snprintf(text, CASH_TEXT, "%" PRId64 ".%02d", a / 100, cents);
}

int cash_parse(const char *text, cash_t *a)
{
    bool negative = *text == '-';
    cash_t value = 0; /* kept negative: INT64_MIN has no positive */
    int after = -1;   /* digits behind the point */
    if (negative)
        text++;
    if (*text < '0' || *text > '9')
        return -1;
    for (; *text != '\0'; text++) {
        if (*text == '.') {
            if (after >= 0)
                return -1;
            after = 0;
            continue;
        }
        if (*text < '0' || *text > '9' || after == 2)
            return -1;
        int digit = *text - '0';
        if (value < (INT64_MIN + digit) / 10)
            return -1;
        value = value * 10 - digit;
        if (after >= 0)
            after++;
    }
    if (after != 2 || (!negative && value == INT64_MIN))
        return -1;
    *a = negative ? value : -value;
    return 0;
}
