#include "brailpix.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define FAR 1000000

struct bp_canvas {
    int width, height;
    int columns, rows;
    uint8_t *cells;
};

/* The dot of a pixel within its cell: Unicode numbers the two lowest last. */
static const uint8_t dots[4][2] = {
    {0x01, 0x08},
    {0x02, 0x10},
    {0x04, 0x20},
    {0x40, 0x80},
};

bp_canvas *bp_new(int width, int height)
{
    if (width < 1 || width > BP_MAX_SIDE || height < 1 || height > BP_MAX_SIDE)
        return NULL;
    bp_canvas *c = malloc(sizeof *c);
    if (c == NULL)
        return NULL;
    c->width = width;
    c->height = height;
    c->columns = (width + 1) / 2;
    c->rows = (height + 3) / 4;
    c->cells = calloc((size_t)c->columns * (size_t)c->rows, 1);
    if (c->cells == NULL) {
        free(c);
        return NULL;
    }
    return c;
}

void bp_free(bp_canvas *c)
{
    if (c == NULL)
        return;
    free(c->cells);
    free(c);
}

int bp_width(const bp_canvas *c)
{
    return c->width;
}

int bp_height(const bp_canvas *c)
{
    return c->height;
}

int bp_rows(const bp_canvas *c)
{
    return c->rows;
}

int bp_columns(const bp_canvas *c)
{
    return c->columns;
}

void bp_clear(bp_canvas *c)
{
    memset(c->cells, 0, (size_t)c->columns * (size_t)c->rows);
}

static bool inside(const bp_canvas *c, int x, int y)
{
    return x >= 0 && x < c->width && y >= 0 && y < c->height;
}

static uint8_t *cell_at(const bp_canvas *c, int x, int y)
{
    return &c->cells[(size_t)(y / 4) * (size_t)c->columns + (size_t)(x / 2)];
}

void bp_set(bp_canvas *c, int x, int y, bool on)
{
    if (!inside(c, x, y))
        return;
    uint8_t *cell = cell_at(c, x, y), dot = dots[y % 4][x % 2];
    if (on)
        *cell |= dot;
    else
        *cell &= (uint8_t)~dot;
}

bool bp_get(const bp_canvas *c, int x, int y)
{
    return inside(c, x, y) && (*cell_at(c, x, y) & dots[y % 4][x % 2]) != 0;
}

static int64_t near(int value)
{
    return value < -FAR ? -FAR : value > FAR ? FAR : value;
}

/* a / b rounded to the nearest, b > 0. */
static int64_t divide(int64_t a, int64_t b)
{
    int64_t twice = 2 * a + b, quotient = twice / (2 * b);
    return twice % (2 * b) < 0 ? quotient - 1 : quotient;
}

static void swap(int64_t *a, int64_t *b)
{
    int64_t kept = *a;
    *a = *b;
    *b = kept;
}

void bp_line(bp_canvas *c, int x0, int y0, int x1, int y1)
{
    int64_t a0 = near(x0), b0 = near(y0), a1 = near(x1), b1 = near(y1);
    bool steep = llabs(b1 - b0) > llabs(a1 - a0);
    /* a runs along the longer direction, b across. */
    if (steep) {
        swap(&a0, &b0);
        swap(&a1, &b1);
    }
    if (a0 > a1) {
        swap(&a0, &a1);
        swap(&b0, &b1);
    }
    int64_t end = steep ? c->height : c->width, length = a1 - a0;
    for (int64_t a = a0 > 0 ? a0 : 0; a <= a1 && a < end; a++) {
        int64_t b = length == 0 ? b0 : b0 + divide((a - a0) * (b1 - b0), length);
        if (steep)
            bp_set(c, (int)b, (int)a, true);
        else
            bp_set(c, (int)a, (int)b, true);
    }
}

/* Removes dots of the last row that are below the canvas. */
static void trim(bp_canvas *c)
{
    uint8_t seen = 0, *row = c->cells + (size_t)(c->rows - 1) * (size_t)c->columns;
    for (int y = (c->rows - 1) * 4; y < c->height; y++)
        seen |= dots[y % 4][0] | dots[y % 4][1];
    for (int column = 0; column < c->columns; column++)
        row[column] &= seen;
}

void bp_scroll(bp_canvas *c, int first, int last, int n)
{
    if (first < 0)
        first = 0;
    if (last >= c->rows)
        last = c->rows - 1;
    if (first > last || n == 0)
        return;
    if (n > c->rows)
        n = c->rows;
    else if (n < -c->rows)
        n = -c->rows;

    size_t stride = (size_t)c->columns;
    size_t all = (size_t)(last - first + 1) * stride;
    size_t gone = (size_t)abs(n) * stride;
    uint8_t *region = c->cells + (size_t)first * stride;
    if (n > 0) {
        memmove(region, region + gone, all - gone);
        memset(region + (all - gone), 0, gone);
    } else {
        memmove(region + gone, region, all - gone);
        memset(region, 0, gone);
    }
    trim(c);
}

size_t bp_render(const bp_canvas *c, char *out, size_t size)
{
    size_t length = ((size_t)c->columns * 3 + 1) * (size_t)c->rows;
    if (size <= length)
        return length;
    const uint8_t *cell = c->cells;
    for (int row = 0; row < c->rows; row++) {
        for (int column = 0; column < c->columns; column++, cell++) {
            *out++ = (char)0xE2;
            *out++ = (char)(0xA0 | *cell >> 6);
            *out++ = (char)(0x80 | (*cell & 0x3F));
        }
        *out++ = '\n';
    }
    *out = '\0';
    return length;
}
