#include "imgwin.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static bool size_ok(int width, int height)
{
    return width >= 1 && width <= IMGWIN_MAX && height >= 1 && height <= IMGWIN_MAX;
}

static uint8_t *row(const imgwin *img, int y)
{
    return img->pixels + y * img->stride;
}

int imgwin_create(imgwin *img, int width, int height)
{
    void *memory;

    if (!size_ok(width, height))
        return -1;
    memory = calloc((size_t)height, (size_t)width);
    if (memory == NULL)
        return -1;
    img->pixels = memory;
    img->width = width;
    img->height = height;
    img->stride = width;
    img->owned = memory;
    return 0;
}

int imgwin_wrap(imgwin *img, void *memory, int width, int height, size_t stride)
{
    if (!size_ok(width, height) || stride < (size_t)width || stride > PTRDIFF_MAX / IMGWIN_MAX)
        return -1;
    img->pixels = memory;
    img->width = width;
    img->height = height;
    img->stride = (ptrdiff_t)stride;
    img->owned = NULL;
    return 0;
}

/* Cuts the range from *at, *size long, to 0 .. limit; false if it is empty. */
static bool cut(int *at, int *size, int limit)
{
    long long from = *at, to = from + *size;

    if (from < 0)
        from = 0;
    if (to > limit)
        to = limit;
    if (from >= to)
        return false;
    *at = (int)from;
    *size = (int)(to - from);
    return true;
}

int imgwin_window(imgwin *win, const imgwin *img, int x, int y, int width, int height)
{
    imgwin part = *img;

    if (!cut(&x, &width, img->width) || !cut(&y, &height, img->height))
        return -1;
    part.pixels = row(img, y) + x;
    part.width = width;
    part.height = height;
    part.owned = NULL;
    *win = part;
    return 0;
}

void imgwin_destroy(imgwin *img)
{
    free(img->owned);
    img->owned = NULL;
    img->pixels = NULL;
    img->width = img->height = 0;
    img->stride = 0;
}

uint8_t imgwin_get(const imgwin *img, int x, int y)
{
    return row(img, y)[x];
}

void imgwin_put(imgwin *img, int x, int y, uint8_t grey)
{
    row(img, y)[x] = grey;
}

void imgwin_fill(imgwin *img, uint8_t grey)
{
    for (int y = 0; y < img->height; y++)
        memset(row(img, y), grey, (size_t)img->width);
}

void imgwin_blit(imgwin *dst, int x, int y, const imgwin *src)
{
    int to_x = x, to_y = y, width = src->width, height = src->height;
    int from_x, from_y;

    if (!cut(&to_x, &width, dst->width) || !cut(&to_y, &height, dst->height))
        return;
    from_x = to_x - x;
    from_y = to_y - y;
    /* Windows of one image have one stride, so the order of rows is enough. */
    if ((uintptr_t)(row(dst, to_y) + to_x) <= (uintptr_t)(row(src, from_y) + from_x)) {
        for (int i = 0; i < height; i++)
            memmove(row(dst, to_y + i) + to_x, row(src, from_y + i) + from_x, (size_t)width);
    } else {
        for (int i = height; i-- > 0;)
            memmove(row(dst, to_y + i) + to_x, row(src, from_y + i) + from_x, (size_t)width);
    }
}

void imgwin_flip(imgwin *img)
{
    for (int top = 0, low = img->height - 1; top < low; top++, low--) {
        uint8_t *a = row(img, top), *b = row(img, low);
        for (int x = 0; x < img->width; x++) {
            uint8_t grey = a[x];
            a[x] = b[x];
            b[x] = grey;
        }
    }
}

void imgwin_histogram(const imgwin *img, size_t counts[256])
{
    memset(counts, 0, 256 * sizeof *counts);
    for (int y = 0; y < img->height; y++) {
        const uint8_t *p = row(img, y);
        for (int x = 0; x < img->width; x++)
            counts[p[x]]++;
    }
}
