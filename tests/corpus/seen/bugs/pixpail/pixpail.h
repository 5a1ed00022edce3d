/* pixpail.h -- grey bitmaps and the paint bucket
 *
 * A bitmap has PIX_MAX_SIDE pixels at most in each direction; a pixel is a
 * grey value from 0 (black) to 255 (white).  (0, 0) is the upper left corner.
 * Functions that get a bitmap want a real one, not NULL, except pix_free.
 */
#ifndef PIXPAIL_H
#define PIXPAIL_H

#include <stddef.h>
#include <stdint.h>

#define PIX_MAX_SIDE 256

typedef struct pix_map pix_map;

/* A black bitmap.  NULL if a side is not in 1..PIX_MAX_SIDE or there is no
 * memory.  Free it with pix_free. */
pix_map *pix_new(int width, int height);

/* A bitmap from text: a line for each row, ended by '\n' (the last one need
 * not be), a digit for each pixel; '0' is 0, '1' is 25, ... '9' is 225.
 * NULL if the text is empty, if lines are not of one length, or as pix_new. */
pix_map *pix_from_text(const char *text);

/* A copy that has nothing in common with the original; NULL if out of memory. */
pix_map *pix_copy(const pix_map *m);

void pix_free(pix_map *m);

int pix_width(const pix_map *m);
int pix_height(const pix_map *m);

/* The value of a pixel, -1 if it is outside the bitmap. */
int pix_get(const pix_map *m, int x, int y);

/* Sets a pixel; one that is outside is ignored. */
void pix_set(pix_map *m, int x, int y, uint8_t value);

/* Sets all pixels of the rectangle that are inside the bitmap.  Nothing is
 * set if width or height is not positive. */
void pix_rect(pix_map *m, int x, int y, int width, int height, uint8_t value);

/* 1 if both have the same size and pixels, else 0. */
int pix_equal(const pix_map *a, const pix_map *b);

/* How many pixels have the value. */
long pix_count(const pix_map *m, uint8_t value);

/* The paint bucket: gives the value to the pixel (x, y) and to all that are
 * connected with it, left, right, up or down, by pixels that differ from what
 * (x, y) was by no more than tolerance.  Any value and any tolerance will do;
 * 255 fills everything, 0 only what is exactly like (x, y).
 * Returns how many pixels were painted; 0 if (x, y) is outside the bitmap or
 * has the value already, -1 if out of memory. */
long pix_fill(pix_map *m, int x, int y, uint8_t value, uint8_t tolerance);

#endif
