#ifndef BMPVIEW_H
#define BMPVIEW_H

#include <stdbool.h>
#include <stdint.h>

/**
 * Gray bitmaps with views of their pixels.
 *
 * The pixels are reached by locking the bitmap. What bv_lock() gives, and all
 * sub-views of it, is good until the matching bv_unlock().
 */
typedef struct bv_bitmap bv_bitmap;

/** A rectangle of pixels somewhere in memory; may be made by hand as well. */
typedef struct bv_view {
    uint8_t *pixels; /**< upper left corner */
    int width;
    int height;
    int stride; /**< bytes from a row to the next, at least width */
} bv_view;

/** @return black bitmap, NULL if a side is not 1..4096 or memory is out */
bv_bitmap *bv_create(int width, int height);
/** The bitmap must not be locked. */
void bv_destroy(bv_bitmap *b);

/** Locks may be nested; each needs a bv_unlock(). */
bv_view bv_lock(bv_bitmap *b);
void bv_unlock(bv_bitmap *b);

/**
 * Changes the size, the contents become black. Not while locked.
 * @return false (and no change) as in bv_create()
 */
bool bv_resize(bv_bitmap *b, int width, int height);

/** Part of a view. The rectangle, of at least 1 x 1, must be inside. */
bv_view bv_sub(bv_view v, int x, int y, int width, int height);

/** Pixels, at 0 <= x < width and 0 <= y < height of the view. */
uint8_t bv_get(bv_view v, int x, int y);
void bv_set(bv_view v, int x, int y, uint8_t gray);

void bv_fill(bv_view v, uint8_t gray);
void bv_invert(bv_view v);
/** Mean of all pixels. */
uint8_t bv_mean(bv_view v);

/** Copies pixels between views of the same size that do not overlap. */
void bv_blit(bv_view to, bv_view from);

#endif
