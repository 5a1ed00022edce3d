/**
 * @file rotmono.h
 * @brief Black-and-white bitmaps and the eight Exif orientations.
 *
 * A bitmap is packed, one bit per pixel, each row padded to whole bytes.
 * Pixels have coordinates (0,0) at the top left; 1 is black, 0 is white.
 * Functions that create a bitmap return NULL when memory runs out.  Except
 * for rm_free() no function accepts NULL for a bitmap.
 */
#ifndef ROTMONO_H
#define ROTMONO_H

#include <stddef.h>

/** Largest width and height of a bitmap. */
#define RM_MAX_SIDE 1024

typedef struct rm_bitmap rm_bitmap;

/**
 * Create a white bitmap.
 * @return the bitmap, to be freed with rm_free(); NULL also when a side is
 *         not in 1..RM_MAX_SIDE.
 */
rm_bitmap *rm_new(int width, int height);

/**
 * Create a bitmap from a picture such as "#..\n.#.\n": '#' is black, '.' is
 * white, rows end with a newline, which the last row need not have.
 * @return NULL also for other characters, rows of different lengths, and
 *         pictures that are empty or too large.
 */
rm_bitmap *rm_parse(const char *picture);

/** Free a bitmap.  NULL is ignored. */
void rm_free(rm_bitmap *bm);

int rm_width(const rm_bitmap *bm);
int rm_height(const rm_bitmap *bm);

/** @return the pixel at (x,y); 0 for any place outside of the bitmap. */
int rm_get(const rm_bitmap *bm, int x, int y);

/** Make a pixel black (black != 0) or white; places outside are ignored. */
void rm_set(rm_bitmap *bm, int x, int y, int black);

/** Exchange black and white. */
void rm_invert(rm_bitmap *bm);

/** @return the number of black pixels. */
long rm_count(const rm_bitmap *bm);

/** @return 1 if size and pixels are the same, else 0. */
int rm_equal(const rm_bitmap *a, const rm_bitmap *b);

/**
 * Create the upright copy of a bitmap that was stored with an Exif
 * orientation: 1 as it is, 2 mirrored left to right, 3 turned by 180 degrees,
 * 4 mirrored top to bottom, 5 transposed (row 0 becomes column 0), 6 turned
 * clockwise, 7 transposed along the other diagonal, 8 turned
 * counter-clockwise.  The sides of 5 to 8 are exchanged.
 * @return a new bitmap; NULL also when the orientation is not in 1..8.
 */
rm_bitmap *rm_orient(const rm_bitmap *bm, int orientation);

/** @return the orientation that undoes another; 0 if it is not in 1..8. */
int rm_inverse(int orientation);

/**
 * Write a bitmap as the picture that rm_parse() reads, each row with its
 * newline.  At most size bytes are written, of which the last is a NUL; buf
 * may be NULL when size is 0.
 * @return the length of the whole picture without the NUL.
 */
size_t rm_render(const rm_bitmap *bm, char *buf, size_t size);

#endif
