#include "pixrows.h"

#include <math.h>
#include <string.h>

size_t px_bytes(enum px_format format, size_t width, size_t height)
{
    size_t unit;

    switch (format) {
    case PX_GREY: unit = 1; break;
    case PX_565: unit = 2; break;
    case PX_RGB: unit = 3; break;
    default: return 0;
    }
    if (width == 0 || height == 0)
        return 0;
    if (width > SIZE_MAX / height || width * height > SIZE_MAX / unit)
        return 0;
    return width * height * unit;
}

void px_to_grey(uint8_t *dst, const uint8_t *src, size_t n)
{
    for (; n > 0; n--, src += 3)
        *dst++ = (uint8_t)((299u * src[0] + 587u * src[1] + 114u * src[2] + 500u) / 1000u);
}

void px_to_565(uint16_t *dst, const uint8_t *src, size_t n)
{
    for (; n > 0; n--, src += 3)
        *dst++ = (uint16_t)((src[0] >> 3) << 11 | (src[1] >> 2) << 5 | src[2] >> 3);
}

void px_from_565(uint8_t *dst, const uint16_t *src, size_t n)
{
    for (; n > 0; n--, src++, dst += 3) {
        unsigned r = *src >> 11;
        unsigned g = *src >> 5 & 0x3F;
        unsigned b = *src & 0x1F;
        dst[0] = (uint8_t)(r << 3 | r >> 2);
        dst[1] = (uint8_t)(g << 2 | g >> 4);
        dst[2] = (uint8_t)(b << 3 | b >> 2);
    }
}

void px_from_indexed(uint8_t *dst, const uint8_t *src, size_t n, const px_palette *palette)
{
    for (; n > 0; n--, dst += 3) {
        const px_rgb *c = &palette->colours[*src++];
        dst[0] = c->r;
        dst[1] = c->g;
        dst[2] = c->b;
    }
}

static uint8_t nearest(const uint8_t *pixel, const px_palette *palette)
{
    size_t count = palette->count < 256 ? palette->count : 256;
    size_t best = 0;
    long least = -1;

    for (size_t i = 0; i < count; i++) {
        long dr = (long)palette->colours[i].r - pixel[0];
        long dg = (long)palette->colours[i].g - pixel[1];
        long db = (long)palette->colours[i].b - pixel[2];
        long distance = dr * dr + dg * dg + db * db;
        if (least < 0 || distance < least) {
            least = distance;
            best = i;
        }
    }
    return (uint8_t)best;
}

int px_to_indexed(uint8_t *dst, const uint8_t *src, size_t n, const px_palette *palette)
{
    if (palette->count == 0)
        return -1;
    for (; n > 0; n--, src += 3)
        *dst++ = nearest(src, palette);
    return 0;
}

void px_map(uint8_t *bytes, size_t n, const uint8_t *table)
{
    for (; n > 0; n--, bytes++)
        *bytes = table[*bytes];
}

px_hsv px_rgb_to_hsv(px_rgb c)
{
    int max = c.r > c.g ? c.r : c.g;
    int min = c.r < c.g ? c.r : c.g;
    px_hsv out = {0, 0, 0};

    if (c.b > max)
        max = c.b;
    if (c.b < min)
        min = c.b;
    int range = max - min;
    out.v = max / 255.0;
    if (range == 0)
        return out;
    out.s = (double)range / max;
    if (max == c.r)
        out.h = 60.0 * (c.g - c.b) / range;
    else if (max == c.g)
        out.h = 120.0 + 60.0 * (c.b - c.r) / range;
    else
        out.h = 240.0 + 60.0 * (c.r - c.g) / range;
    if (out.h < 0)
        out.h += 360.0;
    return out;
}

static double clamp01(double x)
{
    if (!(x > 0))
        return 0;
    return x < 1 ? x : 1;
}

static uint8_t to_byte(double x)
{
    return (uint8_t)(clamp01(x) * 255.0 + 0.5);
}

px_rgb px_hsv_to_rgb(px_hsv c)
{
    double s = clamp01(c.s);
    double v = clamp01(c.v);
    double h = isfinite(c.h) ? fmod(c.h, 360.0) : 0;

    if (h < 0)
        h += 360.0;
    if (!(h < 360.0))
        h = 0;
    int sector = (int)(h / 60.0);
    double f = h / 60.0 - sector;
    uint8_t top = to_byte(v);
    uint8_t low = to_byte(v * (1 - s));
    uint8_t falling = to_byte(v * (1 - s * f));
    uint8_t rising = to_byte(v * (1 - s * (1 - f)));

    switch (sector) {
    case 0: return (px_rgb){top, rising, low};
    case 1: return (px_rgb){falling, top, low};
    case 2: return (px_rgb){low, top, rising};
    case 3: return (px_rgb){low, falling, top};
    case 4: return (px_rgb){rising, low, top};
    default: return (px_rgb){top, low, falling};
    }
}

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

int px_parse(const char *text, px_rgb *c)
{
    int d[6];
    size_t n = strlen(text);

    if (text[0] != '#' || (n != 4 && n != 7))
        return -1;
    for (size_t i = 0; i + 1 < n; i++)
        if ((d[i] = hex_digit(text[i + 1])) < 0)
            return -1;
    if (n == 4)
        *c = (px_rgb){(uint8_t)(d[0] * 17), (uint8_t)(d[1] * 17), (uint8_t)(d[2] * 17)};
    else
        *c = (px_rgb){(uint8_t)(d[0] * 16 + d[1]), (uint8_t)(d[2] * 16 + d[3]), (uint8_t)(d[4] * 16 + d[5])};
    return 0;
}

char *px_format(px_rgb c, char *out)
{
    static const char digits[] = "0123456789abcdef";
    const uint8_t bytes[3] = {c.r, c.g, c.b};

    out[0] = '#';
    for (int i = 0; i < 3; i++) {
        out[1 + 2 * i] = digits[bytes[i] >> 4];
        out[2 + 2 * i] = digits[bytes[i] & 15];
    }
    out[7] = '\0';
    return out;
}
