/*
 * bppmap - small indexed bitmaps with 1, 2, 4 or 8 bits per pixel
 *
 * Pixels are packed into bytes, the leftmost pixel in the highest bits;
 * rows start on byte boundaries.
 *
 * Colours are palette indexes.  A function that takes a colour uses only the
 * low DEPTH bits of it, so any unsigned value will do: on a bitmap with four
 * bits per pixel 3, 19 and 35 are the same colour.
 *
 * Coordinates may lie outside of the bitmap everywhere: what is outside reads
 * as colour 0 and is not written.
 */
#ifndef BPPMAP_H
#define BPPMAP_H

#define BPP_MAX_SIDE 1024

typedef struct bppmap bppmap;

/* A new bitmap, all pixels 0.  Width and height must be 1 to BPP_MAX_SIDE and
 * depth 1, 2, 4 or 8; otherwise, or without memory, NULL. */
bppmap *bpp_create(int width, int height, int depth);

/* An independent bitmap with the same pixels, or NULL without memory. */
bppmap *bpp_clone(const bppmap *map);

/* Frees a bitmap; NULL is allowed. */
void bpp_destroy(bppmap *map);

int bpp_width(const bppmap *map);
int bpp_height(const bppmap *map);
int bpp_depth(const bppmap *map);

/* The colour of a pixel, 0 outside. */
unsigned bpp_get(const bppmap *map, int x, int y);

/* Sets a pixel; does nothing outside. */
void bpp_put(bppmap *map, int x, int y, unsigned colour);

/* Sets all pixels. */
void bpp_clear(bppmap *map, unsigned colour);

/* Number of pixels of a colour. */
int bpp_count(const bppmap *map, unsigned colour);

/* Copies the rectangle of WIDTH by HEIGHT pixels at SX, SY of SRC to DX, DY
 * of DST, as far as it is inside of both.  Nothing is copied when WIDTH or
 * HEIGHT is not positive.  DST and SRC may be the same bitmap and the
 * rectangles may overlap; the depths may differ. */
void bpp_blit(bppmap *dst, int dx, int dy, const bppmap *src, int sx, int sy,
              int width, int height);

/* Gives COLOUR to the pixel at X, Y and to all pixels of its colour that are
 * connected with it horizontally and vertically.  Returns the number of
 * pixels that changed (0 if X, Y is outside or has that colour already), or
 * -1 without memory, with the bitmap unchanged. */
int bpp_fill(bppmap *map, int x, int y, unsigned colour);

/* 1 if both have the same size, depth and pixels, else 0. */
int bpp_equal(const bppmap *a, const bppmap *b);

#endif
