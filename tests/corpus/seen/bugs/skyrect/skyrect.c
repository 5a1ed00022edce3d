#include "skyrect.h"

#include <stdlib.h>
#include <string.h>

struct SkyBin {
    int width;
    int height;
    long area;
    int tops[]; /* the skyline: for each x where free space begins */
};

static size_t bin_size(int width)
{
    return sizeof(SkyBin) + (size_t)width * sizeof(int);
}

SkyBin *SkyBin_New(int width, int height)
{
    if (width < 1 || height < 1 || width > SKY_MAX_SIDE || height > SKY_MAX_SIDE)
        return NULL;
    SkyBin *bin = calloc(1, bin_size(width));
    if (bin == NULL)
        return NULL;
    bin->width = width;
    bin->height = height;
    return bin;
}

void SkyBin_Delete(SkyBin *bin)
{
    free(bin);
}

SkyBin *SkyBin_Clone(const SkyBin *bin)
{
    SkyBin *clone = malloc(bin_size(bin->width));
    if (clone != NULL)
        memcpy(clone, bin, bin_size(bin->width));
    return clone;
}

void SkyBin_Reset(SkyBin *bin)
{
    for (int x = 0; x < bin->width; x++)
        bin->tops[x] = 0;
    bin->area = 0;
}

/* The highest top in a span; *next is the first x at which a span begins that
 * does not contain it. */
static int span_top(const SkyBin *bin, int x, int w, int *next)
{
    int top = 0;
    *next = x;
    for (int i = x; i < x + w; i++)
        if (bin->tops[i] >= top) {
            top = bin->tops[i];
            *next = i + 1;
        }
    return top;
}

bool SkyBin_Insert(SkyBin *bin, int w, int h, int *x, int *y)
{
    int best = -1, best_top = 0;
    if (w < 0 || h < 0 || w > bin->width || h > bin->height)
        return false;
    for (int at = 0, next; at <= bin->width - w; at = next) {
        int top = span_top(bin, at, w, &next);
        if (top <= bin->height - h && (best < 0 || top < best_top)) {
            best = at;
            best_top = top;
        }
    }
    if (best < 0)
        return false;
    if (h > 0)
        for (int i = best; i < best + w; i++)
            bin->tops[i] = best_top + h;
    bin->area += (long)w * h;
    *x = best;
    *y = best_top;
    return true;
}

int SkyBin_InsertAll(SkyBin *bin, SkyRect *rects, int count)
{
    int packed = 0;
    for (int i = 0; i < count; i++) {
        SkyRect *r = &rects[i];
        r->was_packed = SkyBin_Insert(bin, r->w, r->h, &r->x, &r->y);
        if (r->was_packed)
            packed++;
    }
    return packed;
}

int SkyBin_UsedHeight(const SkyBin *bin)
{
    int used = 0;
    for (int x = 0; x < bin->width; x++)
        if (bin->tops[x] > used)
            used = bin->tops[x];
    return used;
}

long SkyBin_Area(const SkyBin *bin)
{
    return bin->area;
}
