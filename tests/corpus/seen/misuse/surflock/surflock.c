#include "surflock.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct Surface {
    int width, height;
    Pixel *pixels;
    Pixel *shadow; /* what a lock hands out */
};

static size_t bytes_of(const Surface *s)
{
    return (size_t)s->width * (size_t)s->height * sizeof(Pixel);
}

Surface *Surface_Create(int width, int height)
{
    if (width < 1 || width > SURFACE_SIDE || height < 1 || height > SURFACE_SIDE)
        return NULL;
    Surface *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->width = width;
    s->height = height;
    s->shadow = NULL;
    s->pixels = calloc(1, bytes_of(s));
    if (s->pixels == NULL) {
        free(s);
        return NULL;
    }
    return s;
}

void Surface_Destroy(Surface *s)
{
    if (s == NULL)
        return;
    assert(s->shadow == NULL);
    free(s->pixels);
    free(s);
}

int Surface_Width(const Surface *s)
{
    return s->width;
}

int Surface_Height(const Surface *s)
{
    return s->height;
}

Pixel *Surface_Lock(Surface *s)
{
    assert(s->shadow == NULL);
    s->shadow = malloc(bytes_of(s));
    if (s->shadow != NULL)
        memcpy(s->shadow, s->pixels, bytes_of(s));
    return s->shadow;
}

void Surface_Unlock(Surface *s)
{
    assert(s->shadow != NULL);
    memcpy(s->pixels, s->shadow, bytes_of(s));
    free(s->shadow);
    s->shadow = NULL;
}

int Surface_IsLocked(const Surface *s)
{
    return s->shadow != NULL;
}

/* The part of [start, start + size) that is in [0, limit). */
static void clip(int start, int size, int limit, int *first, int *end)
{
    long long last = (long long)start + size;
    *first = start < 0 ? 0 : start;
    *end = last > limit ? limit : last < 0 ? 0 : (int)last;
}

void Surface_Fill(Surface *s, const SurfaceRect *rect, Pixel color)
{
    assert(s->shadow == NULL);
    int left = 0, right = s->width, top = 0, bottom = s->height;
    if (rect != NULL) {
        clip(rect->x, rect->w, s->width, &left, &right);
        clip(rect->y, rect->h, s->height, &top, &bottom);
    }
    for (int y = top; y < bottom; y++)
        for (int x = left; x < right; x++)
            s->pixels[y * s->width + x] = color;
}

void Surface_Blit(Surface *to, int x, int y, const Surface *from)
{
    assert(to->shadow == NULL);
    assert(from->shadow == NULL);
    int left, right, top, bottom;
    clip(x, from->width, to->width, &left, &right);
    clip(y, from->height, to->height, &top, &bottom);
    if (left >= right || top >= bottom)
        return;
    size_t row = (size_t)(right - left) * sizeof(Pixel);
    int down = to == from && y > 0; /* from the bottom when it moves down in itself */
    for (int i = 0; i < bottom - top; i++) {
        int line = down ? bottom - 1 - i : top + i;
        memmove(&to->pixels[line * to->width + left], &from->pixels[(line - y) * from->width + (left - x)], row);
    }
}

Pixel Surface_Get(const Surface *s, int x, int y)
{
    assert(s->shadow == NULL);
    if (x < 0 || x >= s->width || y < 0 || y >= s->height)
        return 0;
    return s->pixels[y * s->width + x];
}
