#include "tintaxis.h"

#include <string.h>

#define LEVELS 4096

/* Linear light to 8 bits, for a display with a gamma of 2. */
static uint8_t encoded[LEVELS];

static void make_table(void)
{
    int c = 0;
    if (encoded[LEVELS - 1] != 0)
        return;
    for (int i = 0; i < LEVELS; i++) {
        double light = (double)i / (LEVELS - 1);
        while (c < 255 && (c + 0.5) * (c + 0.5) < light * 255 * 255)
            c++;
        encoded[i] = (uint8_t)c;
    }
}

static void decode(float light[3], uint32_t colour)
{
    for (int i = 0; i < 3; i++) {
        float c = (float)(colour >> (16 - 8 * i) & 255) / 255;
        light[i] = c * c;
    }
}

static uint32_t encode(const float light[3])
{
    uint32_t colour = 0;
    make_table();
    for (int i = 0; i < 3; i++) {
        int level = (int)(light[i] * (LEVELS - 1) + 0.5f);
        colour = colour << 8 | encoded[level];
    }
    return colour;
}

static uint32_t mix(const float a[3], const float b[3], float part)
{
    float light[3];
    for (int i = 0; i < 3; i++)
        light[i] = a[i] * (1 - part) + b[i] * part;
    return encode(light);
}

void ta_init(ta_grad *g)
{
    memset(g, 0, sizeof *g);
}

int ta_add(ta_grad *g, float at, uint32_t colour)
{
    int i;
    if (!(at >= 0 && at <= 1) || g->count >= TA_MAX_STOPS)
        return -1;
    for (i = g->count; i > 0 && g->stops[i - 1].at > at; i--)
        g->stops[i] = g->stops[i - 1];
    g->stops[i].at = at;
    decode(g->stops[i].light, colour);
    g->count++;
    return i;
}

int ta_drop(ta_grad *g, int index)
{
    if (index < 0 || index >= g->count)
        return -1;
    g->count--;
    for (int i = index; i < g->count; i++)
        g->stops[i] = g->stops[i + 1];
    return 0;
}

int ta_count(const ta_grad *g)
{
    return g->count;
}

void ta_flip(ta_grad *g)
{
    for (int i = 0, j = g->count - 1; i < j; i++, j--) {
        ta_stop swap = g->stops[i];
        g->stops[i] = g->stops[j];
        g->stops[j] = swap;
    }
    for (int i = 0; i < g->count; i++)
        g->stops[i].at = 1 - g->stops[i].at;
}

uint32_t ta_at(const ta_grad *g, float t)
{
    const ta_stop *s = g->stops;
    int last = g->count - 1, i = 1;
    if (last < 0)
        return 0;
    if (!(t == t))
        t = 0;
    if (last == 0 || t < s[0].at)
        return encode(s[0].light);
    if (t > s[last].at)
        return encode(s[last].light);
    while (i < last && t > s[i].at)
        i++;
    return mix(s[i - 1].light, s[i].light, (t - s[i - 1].at) / (s[i].at - s[i - 1].at));
}

void ta_fill(const ta_grad *g, uint32_t *out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = ta_at(g, i == 0 ? 0 : (float)((double)i / (double)(n - 1)));
}

uint32_t ta_half(uint32_t a, uint32_t b)
{
    float left[3], right[3];
    decode(left, a);
    decode(right, b);
    return mix(left, right, 0.5f);
}
