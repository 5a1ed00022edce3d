/* SkyRect - pack rectangles into a bin along a skyline.  Public domain.
 *
 * Usage:
 *     SkyBin *bin = SkyBin_New(256, 256);
 *     int x, y;
 *     if (SkyBin_Insert(bin, 30, 20, &x, &y))
 *         ... the rectangle goes from (x, y) to (x + 30, y + 20)
 *     SkyBin_Delete(bin);
 *
 * Rectangles are placed as low (small y) as possible, and as far to the left
 * as that allows.  They are never moved again.
 */
#ifndef SKYRECT_H
#define SKYRECT_H

#include <stdbool.h>

#define SKY_MAX_SIDE 1024

typedef struct SkyBin SkyBin;

typedef struct SkyRect {
    int w, h;        /* in: size */
    int x, y;        /* out: position, if packed */
    bool was_packed; /* out */
} SkyRect;

/* Sides are 1 to SKY_MAX_SIDE, otherwise NULL. */
SkyBin *SkyBin_New(int width, int height);
void SkyBin_Delete(SkyBin *bin);
SkyBin *SkyBin_Clone(const SkyBin *bin);

/* Forgets all rectangles. */
void SkyBin_Reset(SkyBin *bin);

/* Finds room for a rectangle.  False if there is none, or if a side is
 * negative.  Sides may be 0: such a rectangle (an empty glyph, say) takes no
 * room and always fits as long as the other side does. */
bool SkyBin_Insert(SkyBin *bin, int w, int h, int *x, int *y);

/* Packs an array of rectangles in the order given; returns how many were
 * packed. */
int SkyBin_InsertAll(SkyBin *bin, SkyRect *rects, int count);

/* The y above which nothing is used. */
int SkyBin_UsedHeight(const SkyBin *bin);

/* Area of all rectangles that were packed. */
long SkyBin_Area(const SkyBin *bin);

#endif
