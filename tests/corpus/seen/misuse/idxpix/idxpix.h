#ifndef IDXPIX_H
#define IDXPIX_H
#include <stddef.h>
#include <stdint.h>

/* Images with a palette: one byte per pixel, an index into the palette. */

typedef struct { uint8_t r, g, b; } ix_rgb;
typedef struct ix_image ix_image;

#define IX_MAX_SIDE 2048

/* width and height 1..IX_MAX_SIDE, colors 1..256; NULL otherwise.  All pixels
 * are 0 and all colours black. */
ix_image *ix_new(unsigned width, unsigned height, unsigned colors);
void ix_free(ix_image *img);

unsigned ix_width(const ix_image *img);
unsigned ix_height(const ix_image *img);
unsigned ix_colors(const ix_image *img);

/* The pixels, width * height bytes row by row, for direct reading and
 * writing.  Nobody checks what is written: every pixel has to be less than
 * the number of colours when any other function gets to see it. */
uint8_t *ix_pixels(ix_image *img);

/* x, y must be inside the image; index must be a colour of the palette. */
void ix_set(ix_image *img, unsigned x, unsigned y, uint8_t index);
uint8_t ix_get(const ix_image *img, unsigned x, unsigned y);

/* index must be a colour of the palette. */
void ix_set_color(ix_image *img, unsigned index, ix_rgb c);

/* The palette entry nearest to c. */
uint8_t ix_nearest(const ix_image *img, ix_rgb c);

/* How often each colour occurs; n has one element per colour. */
void ix_histogram(const ix_image *img, size_t *n);

/* Replaces every pixel p by map[p].  map has one element per colour, each a
 * colour of the palette. */
void ix_remap(ix_image *img, const uint8_t *map);

/* True colours, width * height of them. */
void ix_expand(const ix_image *img, ix_rgb *out);

#endif
