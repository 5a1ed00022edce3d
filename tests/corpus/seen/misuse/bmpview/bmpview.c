#include "bmpview.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define SIDE 4096

struct bv_bitmap {
    uint8_t *pixels;
    int width;
    int height;
    unsigned locks;
};

static uint8_t *allocate(int width, int height)
{
    if (width < 1 || width > SIDE || height < 1 || height > SIDE)
        return NULL;
    return calloc((size_t)width, (size_t)height);
}

bv_bitmap *bv_create(int width, int height)
{
    bv_bitmap *b = malloc(sizeof *b);
    if (b == NULL)
        return NULL;
    b->pixels = allocate(width, height);
    if (b->pixels == NULL) {
        free(b);
        return NULL;
    }
    b->width = width;
    b->height = height;
    b->locks = 0;
    return b;
}

void bv_destroy(bv_bitmap *b)
{
    if (b == NULL)
        return;
    assert(b->locks == 0);
    free(b->pixels);
    free(b);
}

bv_view bv_lock(bv_bitmap *b)
{
    b->locks++;
    return (bv_view){b->pixels, b->width, b->height, b->width};
}

void bv_unlock(bv_bitmap *b)
{
    assert(b->locks > 0);
    b->locks--;
}

bool bv_resize(bv_bitmap *b, int width, int height)
{
    assert(b->locks == 0);
    uint8_t *pixels = allocate(width, height);
    if (pixels == NULL)
        return false;
    free(b->pixels);
    b->pixels = pixels;
    b->width = width;
    b->height = height;
    return true;
}

static uint8_t *row(bv_view v, int y)
{
    return v.pixels + (size_t)y * (size_t)v.stride;
}

bv_view bv_sub(bv_view v, int x, int y, int width, int height)
{
    assert(x >= 0 && y >= 0 && width > 0 && height > 0);
    assert(width <= v.width - x && height <= v.height - y);
    return (bv_view){row(v, y) + x, width, height, v.stride};
}

uint8_t bv_get(bv_view v, int x, int y)
{
    return row(v, y)[x];
}

void bv_set(bv_view v, int x, int y, uint8_t gray)
{
    row(v, y)[x] = gray;
}

void bv_fill(bv_view v, uint8_t gray)
{
    for (int y = 0; y < v.height; y++)
        memset(row(v, y), gray, (size_t)v.width);
}

void bv_invert(bv_view v)
{
    for (int y = 0; y < v.height; y++)
        for (int x = 0; x < v.width; x++)
            row(v, y)[x] = (uint8_t)(255 - row(v, y)[x]);
}

uint8_t bv_mean(bv_view v)
{
    uint64_t sum = 0, count = 0;
    for (int y = 0; y < v.height; y++)
        for (int x = 0; x < v.width; x++) {
            sum += row(v, y)[x];
            count++;
        }
    return count == 0 ? 0 : (uint8_t)(sum / count);
}

void bv_blit(bv_view to, bv_view from)
{
    assert(to.width == from.width && to.height == from.height);
    for (int y = 0; y < to.height; y++)
        memcpy(row(to, y), row(from, y), (size_t)to.width);
}
