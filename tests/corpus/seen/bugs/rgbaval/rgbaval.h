/* rgbaval - colours with transparency as plain values
 *
 * An rgbaval has eight bits each for red, green, blue and alpha (0 is fully
 * transparent, 255 opaque), not premultiplied.  Any combination of the four is
 * a colour.  There is nothing to allocate and nothing to free.
 */
#ifndef RGBAVAL_H
#define RGBAVAL_H

#include <stddef.h>
#include <stdint.h>

typedef struct rgbaval {
    uint8_t r, g, b, a;
} rgbaval;

/* Reads "#rgb", "#rgba", "#rrggbb", "#rrggbbaa" or one of the names black,
 * white, red, lime, blue, yellow, cyan, magenta, gray, transparent (small
 * letters).  Nothing may stand before or after it.  Returns 1, or 0 with
 * *colour unchanged if the text is none of these. */
int rgba_parse(const char *text, rgbaval *colour);

/* Writes "#rrggbb" for an opaque colour and "#rrggbbaa" for others into a
 * buffer of at least RGBA_TEXT bytes, and returns the buffer. */
#define RGBA_TEXT 10
char *rgba_format(rgbaval colour, char *buffer);

/* For lookup tables.  Two colours are equal if all channels are, or if both
 * are fully transparent: nobody can tell these apart.  The hash goes with
 * rgba_equal(). */
int rgba_equal(rgbaval a, rgbaval b);
uint32_t rgba_hash(rgbaval colour);

/* TOP painted over BOTTOM. */
rgbaval rgba_over(rgbaval top, rgbaval bottom);

/* Mixture of two colours: FROM for part 0, TO for part 1, and channel by
 * channel between.  Parts outside of 0 to 1 count as the nearer end, NaN as
 * 0. */
rgbaval rgba_mix(rgbaval from, rgbaval to, double part);

/* Relative luminance 0 to 1 by sRGB rules, alpha ignored. */
double rgba_luminance(rgbaval colour);

/* Black or white, opaque, whichever is easier to read on the colour. */
rgbaval rgba_readable_on(rgbaval background);

/* Index of the entry of a palette nearest to a colour (the first of several);
 * -1 if the palette has no entry.  PALETTE may be NULL if COUNT is 0; of more
 * than INT_MAX entries only the first INT_MAX are looked at. */
int rgba_nearest(rgbaval colour, const rgbaval *palette, size_t count);

#endif
