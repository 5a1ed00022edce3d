#ifndef TILEFONT_H
#define TILEFONT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bitmap fonts whose glyphs all have the size of a cell.
 *
 * Glyph 0 is for the character `first`, glyph 1 for the one after it, and so
 * on.  A character without a glyph is drawn as a gap. */

typedef struct tilefont tilefont;

/* All glyphs are blank.  NULL if a side is not 1 to 32, if count is not 1 to
 * 256 or if memory is out. */
tilefont *tf_create(int cell_width, int cell_height, unsigned char first, int count);
void tf_destroy(tilefont *font);

int tf_cell_width(const tilefont *font);
int tf_cell_height(const tilefont *font);
int tf_count(const tilefont *font);

/* The glyph of a character, -1 if there is none. */
int tf_index(const tilefont *font, char c);

/* Pixels of a glyph; index, x and y have to be in range. */
bool tf_get(const tilefont *font, int index, int x, int y);
void tf_set(tilefont *font, int index, int x, int y, bool on);

/* The rows of a glyph, bit 0 of each is the leftmost pixel.  These are the
 * pixels themselves and may be changed. */
uint32_t *tf_rows(tilefont *font, int index);

/* Width of a text in pixels. */
size_t tf_text_width(const tilefont *font, const char *text);

/* Draws a line of text.  `pixels` has tf_cell_height() rows of at least
 * tf_text_width() bytes, each `pitch` bytes after the one before.  Pixels of
 * glyphs get `colour`, the others are left alone. */
void tf_draw(const tilefont *font, const char *text, uint8_t *pixels, size_t pitch, uint8_t colour);

#endif
