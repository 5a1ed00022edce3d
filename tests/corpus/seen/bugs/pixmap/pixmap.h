#ifndef PIXMAP_H
#define PIXMAP_H

#include <stdbool.h>
#include <stdint.h>

/* Grey pictures.  Copies are cheap: pixels are shared until one of the
   pictures is changed. */
typedef struct pixmap pixmap;

#define PIXMAP_SIDE_MAX 256

/* A black picture.  NULL when a side is 0 or above PIXMAP_SIDE_MAX, or memory
   is out. */
pixmap *pixmap_new(unsigned width, unsigned height);
/* A picture of its own with the same pixels; NULL when memory is out. */
pixmap *pixmap_copy(const pixmap *picture);
void pixmap_free(pixmap *picture);

unsigned pixmap_width(const pixmap *picture);
unsigned pixmap_height(const pixmap *picture);
/* 0 outside of the picture. */
uint8_t pixmap_get(const pixmap *picture, unsigned x, unsigned y);
/* The mean of all pixels, rounded down. */
uint8_t pixmap_mean(const pixmap *picture);
/* The same size and pixels. */
bool pixmap_equal(const pixmap *a, const pixmap *b);

/* The functions that change a picture return false when memory is out; then it
   is as before. */

/* Does nothing outside of the picture. */
bool pixmap_set(pixmap *picture, unsigned x, unsigned y, uint8_t grey);
bool pixmap_fill(pixmap *picture, uint8_t grey);
/* Black becomes white and white black. */
bool pixmap_invert(pixmap *picture);
/* Left becomes right and right left. */
bool pixmap_mirror(pixmap *picture);
/* Makes each pixel the lighter one of the two pictures' where both have one. */
bool pixmap_lighten(pixmap *picture, const pixmap *other);

#endif
