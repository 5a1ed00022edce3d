/*!
 * \file pixrows.h
 * \brief Colour conversion of runs of pixels in the caller's buffers
 *
 * Pixels are packed without gaps: R, G, B in three bytes (RGB), one byte (grey
 * or palette index), or a 16-bit word rrrrrggggggbbbbb (565). The functions for
 * runs take a number of pixels, n, and trust the caller that every buffer has
 * room for that many; see px_bytes(). Nothing is allocated. Buffers may be NULL
 * if n is 0. Source and destination must not overlap unless noted.
 */
#ifndef PIXROWS_H
#define PIXROWS_H

#include <stddef.h>
#include <stdint.h>

typedef struct px_rgb {
    uint8_t r, g, b;
} px_rgb;

/*! Hue in degrees, 0 <= h < 360; saturation and value from 0 to 1. */
typedef struct px_hsv {
    double h, s, v;
} px_hsv;

/*! Colours of indexed pixels; they are the caller's. */
typedef struct px_palette {
    const px_rgb *colours;
    size_t count;
} px_palette;

enum px_format { PX_GREY = 1, PX_565 = 2, PX_RGB = 3 };

/*! Bytes of width * height pixels; 0 for an unknown format or if the number
 *  does not fit into a size_t. */
size_t px_bytes(enum px_format format, size_t width, size_t height);

/*! RGB to grey (BT.601 weights). dst may be the same buffer as src. */
void px_to_grey(uint8_t *dst, const uint8_t *src, size_t n);

/*! RGB to 565 and back; back and forth again gives the same 565 word. */
void px_to_565(uint16_t *dst, const uint8_t *src, size_t n);
void px_from_565(uint8_t *dst, const uint16_t *src, size_t n);

/*! Palette indices to RGB. Each index must be less than palette->count. */
void px_from_indexed(uint8_t *dst, const uint8_t *src, size_t n, const px_palette *palette);

/*! RGB to the indices of the nearest colours (the first of several), of which
 *  only the first 256 are considered.
 *  \return 0, or -1 without touching dst if the palette is empty */
int px_to_indexed(uint8_t *dst, const uint8_t *src, size_t n, const px_palette *palette);

/*! Replaces each of n bytes, in place, by the entry of a table.
 *  \param table 256 bytes, whatever bytes are in the buffer */
void px_map(uint8_t *bytes, size_t n, const uint8_t *table);

/*! One colour. Members of hsv that are out of range are brought into it (the
 *  hue by turning, others by clamping); NaN and infinite hues count as 0. */
px_hsv px_rgb_to_hsv(px_rgb c);
px_rgb px_hsv_to_rgb(px_hsv c);

/*! Reads "#rrggbb" or "#rgb" with digits of either case.
 *  \return 0, or -1 if the text is something else; *c is then unchanged */
int px_parse(const char *text, px_rgb *c);

/*! Writes "#rrggbb" and a zero byte: 8 characters. \return out */
char *px_format(px_rgb c, char *out);

#endif
