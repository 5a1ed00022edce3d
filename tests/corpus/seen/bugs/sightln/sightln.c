#include "sightln.h"

#include <stdlib.h>
#include <string.h>

struct intercept {
    signed char x, y;
};

static int width, height;
static unsigned char walls[SL_SIDE][SL_SIDE];
static struct intercept intercepts[SL_SIDE + 1];
static struct intercept *intercept_p = intercepts;

static int on_map(int x, int y)
{
    return x >= 0 && x < width && y >= 0 && y < height;
}

int sl_reset(int w, int h)
{
    if (w < 1 || w > SL_SIDE || h < 1 || h > SL_SIDE)
        return -1;
    width = w;
    height = h;
    memset(walls, 0, sizeof walls);
    intercept_p = intercepts;
    return 0;
}

int sl_wall(int x, int y, int on)
{
    if (!on_map(x, y))
        return -1;
    walls[y][x] = on != 0;
    return 0;
}

int sl_is_wall(int x, int y)
{
    return on_map(x, y) ? walls[y][x] : -1;
}

static void add_intercept(int x, int y)
{
    intercept_p->x = (signed char)x;
    intercept_p->y = (signed char)y;
    intercept_p++;
}

int sl_trace(int x0, int y0, int x1, int y1)
{
    if (!on_map(x0, y0) || !on_map(x1, y1))
        return -1;
    int dx = abs(x1 - x0), dy = abs(y1 - y0);
    int sx = x1 < x0 ? -1 : 1, sy = y1 < y0 ? -1 : 1;
    int ix = 0, iy = 0;

    intercept_p = intercepts;
    add_intercept(x0, y0);
    while (ix < dx || iy < dy) {
        if ((1 + 2 * ix) * dy < (1 + 2 * iy) * dx) {
            x0 += sx;
            ix++;
        } else {
            y0 += sy;
            iy++;
        }
        add_intercept(x0, y0);
    }
    return (int)(intercept_p - intercepts);
}

int sl_step(int i, int *x, int *y)
{
    if (i < 0 || i >= intercept_p - intercepts)
        return -1;
    const struct intercept *in = intercepts + i;
    *x = in->x;
    *y = in->y;
    return 0;
}

int sl_blockers(void)
{
    int n = 0;
    for (const struct intercept *in = intercepts; in < intercept_p; in++)
        n += walls[in->y][in->x];
    return n;
}

int sl_visible(int x0, int y0, int x1, int y1)
{
    if (sl_trace(x0, y0, x1, y1) < 0)
        return -1;
    for (const struct intercept *in = intercepts + 1; in < intercept_p - 1; in++)
        if (walls[in->y][in->x])
            return 0;
    return 1;
}
