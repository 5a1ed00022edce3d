#include "bppmap.h"

#include <stdlib.h>
#include <string.h>

struct bppmap {
    int width, height, depth;
    size_t stride;
    unsigned char *bits;
};

static unsigned mask_of(const bppmap *map)
{
    return (1u << map->depth) - 1u;
}

static int inside(const bppmap *map, int x, int y)
{
    return x >= 0 && y >= 0 && x < map->width && y < map->height;
}

bppmap *bpp_create(int width, int height, int depth)
{
    bppmap *map;

    if (width < 1 || width > BPP_MAX_SIDE || height < 1 || height > BPP_MAX_SIDE)
        return NULL;
    if (depth != 1 && depth != 2 && depth != 4 && depth != 8)
        return NULL;
    map = malloc(sizeof *map);
    if (!map)
        return NULL;
    map->width = width;
    map->height = height;
    map->depth = depth;
    map->stride = ((size_t)width * (size_t)depth + 7) / 8;
    map->bits = calloc((size_t)height, map->stride);
    if (!map->bits) {
        free(map);
        return NULL;
    }
    return map;
}

bppmap *bpp_clone(const bppmap *map)
{
    bppmap *copy = bpp_create(map->width, map->height, map->depth);

    if (copy)
        memcpy(copy->bits, map->bits, map->stride * (size_t)map->height);
    return copy;
}

void bpp_destroy(bppmap *map)
{
    if (!map)
        return;
    free(map->bits);
    free(map);
}

int bpp_width(const bppmap *map)
{
    return map->width;
}

int bpp_height(const bppmap *map)
{
    return map->height;
}

int bpp_depth(const bppmap *map)
{
    return map->depth;
}

/* Where the pixel is: its byte, and how far its bits are from the right. */
static size_t locate(const bppmap *map, int x, int y, int *shift)
{
    size_t bit = (size_t)x * (size_t)map->depth;

    *shift = 8 - map->depth - (int)(bit % 8);
    return (size_t)y * map->stride + bit / 8;
}

unsigned bpp_get(const bppmap *map, int x, int y)
{
    size_t at;
    int shift;

    if (!inside(map, x, y))
        return 0;
    at = locate(map, x, y, &shift);
    return (unsigned)map->bits[at] >> shift & mask_of(map);
}

void bpp_put(bppmap *map, int x, int y, unsigned colour)
{
    size_t at;
    int shift;
    unsigned mask = mask_of(map);

    if (!inside(map, x, y))
        return;
    at = locate(map, x, y, &shift);
    map->bits[at] = (unsigned char)((map->bits[at] & ~(mask << shift)) | (colour & mask) << shift);
}

void bpp_clear(bppmap *map, unsigned colour)
{
    for (int y = 0; y < map->height; y++)
        for (int x = 0; x < map->width; x++)
            bpp_put(map, x, y, colour);
}

int bpp_count(const bppmap *map, unsigned colour)
{
    int count = 0;

    colour &= mask_of(map);
    for (int y = 0; y < map->height; y++)
        for (int x = 0; x < map->width; x++)
            count += bpp_get(map, x, y) == colour;
    return count;
}

/* Cuts [*d, *d + *n) to [0, dmax) and [*s, *s + *n) to [0, smax). */
static void clip(long long *d, long long *s, long long *n, int dmax, int smax)
{
    long long low = 0;

    if (*d < 0)
        low = -*d;
    if (*s < 0 && -*s > low)
        low = -*s;
    *d += low;
    *s += low;
    *n -= low;
    if (*n > dmax - *d)
        *n = dmax - *d;
    if (*n > smax - *s)
        *n = smax - *s;
}

void bpp_blit(bppmap *dst, int dx, int dy, const bppmap *src, int sx, int sy,
              int width, int height)
{
    long long tx = dx, ty = dy, fx = sx, fy = sy, w = width, h = height;
    int backwards;

    clip(&tx, &fx, &w, dst->width, src->width);
    clip(&ty, &fy, &h, dst->height, src->height);
    if (w <= 0 || h <= 0)
        return;
    /* Within one bitmap the pixels that are read last are written last. */
    backwards = dst == src && (ty > fy || (ty == fy && tx > fx));
    for (long long j = 0; j < h; j++) {
        long long row = backwards ? h - 1 - j : j;
        for (long long i = 0; i < w; i++) {
            long long col = backwards ? w - 1 - i : i;
            bpp_put(dst, (int)(tx + col), (int)(ty + row),
                    bpp_get(src, (int)(fx + col), (int)(fy + row)));
        }
    }
}

int bpp_fill(bppmap *map, int x, int y, unsigned colour)
{
    static const int step[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    struct { short x, y; } *queue;
    size_t head = 0, tail = 0;
    unsigned old;

    if (!inside(map, x, y))
        return 0;
    old = bpp_get(map, x, y);
    if (old == colour)
        return 0;

    /* A pixel enters the queue when it is painted, so each enters once. */
    queue = malloc((size_t)map->width * (size_t)map->height * sizeof *queue);
    if (!queue)
        return -1;
    bpp_put(map, x, y, colour);
    queue[tail].x = (short)x;
    queue[tail++].y = (short)y;
    while (head < tail) {
        int cx = queue[head].x, cy = queue[head].y;
        head++;
        for (int i = 0; i < 4; i++) {
            int nx = cx + step[i][0], ny = cy + step[i][1];
            if (!inside(map, nx, ny) || bpp_get(map, nx, ny) != old)
                continue;
            bpp_put(map, nx, ny, colour);
            queue[tail].x = (short)nx;
            queue[tail++].y = (short)ny;
        }
    }
    free(queue);
    return (int)tail;
}

int bpp_equal(const bppmap *a, const bppmap *b)
{
    if (a->width != b->width || a->height != b->height || a->depth != b->depth)
        return 0;
    /* Bits behind a row's last pixel are always zero. */
    return memcmp(a->bits, b->bits, a->stride * (size_t)a->height) == 0;
}
