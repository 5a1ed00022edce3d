/**
 * @file imgblit.h
 * Copying and filling of rectangles in grayscale bitmaps, without allocation.
 *
 * A Bitmap describes pixels that somebody else has: row y begins at
 * pixels + y * stride. It can be copied and thrown away like an int.
 *
 * Rectangles must lie within their bitmap, unless stated otherwise; use
 * BmClip() when that is not known. They may be empty.
 */
#ifndef IMGBLIT_H
#define IMGBLIT_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    uint8_t *pixels;
    int width;
    int height;
    int stride; /**< bytes from row to row, at least width */
} Bitmap;

typedef struct {
    int x, y, w, h;
} Rect;

/** A bitmap over an array of stride * height pixels. */
Bitmap BmWrap(uint8_t *pixels, int width, int height, int stride);

/** The part of a bitmap as a bitmap; it has the same pixels. */
Bitmap BmView(const Bitmap *bm, Rect part);

/** The whole bitmap. */
Rect BmRect(const Bitmap *bm);

/** Cuts any rectangle down to what lies within the bitmap. Negative sizes are
 *  taken as 0. @return false if nothing is left */
bool BmClip(const Bitmap *bm, Rect *rect);

/** The position must lie within the bitmap. */
uint8_t BmGet(const Bitmap *bm, int x, int y);
void BmSet(Bitmap *bm, int x, int y, uint8_t value);

void BmFill(Bitmap *bm, Rect rect, uint8_t value);

/** Copies a rectangle of one bitmap to another, where it has to fit too. Both
 *  must not overlap in memory; use BmMove() for that. */
void BmBlit(Bitmap *to, int x, int y, const Bitmap *from, Rect rect);

/** Copies a rectangle within a bitmap. The new place has to be within it as
 *  well and may overlap the old one. */
void BmMove(Bitmap *bm, Rect rect, int x, int y);

/** Replaces every pixel of a rectangle by table[pixel]. */
void BmMap(Bitmap *bm, Rect rect, const uint8_t table[256]);

/** Counts pixels by value. */
void BmHistogram(const Bitmap *bm, unsigned counts[256]);

/** Whether two bitmaps have the same size and pixels. */
bool BmEqual(const Bitmap *a, const Bitmap *b);

#endif
