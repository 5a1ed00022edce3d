#include "tint8.h"

#include <string.h>

tint tint_rgb(uint8_t r, uint8_t g, uint8_t b)
{
    return tint_rgba(r, g, b, 255);
}

tint tint_rgba(uint8_t r, uint8_t g, uint8_t b, uint8_t a)
{
    return (tint){r, g, b, a};
}

static int hex(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool tint_parse(const char *text, tint *out)
{
    uint8_t channels[4] = {0, 0, 0, 255};
    size_t length = strlen(text);
    if (text[0] != '#' || (length != 4 && length != 7 && length != 9))
        return false;
    size_t each = length == 4 ? 1 : 2;
    for (size_t i = 1; i < length; i++) {
        int digit = hex(text[i]);
        if (digit < 0)
            return false;
        uint8_t *channel = &channels[(i - 1) / each];
        if (each == 1)
            *channel = (uint8_t)(digit * 17);
        else if (i % 2 == 1)
            *channel = (uint8_t)(digit << 4);
        else
            *channel = (uint8_t)(*channel | digit);
    }
    *out = tint_rgba(channels[0], channels[1], channels[2], channels[3]);
    return true;
}

size_t tint_format(tint t, char *buffer, size_t size)
{
    static const char digits[] = "0123456789abcdef";
    const uint8_t channels[4] = {t.r, t.g, t.b, t.a};
    char text[10] = "#";
    for (int i = 0; i < 4; i++) {
        text[1 + 2 * i] = digits[channels[i] >> 4];
        text[2 + 2 * i] = digits[channels[i] & 15];
    }
    text[9] = '\0';
    if (size > 0) {
        size_t length = size - 1 < 9 ? size - 1 : 9;
        memcpy(buffer, text, length);
        buffer[length] = '\0';
    }
    return 9;
}

static uint8_t between(uint8_t a, uint8_t b, uint8_t amount)
{
    return (uint8_t)((a * (255 - amount) + b * amount + 127) / 255);
}

tint tint_mix(tint a, tint b, uint8_t amount)
{
    return tint_rgba(between(a.r, b.r, amount), between(a.g, b.g, amount), between(a.b, b.b, amount),
                     between(a.a, b.a, amount));
}

tint tint_over(tint top, tint bottom)
{
    tint mixed = tint_mix(bottom, top, top.a);
    mixed.a = top.a > bottom.a ? top.a : bottom.a;
    return mixed;
}

uint8_t tint_luma(tint t)
{
    return (uint8_t)((299u * t.r + 587u * t.g + 114u * t.b + 500u) / 1000u);
}

bool tint_equal(tint a, tint b)
{
    if (a.a == 0 && b.a == 0)
        return true;
    return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
}

uint32_t tint_hash(tint t)
{
    const uint8_t channels[4] = {t.r, t.g, t.b, t.a};
    uint32_t hash = 2166136261u;
    for (int i = 0; i < 4; i++)
        hash = (hash ^ channels[i]) * 16777619u;
    return hash;
}
