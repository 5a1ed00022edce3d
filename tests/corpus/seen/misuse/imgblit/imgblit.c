#include "imgblit.h"

#include <stddef.h>
#include <string.h>

static uint8_t *at(const Bitmap *bm, int x, int y)
{
    return bm->pixels + (ptrdiff_t)y * bm->stride + x;
}

Bitmap BmWrap(uint8_t *pixels, int width, int height, int stride)
{
    return (Bitmap){pixels, width, height, stride};
}

Bitmap BmView(const Bitmap *bm, Rect part)
{
    return BmWrap(part.w <= 0 || part.h <= 0 ? bm->pixels : at(bm, part.x, part.y), part.w, part.h, bm->stride);
}

Rect BmRect(const Bitmap *bm)
{
    return (Rect){0, 0, bm->width, bm->height};
}

/* The part of [start, start + *size) within [0, limit); its size goes to *size. */
static int clip(int start, int *size, int limit)
{
    int64_t end = (int64_t)start + (*size < 0 ? 0 : *size);
    if (start < 0)
        start = 0;
    if (start > limit)
        start = limit;
    if (end > limit)
        end = limit;
    *size = end < start ? 0 : (int)(end - start);
    return start;
}

bool BmClip(const Bitmap *bm, Rect *rect)
{
    rect->x = clip(rect->x, &rect->w, bm->width);
    rect->y = clip(rect->y, &rect->h, bm->height);
    return rect->w > 0 && rect->h > 0;
}

uint8_t BmGet(const Bitmap *bm, int x, int y)
{
    return *at(bm, x, y);
}

void BmSet(Bitmap *bm, int x, int y, uint8_t value)
{
    *at(bm, x, y) = value;
}

void BmFill(Bitmap *bm, Rect rect, uint8_t value)
{
    if (rect.w <= 0)
        return;
    for (int y = 0; y < rect.h; y++)
        memset(at(bm, rect.x, rect.y + y), value, (size_t)rect.w);
}

void BmBlit(Bitmap *to, int x, int y, const Bitmap *from, Rect rect)
{
    if (rect.w <= 0)
        return;
    for (int row = 0; row < rect.h; row++)
        memcpy(at(to, x, y + row), at(from, rect.x, rect.y + row), (size_t)rect.w);
}

void BmMove(Bitmap *bm, Rect rect, int x, int y)
{
    if (rect.w <= 0)
        return;
    for (int i = 0; i < rect.h; i++) {
        int row = y > rect.y ? rect.h - 1 - i : i;
        memmove(at(bm, x, y + row), at(bm, rect.x, rect.y + row), (size_t)rect.w);
    }
}

void BmMap(Bitmap *bm, Rect rect, const uint8_t table[256])
{
    for (int y = 0; y < rect.h; y++) {
        for (int x = 0; x < rect.w; x++) {
            uint8_t *pixel = at(bm, rect.x + x, rect.y + y);
            *pixel = table[*pixel];
        }
    }
}

void BmHistogram(const Bitmap *bm, unsigned counts[256])
{
    memset(counts, 0, 256 * sizeof counts[0]);
    for (int y = 0; y < bm->height; y++)
        for (int x = 0; x < bm->width; x++)
            counts[*at(bm, x, y)]++;
}

bool BmEqual(const Bitmap *a, const Bitmap *b)
{
    if (a->width != b->width || a->height != b->height)
        return false;
    for (int y = 0; y < a->height && a->width > 0; y++)
        if (memcmp(at(a, 0, y), at(b, 0, y), (size_t)a->width) != 0)
            return false;
    return true;
}
