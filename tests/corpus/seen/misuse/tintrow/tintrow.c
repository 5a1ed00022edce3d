#include "tintrow.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    struct tr_rgb colour;
} names[] = {
    {"black", {0, 0, 0}},    {"white", {255, 255, 255}}, {"red", {255, 0, 0}},
    {"green", {0, 255, 0}},  {"blue", {0, 0, 255}},      {"yellow", {255, 255, 0}},
    {"cyan", {0, 255, 255}}, {"magenta", {255, 0, 255}},
};

static double unit(double x)
{
    if (!isfinite(x) || x < 0)
        return 0;
    return x > 1 ? 1 : x;
}

static uint8_t byte_of(double x)
{
    return (uint8_t)(unit(x) * 255 + 0.5);
}

static uint8_t clamp(int x)
{
    return (uint8_t)(x < 0 ? 0 : x > 255 ? 255 : x);
}

struct tr_hsv tr_to_hsv(struct tr_rgb c)
{
    int max = c.r > c.g ? c.r : c.g, min = c.r < c.g ? c.r : c.g, range;
    struct tr_hsv out = {0, 0, 0};

    if (c.b > max)
        max = c.b;
    if (c.b < min)
        min = c.b;
    range = max - min;
    out.v = max / 255.0;
    if (range == 0)
        return out;
    out.s = (double)range / max;
    if (max == c.r)
        out.h = 60.0 * (c.g - c.b) / range;
    else if (max == c.g)
        out.h = 120 + 60.0 * (c.b - c.r) / range;
    else
        out.h = 240 + 60.0 * (c.r - c.g) / range;
    if (out.h < 0)
        out.h += 360;
    return out;
}

struct tr_rgb tr_from_hsv(struct tr_hsv c)
{
    double h = isfinite(c.h) ? fmod(c.h, 360) : 0, s = unit(c.s), v = unit(c.v);
    double f, p, q, t;
    int sector;

    if (h < 0)
        h += 360;
    h /= 60;
    sector = (int)h % 6; /* a tiny negative angle may have become 360 */
    f = h - floor(h);
    p = v * (1 - s);
    q = v * (1 - s * f);
    t = v * (1 - s * (1 - f));
    switch (sector) {
    case 0:
        return (struct tr_rgb){byte_of(v), byte_of(t), byte_of(p)};
    case 1:
        return (struct tr_rgb){byte_of(q), byte_of(v), byte_of(p)};
    case 2:
        return (struct tr_rgb){byte_of(p), byte_of(v), byte_of(t)};
    case 3:
        return (struct tr_rgb){byte_of(p), byte_of(q), byte_of(v)};
    case 4:
        return (struct tr_rgb){byte_of(t), byte_of(p), byte_of(v)};
    default:
        return (struct tr_rgb){byte_of(v), byte_of(p), byte_of(q)};
    }
}

static uint8_t mix_byte(uint8_t a, uint8_t b, double t)
{
    return (uint8_t)(a + (b - a) * t + 0.5);
}

struct tr_rgb tr_mix(struct tr_rgb a, struct tr_rgb b, double t)
{
    if (!(t > 0))
        return a;
    if (t >= 1)
        return b;
    return (struct tr_rgb){mix_byte(a.r, b.r, t), mix_byte(a.g, b.g, t), mix_byte(a.b, b.b, t)};
}

uint8_t tr_luma(struct tr_rgb c)
{
    return (uint8_t)((299 * c.r + 587 * c.g + 114 * c.b + 500) / 1000);
}

static int hex(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

int tr_parse(const char *text, struct tr_rgb *out)
{
    int digit[6];
    size_t n = 0;

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(text, names[i].name) == 0) {
            *out = names[i].colour;
            return 0;
        }
    if (*text++ != '#')
        return -1;
    for (; text[n] != '\0'; n++)
        if (n == 6 || (digit[n] = hex(text[n])) < 0)
            return -1;
    if (n == 3)
        *out = (struct tr_rgb){(uint8_t)(digit[0] * 17), (uint8_t)(digit[1] * 17), (uint8_t)(digit[2] * 17)};
    else if (n == 6)
        *out = (struct tr_rgb){(uint8_t)(digit[0] * 16 + digit[1]), (uint8_t)(digit[2] * 16 + digit[3]),
                               (uint8_t)(digit[4] * 16 + digit[5])};
    else
        return -1;
    return 0;
}

void tr_format(struct tr_rgb c, char out[8])
{
    snprintf(out, 8, "#%02x%02x%02x", (unsigned)c.r, (unsigned)c.g, (unsigned)c.b);
}

size_t tr_nearest(const struct tr_palette *p, struct tr_rgb c)
{
    size_t best = 0;
    int least = 3 * 255 * 255 + 1;

    for (size_t i = 0; i < p->count; i++) {
        int r = p->colour[i].r - c.r, g = p->colour[i].g - c.g, b = p->colour[i].b - c.b;
        int distance = r * r + g * g + b * b;

        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    return best;
}

void tr_rgb_to_grey(uint8_t *dst, const struct tr_rgb *src, size_t n)
{
    for (size_t i = 0; i < n; i++)
        dst[i] = tr_luma(src[i]);
}

void tr_rgb_to_yuyv(uint8_t *dst, const struct tr_rgb *src, size_t n)
{
    for (size_t i = 0; i < n; i += 2) {
        int r = src[i].r + src[i + 1].r, b = src[i].b + src[i + 1].b;
        int y0 = tr_luma(src[i]), y1 = tr_luma(src[i + 1]);

        dst[2 * i] = (uint8_t)y0;
        dst[2 * i + 1] = clamp(128 + (b - y0 - y1) * 282 / 1000);
        dst[2 * i + 2] = (uint8_t)y1;
        dst[2 * i + 3] = clamp(128 + (r - y0 - y1) * 357 / 1000);
    }
}

void tr_yuyv_to_rgb(struct tr_rgb *dst, const uint8_t *src, size_t n)
{
    for (size_t i = 0; i < n; i += 2) {
        int u = src[2 * i + 1] - 128, v = src[2 * i + 3] - 128;

        for (size_t k = 0; k < 2; k++) {
            int y = src[2 * i + 2 * k];

            dst[i + k].r = clamp(y + 1402 * v / 1000);
            dst[i + k].g = clamp(y - (344 * u + 714 * v) / 1000);
            dst[i + k].b = clamp(y + 1772 * u / 1000);
        }
    }
}

void tr_rgb_to_index(uint8_t *dst, const struct tr_rgb *src, size_t n, const struct tr_palette *p)
{
    for (size_t i = 0; i < n; i++)
        dst[i] = (uint8_t)tr_nearest(p, src[i]);
}

void tr_index_to_rgb(struct tr_rgb *dst, const uint8_t *src, size_t n, const struct tr_palette *p)
{
    for (size_t i = 0; i < n; i++)
        dst[i] = p->colour[src[i]];
}
