#ifndef INKMAP_H
#define INKMAP_H

/*
 * inkmap: grey pictures, a byte per pixel.
 *
 * Pixels are counted from 0 at the top left; x goes right, y goes down.
 * Functions that make a picture return a new one, to be released with
 * inkmap_free(), and leave their arguments alone.  They return NULL when
 * memory runs out.  A picture argument must be a picture, not NULL, except
 * where it is said.
 */

#include <stdbool.h>

#define INKMAP_MAX 2048 /* largest width and height */

typedef struct inkmap inkmap;

/* A picture of the given size, all pixels of one shade.  Also NULL if width
   or height is not in 1..INKMAP_MAX. */
inkmap *inkmap_new(int width, int height, unsigned char shade);

/* Releases a picture; nothing happens with NULL. */
void inkmap_free(inkmap *map);

int inkmap_width(const inkmap *map);
int inkmap_height(const inkmap *map);

/* The shade of a pixel; -1 outside of the picture. */
int inkmap_get(const inkmap *map, int x, int y);

/* Sets a pixel.  Outside of the picture nothing is done. */
void inkmap_put(inkmap *map, int x, int y, unsigned char shade);

/* Copies all of src onto dst, the top left pixel of src to (x, y), which may
   lie anywhere.  What would be outside of dst is left away.  src and dst may
   be the same picture. */
void inkmap_paste(inkmap *dst, const inkmap *src, int x, int y);

/* A copy, turned clockwise by a quarter. */
inkmap *inkmap_turn(const inkmap *map);

/* A copy of a rectangle.  The rectangle is first cut to the picture; if
   nothing remains of it, or width or height are not positive, NULL. */
inkmap *inkmap_crop(const inkmap *map, int x, int y, int width, int height);

/* A copy without the margins: the smallest rectangle that has all pixels
   which differ from `paper`.  NULL if there is no such pixel. */
inkmap *inkmap_trim(const inkmap *map, unsigned char paper);

/* Same size and same pixels? */
bool inkmap_equal(const inkmap *a, const inkmap *b);

#endif
