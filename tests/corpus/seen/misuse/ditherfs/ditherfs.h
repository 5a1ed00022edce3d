// ditherfs.h - grey to black and white, Floyd & Steinberg's way
//
// Nothing is allocated here. You bring the pixels, the room for the bits and
// the room for the work, and they stay yours.

#ifndef DITHERFS_H
#define DITHERFS_H

#include <stddef.h>
#include <stdint.h>

#define DITHERFS_SIDE 16384

// A view of 8 bit grey pixels: 0 black, 255 white. Row y starts at
// pixels + y * stride. Sides are 1..DITHERFS_SIDE.
typedef struct {
    int width, height;
    size_t stride;           // bytes, at least width
    const uint8_t *pixels;
} ditherfs_img;

// The common case: rows that lie close together.
ditherfs_img ditherfs_view(const uint8_t *pixels, int width, int height);

// A part of an image, which must lie within it. No pixel is copied.
ditherfs_img ditherfs_crop(ditherfs_img img, int x, int y, int width, int height);

// Bits come eight to a byte, leftmost pixel highest, 1 is white. Every row
// starts with a new byte; what is left over in a row's last one is 0.
size_t ditherfs_rowbytes(int width);

// How many ints of work ditherfs() wants.
size_t ditherfs_work(int width);

void ditherfs(ditherfs_img img, uint8_t *bits, int *work);

// Without dithering: white is what's at least level.
void ditherfs_cut(ditherfs_img img, int level, uint8_t *bits);

int ditherfs_mean(ditherfs_img img);

// A pixel of the result, 0 or 1.
int ditherfs_bit(const uint8_t *bits, int width, int x, int y);

#endif
