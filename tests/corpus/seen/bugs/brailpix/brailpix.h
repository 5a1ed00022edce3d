/*
 * brailpix - black and white drawing for text terminals
 *
 * Every character cell shows 2 x 4 pixels as one of the Braille patterns
 * U+2800 to U+28FF.  Pixels are counted from the upper left corner, (0, 0).
 * Whatever is drawn outside of the canvas is not seen and does no harm.
 * A canvas argument must not be NULL, except where noted.
 */
#ifndef BRAILPIX_H
#define BRAILPIX_H

#include <stdbool.h>
#include <stddef.h>

#define BP_MAX_SIDE 1024

typedef struct bp_canvas bp_canvas;

/* A blank canvas.  NULL unless both sides are 1 to BP_MAX_SIDE pixels, or
 * when there is no memory. */
bp_canvas *bp_new(int width, int height);
void bp_free(bp_canvas *c); /* NULL is fine */

int bp_width(const bp_canvas *c);  /* in pixels, as given to bp_new */
int bp_height(const bp_canvas *c);
int bp_rows(const bp_canvas *c);   /* in character cells */
int bp_columns(const bp_canvas *c);

void bp_clear(bp_canvas *c);
void bp_set(bp_canvas *c, int x, int y, bool on);
bool bp_get(const bp_canvas *c, int x, int y);

/* A straight line, both ends included.  Coordinates beyond +-1000000 are
 * taken as +-1000000. */
void bp_line(bp_canvas *c, int x0, int y0, int x1, int y1);

/* Moves the character rows from first to last by n rows, up when n is
 * positive and down when it is negative.  The other rows stay.  What leaves
 * the region is lost, rows that come free are blank.  Rows outside of the
 * canvas are ignored, as is a region without rows. */
void bp_scroll(bp_canvas *c, int first, int last, int n);

/* Writes the canvas as UTF-8, each row ended by '\n', and a final '\0'.
 * Returns the length of the whole text without the '\0'.  When size is not
 * larger than that nothing is written; out may then be NULL. */
size_t bp_render(const bp_canvas *c, char *out, size_t size);

#endif
