#ifndef PSFGLYPH_H
#define PSFGLYPH_H

#include <stddef.h>
#include <stdint.h>

/*
 * Console fonts in PSF1 format, read where they are.
 *
 * Such a font file is a header of four bytes (0x36, 0x04, mode, height), then
 * 256 glyphs (or 512, if bit 0 of mode is set), and possibly a Unicode table,
 * which this library does not look at.  A glyph has one byte for each of its
 * rows, from top to bottom, the leftmost of the eight pixels in the highest
 * bit.
 *
 * The functions that fetch pixels are meant for inner loops and trust their
 * arguments.
 */

#define PSF_WIDTH 8

typedef struct {
    const uint8_t *glyphs;
    unsigned count;
    unsigned height;
} psf_font;

/* Opens the font file of len bytes at data.  Nothing is copied: keep the data
 * for as long as you use the font.  There is nothing to close.
 * Returns 0, or -1 if this is no PSF1 font or a cut one; then the font has
 * neither glyphs nor height. */
int psf_open(psf_font *font, const void *data, size_t len);

/* Number of glyphs, and of rows in each glyph. */
unsigned psf_count(const psf_font *font);
unsigned psf_height(const psf_font *font);

/* The rows of a glyph.  index has to be less than psf_count(). */
const uint8_t *psf_glyph(const psf_font *font, unsigned index);

/* 1 or 0: a pixel of a glyph.  index < psf_count(), x < PSF_WIDTH,
 * y < psf_height(). */
int psf_pixel(const psf_font *font, unsigned index, unsigned x, unsigned y);

/* Draws a glyph into a picture of one byte per pixel: sets PSF_WIDTH bytes in
 * each of psf_height() rows to ink where the glyph has a pixel, and leaves the
 * others.  dst is the place of the top left pixel, stride the distance from
 * row to row; the rows all have to be inside of the picture.
 * index < psf_count(). */
void psf_draw(const psf_font *font, unsigned index, uint8_t *dst, size_t stride, uint8_t ink);

/* Size in bytes of the picture that psf_text() makes for a text: as many glyphs
 * side by side as the text has characters.  0 for an empty text, and for texts
 * of more than 1000 characters, which are too long. */
size_t psf_text_size(const psf_font *font, const char *text);

/* Draws a text in one line, with 1 for ink and 0 elsewhere, into a picture of
 * psf_text_size() bytes whose rows follow one another without gaps.  The
 * characters, as unsigned char, are the numbers of the glyphs.  Draws nothing
 * where psf_text_size() is 0. */
void psf_text(const psf_font *font, const char *text, uint8_t *picture);

/* Makes the file of a font with blank glyphs, to be filled in: 256 of them, or
 * 512 if wide is not 0.  Returns the size of the file in bytes; the file is
 * written to buf if it fits into size bytes, else buf is left alone (and may
 * be NULL).  Returns 0 if height is not 1..255. */
size_t psf_blank(unsigned height, int wide, void *buf, size_t size);

#endif
