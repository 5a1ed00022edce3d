#include "fxq.h"

#include <assert.h>
#include <stdio.h>

static fx clamp(int64_t v)
{
    if (v > FX_MAX)
        return FX_MAX;
    return v < FX_MIN ? FX_MIN : (fx)v;
}

fx fx_int(int value)
{
    return clamp((int64_t)value * FX_ONE);
}

fx fx_double(double value)
{
    assert(value == value);
    if (value >= 32768)
        return FX_MAX;
    if (value < -32768)
        return FX_MIN;
    return (fx)(value * FX_ONE);
}

double fx_to_double(fx x)
{
    return (double)x / FX_ONE;
}

int fx_floor(fx x)
{
    return x / FX_ONE - (x % FX_ONE < 0);
}

fx fx_add(fx a, fx b)
{
    return clamp((int64_t)a + b);
}

fx fx_sub(fx a, fx b)
{
    return clamp((int64_t)a - b);
}

fx fx_mul(fx a, fx b)
{
    return clamp((int64_t)a * b / FX_ONE);
}

fx fx_div(fx a, fx b)
{
    assert(b != 0);
    return clamp((int64_t)a * FX_ONE / b);
}

fx fx_sqrt(fx x)
{
    assert(x >= 0);
    uint64_t v = (uint64_t)x * FX_ONE, root = 0;
    for (uint64_t bit = (uint64_t)1 << 24; bit > 0; bit >>= 1)
        if ((root | bit) * (root | bit) <= v)
            root |= bit;
    return (fx)root;
}

fx fx_sum(const fx *v, size_t n)
{
    int64_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += v[i];
    return clamp(sum);
}

fx fx_interp(const fx *table, size_t n, fx x)
{
    assert(n > 0);
    if (x <= 0)
        return table[0];
    size_t i = (size_t)fx_floor(x);
    if (i >= n - 1)
        return table[n - 1];
    int64_t step = (int64_t)table[i + 1] - table[i];
    return clamp(table[i] + step * (x % FX_ONE) / FX_ONE);
}

char *fx_format(fx x, char *text)
{
    int64_t m = x < 0 ? -(int64_t)x : x;
    snprintf(text, FX_TEXT, "%s%d.%04d", x < 0 ? "-" : "", (int)(m / FX_ONE), (int)(m % FX_ONE * 10000 / FX_ONE));
    return text;
}

bool fx_parse(const char *text, fx *x)
{
    bool minus = *text == '-';
    int64_t v = 0, unit = FX_ONE;
    int digits = 0;
    if (minus)
        text++;
    for (; *text >= '0' && *text <= '9'; text++, digits++) {
        v = v * 10 + (int64_t)(*text - '0') * FX_ONE;
        if (v > (int64_t)FX_ONE * 100000)
            return false;
    }
    if (*text == '.') {
        int64_t part = 0, scale = 1;
        for (text++; *text >= '0' && *text <= '9'; text++, digits++)
            if (scale < 1000000) {
                part = part * 10 + (*text - '0');
                scale *= 10;
            }
        v += part * unit / scale;
    }
    if (digits == 0 || *text != '\0')
        return false;
    v = minus ? -v : v;
    if (v != clamp(v))
        return false;
    *x = (fx)v;
    return true;
}
