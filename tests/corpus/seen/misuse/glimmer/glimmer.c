#include "glimmer.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static struct {
    uint8_t *px;
    int w, h;
    uint8_t colour;
    bool open, half;
    enum gm_mode mode;
    int x, y;               /* first of two */
    int ox, oy;
    struct { int x, y; } saved[GM_DEPTH];
    int depth;
    unsigned long drawn;
} G;

int gm_target(uint8_t *pixels, int w, int h)
{
    assert(!G.open);
    if (pixels && (w < 1 || h < 1 || w > GM_SIDE || h > GM_SIDE))
        return -1;
    G.px = pixels;
    G.w = pixels ? w : 0;
    G.h = pixels ? h : 0;
    return 0;
}

void gm_clear(uint8_t c)
{
    assert(G.px);
    memset(G.px, c, (size_t)G.w * (size_t)G.h);
    G.drawn += (unsigned long)G.w * (unsigned long)G.h;
}

void gm_colour(uint8_t c)
{
    G.colour = c;
}

void gm_begin(enum gm_mode mode)
{
    assert(G.px && !G.open);
    G.mode = mode;
    G.open = true;
    G.half = false;
}

static void dot(int x, int y)
{
    if (x < 0 || y < 0 || x >= G.w || y >= G.h)
        return;
    G.px[(size_t)y * (size_t)G.w + (size_t)x] = G.colour;
    G.drawn++;
}

static void line(int x0, int y0, int x1, int y1)
{
    int dx = abs(x1 - x0), dy = -abs(y1 - y0);
    int sx = x0 < x1 ? 1 : -1, sy = y0 < y1 ? 1 : -1, err = dx + dy;
    for (;;) {
        dot(x0, y0);
        if (x0 == x1 && y0 == y1)
            return;
        int twice = 2 * err;
        if (twice >= dy) {
            err += dy;
            x0 += sx;
        }
        if (twice <= dx) {
            err += dx;
            y0 += sy;
        }
    }
}

static void rect(int x0, int y0, int x1, int y1)
{
    int l = x0 < x1 ? x0 : x1, r = x0 < x1 ? x1 : x0;
    int t = y0 < y1 ? y0 : y1, b = y0 < y1 ? y1 : y0;
    l = l < 0 ? 0 : l;
    t = t < 0 ? 0 : t;
    r = r >= G.w ? G.w - 1 : r;
    b = b >= G.h ? G.h - 1 : b;
    for (int y = t; y <= b; y++)
        for (int x = l; x <= r; x++)
            dot(x, y);
}

void gm_vertex(int16_t x, int16_t y)
{
    assert(G.open);
    int ax = x + G.ox, ay = y + G.oy;
    if (G.mode == GM_POINTS) {
        dot(ax, ay);
        return;
    }
    if (!G.half) {
        G.x = ax;
        G.y = ay;
    } else if (G.mode == GM_LINES) {
        line(G.x, G.y, ax, ay);
    } else {
        rect(G.x, G.y, ax, ay);
    }
    G.half = !G.half;
}

void gm_end(void)
{
    assert(G.open && !G.half);
    G.open = false;
}

static int moved(int from, int by)
{
    long long at = (long long)from + by;
    return at > 100000 ? 100000 : at < -100000 ? -100000 : (int)at;
}

void gm_shift(int dx, int dy)
{
    G.ox = moved(G.ox, dx);
    G.oy = moved(G.oy, dy);
}

void gm_push(void)
{
    assert(G.depth < GM_DEPTH);
    G.saved[G.depth].x = G.ox;
    G.saved[G.depth++].y = G.oy;
}

void gm_pop(void)
{
    assert(G.depth > 0);
    G.ox = G.saved[--G.depth].x;
    G.oy = G.saved[G.depth].y;
}

unsigned long gm_drawn(void)
{
    unsigned long n = G.drawn;
    G.drawn = 0;
    return n;
}
