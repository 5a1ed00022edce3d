#include "inkmap.h"

#include <stdlib.h>
#include <string.h>

struct inkmap {
    int width, height;
    unsigned char *pixels; /* row after row */
};

static unsigned char *row(const inkmap *map, int y)
{
    return map->pixels + (size_t)y * (size_t)map->width;
}

inkmap *inkmap_new(int width, int height, unsigned char shade)
{
    if (width < 1 || width > INKMAP_MAX || height < 1 || height > INKMAP_MAX)
        return NULL;
    inkmap *map = malloc(sizeof *map);
    if (!map)
        return NULL;
    size_t size = (size_t)width * (size_t)height;
    map->width = width;
    map->height = height;
    map->pixels = malloc(size);
    if (!map->pixels) {
        free(map);
        return NULL;
    }
    memset(map->pixels, shade, size);
    return map;
}

void inkmap_free(inkmap *map)
{
    if (!map)
        return;
    free(map->pixels);
    free(map);
}

int inkmap_width(const inkmap *map)
{
    return map->width;
}

int inkmap_height(const inkmap *map)
{
    return map->height;
}

static bool inside(const inkmap *map, int x, int y)
{
    return x >= 0 && x < map->width && y >= 0 && y < map->height;
}

int inkmap_get(const inkmap *map, int x, int y)
{
    return inside(map, x, y) ? row(map, y)[x] : -1;
}

void inkmap_put(inkmap *map, int x, int y, unsigned char shade)
{
    if (inside(map, x, y))
        row(map, y)[x] = shade;
}

/* Cuts the interval at..at+*length to 0..limit; how much is lost at its
 * start is the result. */
static int clip(int *at, int *length, int limit)
{
    long long begin = *at, end = begin + *length;
    int lost = 0;

    if (begin < 0) {
        lost = begin < -INKMAP_MAX ? INKMAP_MAX : (int)-begin;
        begin = 0;
    }
    if (end > limit)
        end = limit;
    if (begin >= end) {
        *at = 0;
        *length = 0;
        return 0;
    }
    *at = (int)begin;
    *length = (int)(end - begin);
    return lost;
}

void inkmap_paste(inkmap *dst, const inkmap *src, int x, int y)
{
    int width = src->width, height = src->height;
    int left = clip(&x, &width, dst->width);
    int top = clip(&y, &height, dst->height);

    if (width == 0 || height == 0)
        return;
    /* Downwards within one picture the last row goes first. */
    bool up = src == dst && y > top;
    for (int i = 0; i < height; i++) {
        int r = up ? height - 1 - i : i;
        memmove(row(dst, y + r) + x, row(src, top + r) + left, (size_t)width);
    }
}

inkmap *inkmap_turn(const inkmap *map)
{
    inkmap *turned = inkmap_new(map->height, map->width, 0);

    if (!turned)
        return NULL;
    for (int y = 0; y < map->height; y++)
        for (int x = 0; x < map->width; x++)
            row(turned, x)[map->height - 1 - y] = row(map, y)[x];
    return turned;
}

inkmap *inkmap_crop(const inkmap *map, int x, int y, int width, int height)
{
    if (width <= 0 || height <= 0)
        return NULL;
    clip(&x, &width, map->width);
    clip(&y, &height, map->height);
    if (width == 0 || height == 0)
        return NULL;
    inkmap *cut = inkmap_new(width, height, 0);
    if (!cut)
        return NULL;
    for (int i = 0; i < height; i++)
        memcpy(row(cut, i), row(map, y + i) + x, (size_t)width);
    return cut;
}

static bool blank_row(const inkmap *map, int y, unsigned char paper)
{
    const unsigned char *pixels = row(map, y);

    for (int x = 0; x < map->width; x++)
        if (pixels[x] != paper)
            return false;
    return true;
}

static bool blank_column(const inkmap *map, int x, int top, int bottom, unsigned char paper)
{
    for (int y = top; y <= bottom; y++)
        if (row(map, y)[x] != paper)
            return false;
    return true;
}

inkmap *inkmap_trim(const inkmap *map, unsigned char paper)
{
    int top = 0, bottom = map->height - 1;
    int left = 0, right = map->width - 1;

    while (blank_row(map, top, paper))
        top++;
    while (bottom > top && blank_row(map, bottom, paper))
        bottom--;
    if (top > bottom)
        return NULL;
    while (left < right && blank_column(map, left, top, bottom, paper))
        left++;
    while (right > left && blank_column(map, right, top, bottom, paper))
        right--;
    return inkmap_crop(map, left, top, right - left + 1, bottom - top + 1);
}

bool inkmap_equal(const inkmap *a, const inkmap *b)
{
    if (a->width != b->width || a->height != b->height)
        return false;
    return memcmp(a->pixels, b->pixels, (size_t)a->width * (size_t)a->height) == 0;
}
