#ifndef PIXFONT_H
#define PIXFONT_H

/* pixfont -- small bitmap fonts, drawn onto 1-bit canvases.
 *
 * Glyphs are 1..8 pixels wide; a row of a glyph is a byte whose top bit is the
 * leftmost pixel.  All glyphs of a font have the same height.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PIXFONT_MAX_HEIGHT 32
#define PIXFONT_MAX_GLYPHS 512

typedef struct pixfont pixfont;

typedef struct {
    uint32_t code;                     /* character */
    uint8_t width;                     /* 1..8 */
    uint8_t rows[PIXFONT_MAX_HEIGHT];  /* the font's height of them are used */
} pixglyph;

/* One bit per pixel, top bit first, 1 is ink.  The pixels belong to the caller:
 * bits points to height * stride bytes, stride being (width + 7) / 8 or more. */
typedef struct {
    uint8_t *bits;
    int width, height; /* 0 or more */
    size_t stride;     /* bytes from row to row */
} pixcanvas;

/* New font without glyphs; height 1..PIXFONT_MAX_HEIGHT.  NULL for another
 * height and when out of memory.  Release with pixfont_free (NULL is ignored). */
pixfont *pixfont_new(int height);
void pixfont_free(pixfont *font);

int pixfont_height(const pixfont *font);
size_t pixfont_count(const pixfont *font);

/* Adds a glyph or replaces the one with the same code.  rows has one byte for
 * each of the font's pixel rows, from the top; it is copied.  Pixels right of
 * width are dropped.  False if width is not 1..8, the font is full, or memory
 * is short. */
bool pixfont_set(pixfont *font, uint32_t code, int width, const uint8_t *rows);

/* The glyph of a character, or NULL.  It lies inside the font: the pointer is
 * valid until the next pixfont_set or pixfont_free. */
const pixglyph *pixfont_find(const pixfont *font, uint32_t code);

/* Width in pixels of a text, one pixel between glyphs; bytes are characters,
 * those without a glyph have no width.  Never more than INT_MAX. */
int pixfont_measure(const pixfont *font, const char *text);

/* Draws a text with its top left corner at x, y, which may be anywhere: what
 * is outside of the canvas is clipped.  Returns the number of pixels set. */
size_t pixfont_draw(const pixfont *font, pixcanvas *canvas, int x, int y, const char *text);

/* All pixels 0. */
void pixcanvas_clear(pixcanvas *canvas);

/* A pixel; false outside of the canvas. */
bool pixcanvas_get(const pixcanvas *canvas, int x, int y);

#endif
