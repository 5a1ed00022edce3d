#ifndef DIGLED_H
#define DIGLED_H

#include <stdint.h>

/** @file
 *  Seven-segment LED rows of up to eight digits.
 *
 *  The frame buffer holds segments a..g in bits 0..6 and the decimal point in
 *  bit 7; digit 0 is the leftmost.  The display interrupt copies it out, this
 *  module does not touch hardware.
 */

#define DL_MAX   8      /**< digits in a row, at most */
#define DL_DASH  0x40u
#define DL_DOT   0x80u

/** A row.  Set up by dl_init() before use, then only read by the application.
 *  No pointer is 0 here. */
typedef struct {
    uint8_t ndig;
    uint8_t seg[DL_MAX];
} digled_t;

/** @param ndig number of digits, taken as 1 below 1 and as DL_MAX above it */
void dl_init(digled_t *d, int ndig);

/** All digits dark. */
void dl_clear(digled_t *d);

/** Signed decimal, right-aligned, @a frac digits behind the point (none: 0).
 *  @return 0, or -1 with dashes shown when it does not fit */
int dl_dec(digled_t *d, int32_t v, unsigned frac);

/** Hexadecimal, right-aligned, leading zeros shown.
 *  @return 0, or -1 with dashes shown when it does not fit */
int dl_hex(digled_t *d, uint32_t v);

/** Text, left-aligned; a '.' lights the point of the digit before it.  Letters
 *  that cannot be shown stay dark.
 *  @return number of digits used; what is too long is cut */
int dl_text(digled_t *d, const char *s);

/** Scroll by @a n digits, to the left for n > 0, to the right for n < 0. */
void dl_scroll(digled_t *d, int n);

/** Segments of a character, 0 if there is no such glyph. */
uint8_t dl_glyph(int c);

/** The value 0..15 shown by a digit, -1 for anything else. */
int dl_read(const digled_t *d, int pos);

#endif
