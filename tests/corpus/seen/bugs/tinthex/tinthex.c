#include "tinthex.h"

#include <string.h>

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool tint_parse(const char *text, struct tint *tint)
{
    uint8_t digits[8] = {0, 0, 0, 0, 0, 0, 15, 15};
    if (text[0] != '#')
        return false;
    size_t n = strlen(text + 1);
    if (n != 3 && n != 6 && n != 8)
        return false;
    for (size_t i = 0; i < n; i++) {
        int d = digit(text[1 + i]);
        if (d < 0)
            return false;
        if (n == 3)
            digits[2 * i] = digits[2 * i + 1] = (uint8_t)d;
        else
            digits[i] = (uint8_t)d;
    }
    tint->r = (uint8_t)(digits[0] * 16 + digits[1]);
    tint->g = (uint8_t)(digits[2] * 16 + digits[3]);
    tint->b = (uint8_t)(digits[4] * 16 + digits[5]);
    tint->a = (uint8_t)(digits[6] * 16 + digits[7]);
    return true;
}

static char *put(char *to, unsigned value, bool both)
{
    static const char hex[] = "0123456789abcdef";
    if (both)
        *to++ = hex[value >> 4];
    *to++ = hex[value & 15];
    return to;
}

static bool doubled(uint8_t value)
{
    return value % 17 == 0;
}

void tint_format(struct tint tint, char *text)
{
    bool both = !doubled(tint.r) || !doubled(tint.g) || !doubled(tint.b);
    *text++ = '#';
    text = put(text, tint.r, both);
    text = put(text, tint.g, both);
    text = put(text, tint.b, both);
    if (both && tint.a != 255)
        text = put(text, tint.a, true);
    *text = '\0';
}

bool tint_equal(struct tint a, struct tint b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
}

struct tint tint_invert(struct tint tint)
{
    return (struct tint){(uint8_t)(255 - tint.r), (uint8_t)(255 - tint.g), (uint8_t)(255 - tint.b), tint.a};
}

static uint8_t between(uint8_t a, uint8_t b, uint8_t at)
{
    return (uint8_t)((a * (255 - at) + b * at + 127) / 255);
}

struct tint tint_mix(struct tint a, struct tint b, uint8_t at)
{
    return (struct tint){between(a.r, b.r, at), between(a.g, b.g, at), between(a.b, b.b, at), between(a.a, b.a, at)};
}

struct tint tint_with_alpha(struct tint tint, uint8_t alpha)
{
    tint.a = alpha;
    return tint;
}

uint8_t tint_luma(struct tint tint)
{
    return (uint8_t)((tint.r * 299 + tint.g * 587 + tint.b * 114) / 1000);
}
