#ifndef IDXIMG_H
#define IDXIMG_H

#include <stddef.h>
#include <stdint.h>

/*
 * Pictures with a palette: every pixel is a number from 0 to 255, and the
 * palette says which colour that is.  x goes right, y goes down, both from 0.
 *
 * int functions return 0 for success, -1 for a bad argument (and have done
 * nothing then).  The picture must not be NULL but for idximg_free.
 */

#define IDXIMG_SIDE 1024  /* longest side */
#define IDXIMG_COLOURS 256

typedef struct idximg idximg;

/* Pixels are 0, and all colours are black.  NULL: a side is 0 or more than
   IDXIMG_SIDE, or no memory. */
idximg *idximg_new(unsigned width, unsigned height);
idximg *idximg_copy(const idximg *img); /* NULL: no memory */
void idximg_free(idximg *img);

unsigned idximg_width(const idximg *img);
unsigned idximg_height(const idximg *img);

/* A new palette of `count` colours, three bytes each: red, green, blue.  Not
   more than IDXIMG_COLOURS; those which are not given are black. */
int idximg_set_palette(idximg *img, const uint8_t *rgb, size_t count);
/* One colour of it. */
int idximg_set_colour(idximg *img, unsigned index, uint8_t red, uint8_t green, uint8_t blue);
/* The colour that comes nearest; the first one of several. */
unsigned idximg_nearest(const idximg *img, uint8_t red, uint8_t green, uint8_t blue);

int idximg_set(idximg *img, unsigned x, unsigned y, uint8_t index);
/* -1 outside. */
int idximg_get(const idximg *img, unsigned x, unsigned y);
/* Brightness of a pixel, 0 to 255; -1 outside. */
int idximg_luma(const idximg *img, unsigned x, unsigned y);

/* Fills what is within the picture of a rectangle; any sizes will do. */
void idximg_fill(idximg *img, unsigned x, unsigned y, unsigned width, unsigned height, uint8_t index);

/* Whether red, green and blue are the same for each pixel: 1 or 0. */
int idximg_is_grey(const idximg *img);

#endif
