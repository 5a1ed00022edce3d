#include "fxnum.h"

#include <stdio.h>

// sin(0) .. sin(90), times 65536
static const fx sines[91] = {
    0, 1144, 2287, 3430, 4572, 5712, 6850, 7987, 9121, 10252,
    11380, 12505, 13626, 14742, 15855, 16962, 18064, 19161, 20252, 21336,
    22415, 23486, 24550, 25607, 26656, 27697, 28729, 29753, 30767, 31772,
    32768, 33754, 34729, 35693, 36647, 37590, 38521, 39441, 40348, 41243,
    42126, 42995, 43852, 44695, 45525, 46341, 47143, 47930, 48703, 49461,
    50203, 50931, 51643, 52339, 53020, 53684, 54332, 54963, 55578, 56175,
    56756, 57319, 57865, 58393, 58903, 59396, 59870, 60326, 60764, 61183,
    61584, 61966, 62328, 62672, 62997, 63303, 63589, 63856, 64104, 64332,
    64540, 64729, 64898, 65048, 65177, 65287, 65376, 65446, 65496, 65526,
    65536,
};

static fx clamp(int64_t v)
{
    if (v > FX_MAX)
        return FX_MAX;
    if (v < FX_MIN)
        return FX_MIN;
    return (fx)v;
}

fx fx_from_int(int i)
{
    return i * FX_ONE;
}

int fx_floor(fx a)
{
    int whole = a / FX_ONE;

    return a % FX_ONE < 0 ? whole - 1 : whole;
}

int fx_round(fx a)
{
    int64_t half = a < 0 ? -(FX_ONE / 2) : FX_ONE / 2;

    return (int)((a + half) / FX_ONE);
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
    return clamp((int64_t)a * FX_ONE / b);
}

fx fx_sqrt(fx a)
{
    uint64_t square, root = 0;

    if (a <= 0)
        return 0;
    square = (uint64_t)a << 16;
    // bit by bit: the root has at most 24 bits
    for (uint64_t bit = UINT64_C(1) << 23; bit != 0; bit >>= 1) {
        uint64_t trial = root | bit;

        if (trial * trial <= square)
            root = trial;
    }
    return (fx)root;
}

fx fx_sin(int deg)
{
    return sines[deg];
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

int fx_parse(const char *text, fx *out)
{
    int negative = *text == '-';
    int64_t whole = 0, decimals = 0, unit = 100000, value;

    if (*text == '-' || *text == '+')
        text++;
    if (!is_digit(*text))
        return -1;
    for (; is_digit(*text); text++) {
        whole = whole * 10 + (*text - '0');
        if (whole > 32768)
            return -1;
    }
    if (*text == '.') {
        text++;
        if (!is_digit(*text))
            return -1;
        for (; is_digit(*text); text++) {
            unit /= 10;
            decimals += (*text - '0') * unit;
        }
    }
    if (*text != '\0')
        return -1;
    value = whole * FX_ONE + decimals * FX_ONE / 100000;
    if (negative)
        value = -value;
    if (value > FX_MAX || value < FX_MIN)
        return -1;
    *out = (fx)value;
    return 0;
}

char *fx_format(fx a, char *buf)
{
    int64_t size = a < 0 ? -(int64_t)a : a;
    int whole = (int)(size / FX_ONE);
    int decimals = (int)(size % FX_ONE * 10000 / FX_ONE);

    snprintf(buf, FX_TEXT, "%s%d.%04d", a < 0 ? "-" : "", whole, decimals);
    return buf;
}
