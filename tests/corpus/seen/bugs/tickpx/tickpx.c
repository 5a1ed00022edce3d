#include "tickpx.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool narrow(int64_t wide, px_t *price)
{
    if (wide < INT32_MIN || wide > INT32_MAX)
        return false;
    *price = (px_t)wide;
    return true;
}

size_t px_format(px_t price, char *text, size_t size)
{
    char buffer[PX_TEXT];
    int length = snprintf(buffer, sizeof buffer, "%d.%02d", (int)(price / 100), abs((int)(price % 100)));
    if (length < 0 || (size_t)length >= size)
        return 0;
    memcpy(text, buffer, (size_t)length + 1);
    return (size_t)length;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

bool px_parse(const char *text, px_t *price)
{
    bool negative = *text == '-';
    if (negative)
        text++;
    if (!is_digit(*text))
        return false;
    int64_t value = 0;
    for (; is_digit(*text); text++) {
        value = value * 10 + (*text - '0');
        if (value > INT32_MAX)
            return false;
    }
    value *= 100;
    if (*text == '.') {
        text++;
        if (!is_digit(*text))
            return false;
        value += (*text++ - '0') * 10;
        if (is_digit(*text))
            value += *text++ - '0';
    }
    if (*text != '\0')
        return false;
    return narrow(negative ? -value : value, price);
}

bool px_add(px_t a, px_t b, px_t *sum)
{
    return narrow((int64_t)a + b, sum);
}

bool px_sub(px_t a, px_t b, px_t *difference)
{
    return narrow((int64_t)a - b, difference);
}

static int64_t floor_div(int64_t a, int64_t b)
{
    int64_t quotient = a / b;
    return a % b < 0 ? quotient - 1 : quotient;
}

px_t px_mid(px_t a, px_t b)
{
    return (px_t)floor_div((int64_t)a + b, 2);
}

bool px_to_tick(px_t price, px_t tick, px_rounding how, px_t *rounded)
{
    if (tick <= 0)
        return false;
    int64_t wide = price;
    if (how == PX_UP)
        wide += tick - 1;
    else if (how == PX_NEAREST)
        wide += tick / 2;
    return narrow(floor_div(wide, tick) * tick, rounded);
}

int px_compare(px_t a, px_t b)
{
    return (a > b) - (a < b);
}
