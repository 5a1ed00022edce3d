#include "fxpoint.h"

#include <stdio.h>

static fx clamp(int64_t wide)
{
    if (wide > FX_MAX)
        return FX_MAX;
    if (wide < FX_MIN)
        return FX_MIN;
    return (fx)wide;
}

fx fx_from_int(int n)
{
    return clamp((int64_t)n * FX_ONE);
}

int fx_to_int(fx a)
{
    int whole = a / FX_ONE;

    if (a % FX_ONE < 0)
        whole--;
    return whole;
}

fx fx_from_double(double d)
{
    double scaled = d * 65536.0;

    if (scaled != scaled)
        return 0;
    if (scaled >= (double)FX_MAX)
        return FX_MAX;
    if (scaled <= (double)FX_MIN)
        return FX_MIN;
    return clamp((int64_t)(scaled < 0 ? scaled - 0.5 : scaled + 0.5));
}

double fx_to_double(fx a)
{
    return a / 65536.0;
}

fx fx_add(fx a, fx b)
{
    return clamp((int64_t)a + b);
}

fx fx_sub(fx a, fx b)
{
    return clamp((int64_t)a - b);
}

fx fx_neg(fx a)
{
    return clamp(-(int64_t)a);
}

fx fx_mul(fx a, fx b)
{
    return clamp((int64_t)a * b / FX_ONE);
}

fx fx_div(fx a, fx b)
{
    if (b == 0) {
        if (a == 0)
            return 0;
        return a > 0 ? FX_MAX : FX_MIN;
    }
    return clamp((int64_t)a * FX_ONE / b);
}

fx fx_mod(fx a, fx b)
{
    fx rest;

    if (b == 0)
        return 0;
    rest = a % b;
    if (rest != 0 && (rest < 0) != (b < 0))
        rest += b;
    return rest;
}

fx fx_sqrt(fx a)
{
    uint64_t rest, root = 0, bit = (uint64_t)1 << 46;

    if (a <= 0)
        return 0;
    rest = (uint64_t)a << 16;
    while (bit > rest)
        bit >>= 2;
    while (bit != 0) {
        if (rest >= root + bit) {
            rest -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
        bit >>= 2;
    }
    return (fx)root;
}

size_t fx_format(fx a, char *text)
{
    uint32_t size = a < 0 ? 0u - (uint32_t)a : (uint32_t)a;
    unsigned whole = size >> 16;
    unsigned long long part = (unsigned long long)(size & 0xffffu) * 100000u >> 16;
    char digits[32];
    size_t length, i;
    int written;

    written = snprintf(digits, sizeof digits, "%s%u.%05llu",
                       a < 0 && (whole != 0 || part != 0) ? "-" : "", whole, part);
    if (written < 0 || written >= (int)sizeof digits) {
        text[0] = '\0';
        return 0;
    }
    length = (size_t)written;
    while (digits[length - 1] == '0')
        length--;
    if (digits[length - 1] == '.')
        length--;
    for (i = 0; i < length; i++)
        text[i] = digits[i];
    text[length] = '\0';
    return length;
}
