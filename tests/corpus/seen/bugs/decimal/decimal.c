#include "decimal.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>

/* 10 to the power of EXPONENT, which is at most DECIMAL_SCALE_MAX. */
static int64_t power_of_ten(unsigned exponent)
{
    int64_t result = 1;
    int64_t base = 10;
    while (exponent) {
        if (exponent & 1)
            result *= base;
        exponent >>= 1;
        base *= base;
    }
    return result;
}

static bool multiply(int64_t a, int64_t positive, int64_t *product)
{
    if (a > INT64_MAX / positive || a < INT64_MIN / positive)
        return false;
    *product = a * positive;
    return true;
}

int decimal_parse(const char *text, struct decimal *result)
{
    bool negative = *text == '-';
    bool point = false;
    int digits = 0;
    struct decimal number = {0, 0};
    for (text += negative; *text; text++) {
        if (*text == '.' && !point && digits) {
            point = true;
            continue;
        }
        if (!isdigit((unsigned char)*text))
            return 0;
        int digit = *text - '0';
        if (!multiply(number.units, 10, &number.units) || number.units > INT64_MAX - digit)
            return 0;
        number.units += digit;
        digits++;
        if (point && ++number.scale > DECIMAL_SCALE_MAX)
            return 0;
    }
    if (digits == 0 || (point && number.scale == 0))
        return 0;
    if (negative)
        number.units = -number.units;
    *result = number;
    return 1;
}

int decimal_rescale(struct decimal number, unsigned scale, struct decimal *result)
{
    if (scale > DECIMAL_SCALE_MAX || number.scale > DECIMAL_SCALE_MAX)
        return 0;
    if (scale >= number.scale) {
        if (!multiply(number.units, power_of_ten(scale - number.scale), &number.units))
            return 0;
    } else {
        number.units /= power_of_ten(number.scale - scale);
    }
    number.scale = scale;
    *result = number;
    return 1;
}

int decimal_add(struct decimal a, struct decimal b, struct decimal *sum)
{
    unsigned scale = a.scale > b.scale ? a.scale : b.scale;
    if (!decimal_rescale(a, scale, &a) || !decimal_rescale(b, scale, &b))
        return 0;
    if (b.units > 0 ? a.units > INT64_MAX - b.units : a.units < INT64_MIN - b.units)
        return 0;
    sum->units = a.units + b.units;
    sum->scale = scale;
    return 1;
}

static int order(int64_t a, int64_t b)
{
    return (a > b) - (a < b);
}

/* The rest behind the point is given in units of 10^-DECIMAL_SCALE_MAX. */
static void split(struct decimal number, int64_t *whole, int64_t *rest)
{
    unsigned scale = number.scale < DECIMAL_SCALE_MAX ? number.scale : DECIMAL_SCALE_MAX;
    int64_t one = power_of_ten(scale);
    *whole = number.units / one;
    *rest = number.units % one * power_of_ten(DECIMAL_SCALE_MAX - scale);
}

int decimal_compare(struct decimal a, struct decimal b)
{
    int64_t a_whole, a_rest, b_whole, b_rest;
    if (a.scale == b.scale)
        return order(a.units, b.units);
    split(a, &a_whole, &a_rest);
    split(b, &b_whole, &b_rest);
    return a_whole != b_whole ? order(a_whole, b_whole) : order(a_rest, b_rest);
}

size_t decimal_format(struct decimal number, char *buffer, size_t size)
{
    char digits[DECIMAL_SCALE_MAX + 24];
    bool negative = number.units < 0;
    uint64_t units = negative ? 0 - (uint64_t)number.units : (uint64_t)number.units;
    int width = (int)(number.scale > DECIMAL_SCALE_MAX ? DECIMAL_SCALE_MAX : number.scale);
    int length = snprintf(digits, sizeof digits, "%0*" PRIu64, width + 1, units);
    int written = snprintf(buffer, size, "%s%.*s%s%s", negative ? "-" : "", length - width, digits, width ? "." : "",
                           digits + length - width);
    return (size_t)written;
}
