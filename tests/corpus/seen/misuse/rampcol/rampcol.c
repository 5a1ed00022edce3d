#include "rampcol.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const ramp_stop grey[] = {
    {0.0f, 0x000000ff},
    {1.0f, 0xffffffff},
};

static const ramp_stop heat[] = {
    {0.0f, 0x000000ff},
    {0.4f, 0xe00000ff},
    {0.8f, 0xffe000ff},
    {1.0f, 0xffffffff},
};

static const ramp_stop rainbow[] = {
    {0.0f, 0xff0000ff},
    {0.2f, 0xffff00ff},
    {0.4f, 0x00ff00ff},
    {0.6f, 0x00ffffff},
    {0.8f, 0x0000ffff},
    {1.0f, 0xff00ffff},
};

#define BUILTIN(stops) {#stops, stops, sizeof(stops) / sizeof((stops)[0])}

static const struct {
    const char *name;
    const ramp_stop *stops;
    size_t count;
} builtins[] = {
    BUILTIN(grey),
    BUILTIN(heat),
    BUILTIN(rainbow),
};

void ramp_init(ramp *r, const ramp_stop *stops, size_t count)
{
    size_t i;

    assert(count > 0);
    for (i = 0; i < count; i++) {
        assert(stops[i].at >= 0.0f && stops[i].at <= 1.0f);
        assert(i == 0 || stops[i - 1].at <= stops[i].at);
    }
    r->stops = stops;
    r->count = count;
}

int ramp_builtin(ramp *r, const char *name)
{
    size_t i;

    if (name == NULL)
        return -1;
    for (i = 0; i < sizeof builtins / sizeof builtins[0]; i++) {
        if (strcmp(builtins[i].name, name) == 0) {
            ramp_init(r, builtins[i].stops, builtins[i].count);
            return 0;
        }
    }
    return -1;
}

ramp_rgba ramp_mix(ramp_rgba a, ramp_rgba b, float t)
{
    ramp_rgba mixed = 0;
    int shift;

    if (!(t > 0.0f))
        return a;
    if (t >= 1.0f)
        return b;
    for (shift = 0; shift < 32; shift += 8) {
        float from = (float)(a >> shift & 0xff);
        float to = (float)(b >> shift & 0xff);

        mixed |= (ramp_rgba)(from + (to - from) * t + 0.5f) << shift;
    }
    return mixed;
}

ramp_rgba ramp_at(const ramp *r, float t)
{
    const ramp_stop *s = r->stops;
    size_t low = 0;
    size_t high = r->count;

    if (!(t >= s[0].at))
        return s[0].colour;

    /* The last stop that is not behind t is in low .. high - 1. */
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;

        if (s[middle].at <= t)
            low = middle;
        else
            high = middle;
    }
    if (low + 1 == r->count)
        return s[low].colour;
    return ramp_mix(s[low].colour, s[low + 1].colour, (t - s[low].at) / (s[low + 1].at - s[low].at));
}

void ramp_span(const ramp *r, float t0, float t1, ramp_rgba *out, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        double part = n > 1 ? (double)i / (double)(n - 1) : 0.0;
        float t = t0;

        if (i > 0 && i == n - 1)
            t = t1;
        else if (i > 0)
            t = (float)(t0 * (1.0 - part) + t1 * part);
        out[i] = ramp_at(r, t);
    }
}

void ramp_bake(const ramp *r, ramp_rgba *table)
{
    ramp_span(r, 0.0f, 1.0f, table, RAMP_TABLE);
}

ramp_rgba ramp_lookup(const ramp_rgba *table, float t)
{
    if (!(t > 0.0f))
        return table[0];
    if (t >= 1.0f)
        return table[RAMP_TABLE - 1];
    return table[(int)(t * (RAMP_TABLE - 1) + 0.5f)];
}

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

int ramp_parse(const char *text, ramp_rgba *colour)
{
    ramp_rgba value = 0;
    size_t n = 0;

    if (*text++ != '#')
        return -1;
    for (; text[n] != '\0'; n++) {
        int d = digit(text[n]);

        if (d < 0 || n == 8)
            return -1;
        value = value << 4 | (ramp_rgba)d;
    }
    switch (n) {
    case 3:
        value = (value & 0xf00) << 8 | (value & 0x0f0) << 4 | (value & 0x00f);
        value = (value << 4 | value) << 8 | 0xff;
        break;
    case 6:
        value = value << 8 | 0xff;
        break;
    case 8:
        break;
    default:
        return -1;
    }
    *colour = value;
    return 0;
}

void ramp_format(ramp_rgba colour, char out[10])
{
    snprintf(out, 10, "#%08lx", (unsigned long)colour);
}
