/**
 * dotfont - 8 pixel wide bitmap fonts, and pens that write with them.
 *
 * A font is a run of glyphs for consecutive character codes.  A glyph is
 * `height` bytes, the top row first, the leftmost pixel being the highest bit.
 *
 * A pen writes with one font onto one canvas.  It refers to both and owns
 * neither: close the pen first, then the font and the canvas.
 */
#ifndef DOTFONT_H
#define DOTFONT_H

#include <stddef.h>
#include <stdint.h>

#define DOTFONT_MAX_HEIGHT 32

/** Pixels of the caller, one bit each, the highest bit leftmost. */
struct dotcanvas {
    uint8_t *bits; /**< `height` rows of `stride` bytes each */
    int width;     /**< pixels, 0 to 8 * stride */
    int height;    /**< rows, 0 or more */
    size_t stride; /**< bytes from a row to the next */
};

typedef struct dotfont dotfont;
typedef struct dotpen dotpen;

/**
 * Makes a font out of `count` glyphs, the first for the code `first`.  The
 * glyphs are copied.  Returns NULL without memory, if `height` is not 1 to
 * DOTFONT_MAX_HEIGHT, or if `first + count` is more than 256 or `count` is 0.
 * `glyphs` must have count * height bytes.
 */
dotfont *dotfont_open(const uint8_t *glyphs, unsigned first, unsigned count, unsigned height);

/** Closes a font that no pen uses any more.  NULL is ignored. */
void dotfont_close(dotfont *font);

/** Whether there is a glyph for a code: 1 or 0. */
int dotfont_has(const dotfont *font, unsigned code);

/** The height of all glyphs. */
unsigned dotfont_height(const dotfont *font);

/**
 * The rows of a glyph, dotfont_height() bytes that belong to the font.
 * There must be such a glyph, see dotfont_has(); it is not checked.
 */
const uint8_t *dotfont_glyph(const dotfont *font, unsigned code);

/** How wide a text is, in pixels; characters without a glyph have no width.
 *  INT_MAX if it is wider than that. */
int dotfont_width(const dotfont *font, const char *text);

/** A pen at the position 0, 0 of a canvas.  The structure is copied, the
 *  pixels are not.  NULL without memory. */
dotpen *dotpen_open(const dotfont *font, const struct dotcanvas *canvas);

/** Closes a pen.  NULL is ignored. */
void dotpen_close(dotpen *pen);

/** Moves a pen, which may be outside of the canvas. */
void dotpen_move(dotpen *pen, int x, int y);

/**
 * Writes a text, setting pixels right of and below the pen, and moves the pen
 * behind it.  What is outside of the canvas is not drawn, and characters
 * without a glyph are left out.  Returns how many glyphs were drawn, wholly or
 * in part.
 */
int dotpen_write(dotpen *pen, const char *text);

#endif
