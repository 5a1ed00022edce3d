/// Indexed canvas on which the frames of an animation are laid.

#ifndef GIFCANV_H
#define GIFCANV_H

#include <stddef.h>
#include <stdint.h>

#define GIFCANV_SIDE 1024   // longest side of canvas and frame

typedef struct gifcanv gifcanv;

// Sides 1..GIFCANV_SIDE, else NULL. Every pixel is background.
gifcanv *gifcanv_new(int width, int height, uint8_t background);
void gifcanv_free(gifcanv *c);   // once; NULL is fine

// Index whose pixels in later frames let the canvas through; -1 for none.
// -1 when it's out of -1..255.
int gifcanv_transparent(gifcanv *c, int index);

// Lays a frame of width x height at (x, y); what sticks out is cut off.
// data: size bytes, pairs of a run length and an index, row by row, runs going
// on over the ends of rows. What's too much is ignored. When the data ends
// early the rest of the frame is background.
// 0, or -1: bad sides, odd size, no memory (canvas as before).
int gifcanv_frame(gifcanv *c, int x, int y, int width, int height,
                  const uint8_t *data, size_t size);

// Index at a place, -1 off the canvas.
int gifcanv_at(const gifcanv *c, int x, int y);

// Pixels that have the index.
size_t gifcanv_count(const gifcanv *c, uint8_t index);

// All background again.
void gifcanv_clear(gifcanv *c);

// Copies a row into out, which has room for the canvas' width. -1: no such row.
int gifcanv_row(const gifcanv *c, int y, uint8_t *out);

#endif
