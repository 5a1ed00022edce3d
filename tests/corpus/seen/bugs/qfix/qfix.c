#include "qfix.h"

#include <stdio.h>

#define FRACTION 0xffff

static qfix saturate(int64_t value)
{
    if (value > QFIX_MAX)
        return QFIX_MAX;
    if (value < QFIX_MIN)
        return QFIX_MIN;
    return (qfix)value;
}

qfix qfix_from_int(int value)
{
    return saturate((int64_t)value * QFIX_ONE);
}

static qfix divide(int64_t a, int64_t b)
{
    if (b == 0)
        return a == 0 ? 0 : a > 0 ? QFIX_MAX : QFIX_MIN;
    return saturate(a * QFIX_ONE / b);
}

qfix qfix_from_ratio(int numerator, int denominator)
{
    return divide(numerator, denominator);
}

int qfix_to_int(qfix x)
{
    return x / QFIX_ONE;
}

qfix qfix_add(qfix a, qfix b)
{
    return saturate((int64_t)a + b);
}

qfix qfix_sub(qfix a, qfix b)
{
    return saturate((int64_t)a - b);
}

qfix qfix_neg(qfix x)
{
    return saturate(-(int64_t)x);
}

qfix qfix_abs(qfix x)
{
    return x < 0 ? qfix_neg(x) : x;
}

qfix qfix_mul(qfix a, qfix b)
{
    return saturate((int64_t)a * b / QFIX_ONE);
}

qfix qfix_div(qfix a, qfix b)
{
    return divide(a, b);
}

qfix qfix_floor(qfix x)
{
    return x & ~FRACTION;
}

qfix qfix_round(qfix x)
{
    return (x + QFIX_ONE / 2) & ~FRACTION;
}

qfix qfix_sqrt(qfix x)
{
    if (x <= 0)
        return 0;
    uint64_t square = (uint64_t)x << 16, root = 0;
    for (uint64_t bit = (uint64_t)1 << 23; bit > 0; bit >>= 1)
        if ((root | bit) * (root | bit) <= square)
            root |= bit;
    return (qfix)root;
}

size_t qfix_format(qfix x, char *text, size_t size)
{
    char decimals[17];
    size_t count = 0;
    uint32_t magnitude = x < 0 ? 0 - (uint32_t)x : (uint32_t)x;
    uint32_t rest = magnitude & FRACTION;
    do {
        rest *= 10;
        decimals[count++] = (char)('0' + (rest >> 16));
        rest &= FRACTION;
    } while (rest != 0);
    decimals[count] = '\0';
    int length = snprintf(text, size, "%s%u.%s", x < 0 ? "-" : "", (unsigned)(magnitude >> 16), decimals);
    return length < 0 ? 0 : (size_t)length;
}
