#include "rgbaval.h"

#include <limits.h>
#include <math.h>
#include <string.h>

static const struct {
    const char *name;
    rgbaval colour;
} names[] = {
    {"black", {0, 0, 0, 255}},     {"white", {255, 255, 255, 255}}, {"red", {255, 0, 0, 255}},
    {"lime", {0, 255, 0, 255}},    {"blue", {0, 0, 255, 255}},      {"yellow", {255, 255, 0, 255}},
    {"cyan", {0, 255, 255, 255}},  {"magenta", {255, 0, 255, 255}}, {"gray", {128, 128, 128, 255}},
    {"transparent", {0, 0, 0, 0}},
};

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

int rgba_parse(const char *text, rgbaval *colour)
{
    int digits[8], n = 0;
    rgbaval result = {0, 0, 0, 255};

    if (*text != '#') {
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            if (strcmp(names[i].name, text) == 0) {
                *colour = names[i].colour;
                return 1;
            }
        return 0;
    }
    for (text++; *text; text++) {
        if (n == 8)
            return 0;
        digits[n] = hex_digit(*text);
        if (digits[n++] < 0)
            return 0;
    }
    switch (n) {
    case 4:
        result.a = (uint8_t)(digits[3] * 17);
        /* fall through */
    case 3:
        result.r = (uint8_t)(digits[0] * 17);
        result.g = (uint8_t)(digits[1] * 17);
        result.b = (uint8_t)(digits[2] * 17);
        break;
    case 8:
        result.a = (uint8_t)(digits[6] * 16 + digits[7]);
        /* fall through */
    case 6:
        result.r = (uint8_t)(digits[0] * 16 + digits[1]);
        result.g = (uint8_t)(digits[2] * 16 + digits[3]);
        result.b = (uint8_t)(digits[4] * 16 + digits[5]);
        break;
    default:
        return 0;
    }
    *colour = result;
    return 1;
}

char *rgba_format(rgbaval colour, char *buffer)
{
    static const char hex[] = "0123456789abcdef";
    const uint8_t channel[4] = {colour.r, colour.g, colour.b, colour.a};
    char *p = buffer;

    *p++ = '#';
    for (int i = 0; i < (colour.a == 255 ? 3 : 4); i++) {
        *p++ = hex[channel[i] >> 4];
        *p++ = hex[channel[i] & 15];
    }
    *p = '\0';
    return buffer;
}

int rgba_equal(rgbaval a, rgbaval b)
{
    if (a.a == 0 && b.a == 0)
        return 1;
    return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
}

uint32_t rgba_hash(rgbaval colour)
{
    const uint8_t channel[4] = {colour.r, colour.g, colour.b, colour.a};
    uint32_t hash = 2166136261u;

    for (int i = 0; i < 4; i++)
        hash = (hash ^ channel[i]) * 16777619u;
    return hash;
}

static uint8_t to_byte(double x)
{
    if (!(x > 0))
        return 0;
    if (x >= 255)
        return 255;
    return (uint8_t)(x + 0.5);
}

rgbaval rgba_over(rgbaval top, rgbaval bottom)
{
    double ta = top.a / 255.0, ba = bottom.a / 255.0 * (1 - ta), alpha = ta + ba;
    rgbaval result = {0, 0, 0, 0};

    if (top.a == 255 || bottom.a == 0)
        return top;
    if (top.a == 0)
        return bottom;
    result.r = to_byte((top.r * ta + bottom.r * ba) / alpha);
    result.g = to_byte((top.g * ta + bottom.g * ba) / alpha);
    result.b = to_byte((top.b * ta + bottom.b * ba) / alpha);
    result.a = to_byte(alpha * 255);
    return result;
}

rgbaval rgba_mix(rgbaval from, rgbaval to, double part)
{
    rgbaval result;

    if (!(part > 0))
        return from;
    if (part >= 1)
        return to;
    result.r = to_byte(from.r + (to.r - from.r) * part);
    result.g = to_byte(from.g + (to.g - from.g) * part);
    result.b = to_byte(from.b + (to.b - from.b) * part);
    result.a = to_byte(from.a + (to.a - from.a) * part);
    return result;
}

static double linear(uint8_t channel)
{
    double x = channel / 255.0;

    return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4);
}

double rgba_luminance(rgbaval colour)
{
    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

rgbaval rgba_readable_on(rgbaval background)
{
    const rgbaval black = {0, 0, 0, 255}, white = {255, 255, 255, 255};

    /* The contrasts (1.05 / (L + 0.05) and (L + 0.05) / 0.05) meet here. */
    return rgba_luminance(background) > 0.1791 ? black : white;
}

int rgba_nearest(rgbaval colour, const rgbaval *palette, size_t count)
{
    int best = -1, best_distance = INT_MAX;

    if (count > INT_MAX)
        count = INT_MAX;
    for (size_t i = 0; i < count; i++) {
        int r = palette[i].r - colour.r, g = palette[i].g - colour.g;
        int b = palette[i].b - colour.b, a = palette[i].a - colour.a;
        int distance = r * r + g * g + b * b + a * a;
        if (rgba_equal(palette[i], colour))
            distance = 0;
        if (distance < best_distance) {
            best = (int)i;
            best_distance = distance;
        }
    }
    return best;
}
