#include "huedeck.h"

#include <math.h>
#include <stdlib.h>

struct huedeck {
    size_t count;
    struct hue_rgb colours[HUEDECK_MAX];
};

struct sort_key {
    struct hue_hsv hsv;
    struct hue_rgb rgb;
};

void hue_to_hsv(struct hue_rgb rgb, struct hue_hsv *hsv)
{
    int high = rgb.r, low = rgb.r, span;
    double hue;

    if (rgb.g > high)
        high = rgb.g;
    if (rgb.b > high)
        high = rgb.b;
    if (rgb.g < low)
        low = rgb.g;
    if (rgb.b < low)
        low = rgb.b;
    span = high - low;

    hsv->v = high / 255.0;
    if (high == 0) {
        hsv->h = 0.0;
        hsv->s = 0.0;
        return;
    }
    hsv->s = (double)span / high;
    if (span == 0)
        return;

    if (high == rgb.r)
        hue = (double)(rgb.g - rgb.b) / span;
    else if (high == rgb.g)
        hue = 2.0 + (double)(rgb.b - rgb.r) / span;
    else
        hue = 4.0 + (double)(rgb.r - rgb.g) / span;
    if (hue < 0.0)
        hue += 6.0;
    hsv->h = hue * 60.0;
}

/* Between 0 and 1; 0 for NaN. */
static double unit(double x)
{
    if (!(x > 0.0))
        return 0.0;
    return x > 1.0 ? 1.0 : x;
}

static uint8_t channel(double x)
{
    return (uint8_t)(unit(x) * 255.0 + 0.5);
}

struct hue_rgb hue_from_hsv(struct hue_hsv hsv)
{
    double s = unit(hsv.s), v = unit(hsv.v), h = 0.0;
    double part, p, q, t;
    int sector;
    struct hue_rgb rgb;

    if (isfinite(hsv.h))
        h = fmod(hsv.h, 360.0);
    if (h < 0.0)
        h += 360.0;
    if (h >= 360.0)
        h = 0.0;
    h /= 60.0;
    sector = (int)h;
    part = h - sector;
    p = v * (1.0 - s);
    q = v * (1.0 - s * part);
    t = v * (1.0 - s * (1.0 - part));

    switch (sector) {
    case 0:
        rgb = (struct hue_rgb){channel(v), channel(t), channel(p)};
        break;
    case 1:
        rgb = (struct hue_rgb){channel(q), channel(v), channel(p)};
        break;
    case 2:
        rgb = (struct hue_rgb){channel(p), channel(v), channel(t)};
        break;
    case 3:
        rgb = (struct hue_rgb){channel(p), channel(q), channel(v)};
        break;
    case 4:
        rgb = (struct hue_rgb){channel(t), channel(p), channel(v)};
        break;
    default:
        rgb = (struct hue_rgb){channel(v), channel(p), channel(q)};
        break;
    }
    return rgb;
}

int hue_luma(struct hue_rgb rgb)
{
    return (299 * rgb.r + 587 * rgb.g + 114 * rgb.b + 500) / 1000;
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

int hue_parse(const char *text, struct hue_rgb *rgb)
{
    int digits[6], count = 0;

    if (text == NULL || *text++ != '#')
        return -1;
    for (; *text != '\0'; text++) {
        if (count == 6 || (digits[count] = hex_digit(*text)) < 0)
            return -1;
        count++;
    }
    if (count == 3) {
        rgb->r = (uint8_t)(digits[0] * 17);
        rgb->g = (uint8_t)(digits[1] * 17);
        rgb->b = (uint8_t)(digits[2] * 17);
        return 0;
    }
    if (count != 6)
        return -1;
    rgb->r = (uint8_t)(digits[0] * 16 + digits[1]);
    rgb->g = (uint8_t)(digits[2] * 16 + digits[3]);
    rgb->b = (uint8_t)(digits[4] * 16 + digits[5]);
    return 0;
}

huedeck *huedeck_new(void)
{
    return calloc(1, sizeof(huedeck));
}

void huedeck_free(huedeck *deck)
{
    free(deck);
}

size_t huedeck_count(const huedeck *deck)
{
    return deck->count;
}

int huedeck_add(huedeck *deck, struct hue_rgb rgb)
{
    if (deck->count == HUEDECK_MAX)
        return -1;
    deck->colours[deck->count] = rgb;
    return (int)deck->count++;
}

int huedeck_get(const huedeck *deck, size_t index, struct hue_rgb *rgb)
{
    if (index >= deck->count)
        return -1;
    *rgb = deck->colours[index];
    return 0;
}

int huedeck_nearest(const huedeck *deck, struct hue_rgb rgb)
{
    long best = -1;
    int found = -1;

    for (size_t i = 0; i < deck->count; i++) {
        long r = deck->colours[i].r - rgb.r;
        long g = deck->colours[i].g - rgb.g;
        long b = deck->colours[i].b - rgb.b;
        long distance = 3 * r * r + 6 * g * g + b * b;

        if (best < 0 || distance < best) {
            best = distance;
            found = (int)i;
        }
    }
    return found;
}

int huedeck_turn(huedeck *deck, double degrees)
{
    if (!isfinite(degrees))
        return -1;
    degrees = fmod(degrees, 360.0);
    for (size_t i = 0; i < deck->count; i++) {
        struct hue_hsv hsv;

        hue_to_hsv(deck->colours[i], &hsv);
        hsv.h += degrees;
        deck->colours[i] = hue_from_hsv(hsv);
    }
    return 0;
}

static int compare(double a, double b)
{
    return (a > b) - (a < b);
}

static int compare_keys(const void *left, const void *right)
{
    const struct sort_key *a = left, *b = right;
    int order = compare(a->hsv.h, b->hsv.h);

    if (order == 0)
        order = compare(a->hsv.s, b->hsv.s);
    if (order == 0)
        order = compare(a->hsv.v, b->hsv.v);
    return order;
}

void huedeck_sort(huedeck *deck)
{
    struct sort_key keys[HUEDECK_MAX];

    for (size_t i = 0; i < deck->count; i++) {
        keys[i].rgb = deck->colours[i];
        hue_to_hsv(deck->colours[i], &keys[i].hsv);
    }
    qsort(keys, deck->count, sizeof *keys, compare_keys);
    for (size_t i = 0; i < deck->count; i++)
        deck->colours[i] = keys[i].rgb;
}
