#ifndef BDFGLYPH_H
#define BDFGLYPH_H

/* Bitmap fonts of one cell size.
 *
 * A glyph is drawn in a cell of width x height pixels. Its rows go from top to
 * bottom, each is bdfglyph_rowbytes() bytes, the leftmost pixel is the highest
 * bit of the first byte. Codes are 0 to 0xFFFF.
 */

#include <stddef.h>

#define BDFGLYPH_SIDE 32        /* largest width and height */
#define BDFGLYPH_ADVANCE 64     /* largest advance */
#define BDFGLYPH_COUNT 4096     /* most glyphs of a font */
#define BDFGLYPH_LINE 1024      /* longest text that is measured or drawn */

typedef struct bdfglyph_font bdfglyph_font;

typedef struct bdfglyph_cell {
    unsigned code;
    int advance; /* pixels from this glyph's left edge to the next one's */
    unsigned char bits[BDFGLYPH_SIDE * BDFGLYPH_SIDE / 8];
} bdfglyph_cell;

/* An empty font. NULL if a side is not 1 to BDFGLYPH_SIDE, or no memory. */
bdfglyph_font *bdfglyph_new(int width, int height);

/* Frees the font with its glyphs. NULL is fine. */
void bdfglyph_free(bdfglyph_font *font);

/* Bytes of one row, (width + 7) / 8. */
size_t bdfglyph_rowbytes(const bdfglyph_font *font);

/* Adds a glyph or replaces the one with this code. `rows` points to
 * height * bdfglyph_rowbytes() bytes, which are copied. The advance is 0 to
 * BDFGLYPH_ADVANCE. Returns 0; -1 if code or advance is out of range, the font
 * is full, or no memory. */
int bdfglyph_add(bdfglyph_font *font, unsigned code, int advance, const unsigned char *rows);

/* Number of glyphs. */
size_t bdfglyph_count(const bdfglyph_font *font);

/* The glyph of a code, NULL if the font has none. This is the font's own
 * entry, not a copy: the pointer is valid until the next bdfglyph_add or
 * bdfglyph_free. */
const bdfglyph_cell *bdfglyph_find(const bdfglyph_font *font, unsigned code);

/* Whether the pixel of a cell of this font is set, 0 outside of the cell. */
int bdfglyph_pixel(const bdfglyph_font *font, const bdfglyph_cell *cell, int x, int y);

/* Width in pixels of a text, each byte a code. Codes without a glyph count as
 * the font's width. -1 if the text is longer than BDFGLYPH_LINE. */
int bdfglyph_measure(const bdfglyph_font *font, const char *text);

/* Draws a text into a bitmap of one bit per pixel, which is cleared first. The
 * bitmap has `height` rows (of the font) of `stride` bytes each. Returns the
 * width in pixels; -1, and nothing is drawn, if the text is too long or wider
 * than a row. */
int bdfglyph_draw(const bdfglyph_font *font, const char *text, unsigned char *bitmap, size_t stride);

#endif
