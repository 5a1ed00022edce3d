#ifndef PIXTEXT_H
#define PIXTEXT_H

#include <stddef.h>
#include <stdint.h>

/*! \file
 *  Text on one-bit displays, without any allocation.
 *
 *  A font has glyphs up to eight pixels wide, one byte for each row of each
 *  glyph, the leftmost pixel in the most significant bit. A canvas draws into
 *  memory of the caller, rows from top to bottom, eight pixels in a byte and
 *  every row beginning with a new byte.
 */

/*! Widths and heights of canvases go from 1 to this. */
#define PX_MAX_SIDE 1024

/*! Filled in by px_font_init(). */
typedef struct {
    const uint8_t *rows;
    unsigned width, height;
    unsigned char first;
    unsigned count;
} px_font;

/*! Filled in by px_canvas_init(). */
typedef struct {
    uint8_t *bytes;
    unsigned width, height;
    size_t stride;
} px_canvas;

/*! Describes the glyphs of `count` characters, the first of which is `first`.
 *  \param width   of all glyphs, 1 to 8
 *  \param height  of all glyphs, 1 to 32
 *  \param rows    count * height bytes, glyph by glyph. They are not copied:
 *                 they must stay where they are while the font is in use.
 *  \return 0, or -1 if the numbers are out of range (also first + count > 256
 *          and count == 0); the font must not be used then. */
int px_font_init(px_font *font, unsigned width, unsigned height, unsigned char first, unsigned count,
                 const uint8_t *rows);

/*! Bytes that a canvas of this size needs; 0 if a side is out of range. */
size_t px_bytes(unsigned width, unsigned height);

/*! Sets up a canvas over px_bytes(width, height) bytes of the caller and
 *  clears it. The memory must outlive the canvas.
 *  \return 0, or -1 if a side is out of range; the canvas must not be used
 *          then. */
int px_canvas_init(px_canvas *canvas, unsigned width, unsigned height, uint8_t *bytes);

/*! Sets all pixels to 0. */
void px_clear(px_canvas *canvas);

/*! Reads or writes a pixel. Outside of the canvas pixels are 0, and setting
 *  them does nothing. */
int px_get(const px_canvas *canvas, int x, int y);
void px_set(px_canvas *canvas, int x, int y, int on);

/*! The rows of a character, `height` bytes; NULL if the font lacks it. */
const uint8_t *px_glyph(const px_font *font, unsigned char c);

/*! Draws rows of up to 8 pixels with the upper left corner at x, y; only
 *  pixels that are set are drawn, and only those inside of the canvas.
 *  \param rows   `height` bytes; not NULL */
void px_blit(px_canvas *canvas, int x, int y, const uint8_t *rows, unsigned width, unsigned height);

/*! Draws a line of text; characters that the font lacks are left blank.
 *  \return how many characters were drawn, blank ones included: it stops at
 *          the right edge of the canvas */
size_t px_text(px_canvas *canvas, const px_font *font, int x, int y, const char *text);

#endif
