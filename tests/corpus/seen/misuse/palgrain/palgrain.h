/*
 * palgrain - pictures with palettes, and Floyd-Steinberg dithering
 *
 * Pictures with colours are arrays of bytes, three (red, green, blue) for each
 * pixel, row by row from the top left, without gaps.  Pictures with a palette
 * have one byte for each pixel, the index of its colour.  All pictures are the
 * caller's; the functions keep no pointer.
 */
#ifndef PALGRAIN_H
#define PALGRAIN_H

#include <stddef.h>
#include <stdint.h>

#define PG_COLOURS 256     /* most colours of a palette */
#define PG_SIDE    4096    /* greatest width and height for pg_dither */

/* A palette.  Made empty by pg_init(), which must come first; count may be
 * read, the rest is private. */
typedef struct {
    int count;
    uint8_t rgb[PG_COLOURS][3];
} pg_palette;

void pg_init(pg_palette *p);

/* Adds a colour and returns its index; that of the same colour if the palette
 * has it already; -1 if the palette is full. */
int pg_add(pg_palette *p, uint8_t r, uint8_t g, uint8_t b);

/* Adds `levels` greys from black to white in equal steps.  levels is 2 to 256.
 * Returns the number of colours afterwards, or -1 without adding any if levels
 * is out of range or they might not fit. */
int pg_add_greys(pg_palette *p, int levels);

/* The index of the colour that is nearest (the lowest, if several are).  The
 * palette must not be empty. */
int pg_nearest(const pg_palette *p, uint8_t r, uint8_t g, uint8_t b);

/* Dithers a picture of width * height pixels to the palette, which must not be
 * empty.  `index` receives width * height bytes and must not overlap `rgb`.
 * 0, or -1 if a side is less than 1 or greater than PG_SIDE, or there is no
 * memory. */
int pg_dither(const pg_palette *p, const uint8_t *rgb, int width, int height,
              uint8_t *index);

/* The other way: the colours of n pixels.  Every index must be less than
 * p->count.  `rgb` receives 3 * n bytes and must not overlap `index`. */
void pg_expand(const pg_palette *p, const uint8_t *index, size_t n, uint8_t *rgb);

/* Counts how often each colour occurs in n pixels.  Every index must be less
 * than p->count, and `counts` has p->count members, which are set. */
void pg_histogram(const pg_palette *p, const uint8_t *index, size_t n, size_t *counts);

/* The bits a pixel needs for indices of this palette: 1, 2, 4 or 8. */
int pg_depth(const pg_palette *p);

#endif
