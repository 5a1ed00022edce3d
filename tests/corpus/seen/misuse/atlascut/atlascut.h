/*
 * atlascut: cut frames out of a sprite sheet (8 bit pixels, 0 = transparent).
 *
 * The sheet is a grid of equally large frames, numbered from 0, row by row.
 * Pixels that do not make up a whole frame at the right and at the bottom are
 * not used.
 *
 * No memory is allocated. An atlas refers to your pixels, it does not copy
 * them: keep them for as long as you use it.
 */
#ifndef ATLASCUT_H
#define ATLASCUT_H

#include <stddef.h>
#include <stdint.h>

#define ATLAS_MAX 4096 /* width or height of anything */

struct atlas {              /* read only; filled by atlas_init */
    const uint8_t *pixels;
    size_t stride;          /* bytes from one line to the next */
    int fw, fh;             /* size of a frame */
    int cols, rows;
};

struct atlas_rect {
    int x, y, w, h;
};

/* A canvas to draw on: h lines of w pixels without gaps, w and h from 0 to
 * ATLAS_MAX. */
struct atlas_canvas {
    uint8_t *pixels;
    int w, h;
};

/* pixels: h lines of w pixels, stride bytes apart.
 * Returns 0, or -1 if a size is not in 1 .. ATLAS_MAX, if stride is less than
 * w, or if not a single frame fits. */
int atlas_init(struct atlas *a, const uint8_t *pixels, int w, int h,
               size_t stride, int fw, int fh);

/* Number of frames. */
int atlas_count(const struct atlas *a);

/* Where a frame is on the sheet. Returns -1 if there is no such frame. */
int atlas_rect(const struct atlas *a, int frame, struct atlas_rect *r);

/* One line of a frame, fw pixels, within the sheet. frame must be less than
 * atlas_count(), y less than fh, and neither negative. */
const uint8_t *atlas_line(const struct atlas *a, int frame, int y);

/* Copies a frame to out, which has room for fw * fh bytes. Returns -1 if there
 * is no such frame. */
int atlas_copy(const struct atlas *a, int frame, uint8_t *out);

/* Draws a frame with its corner at x, y, which may be anywhere; what is outside
 * of the canvas is cut off. The canvas is not on the sheet itself. Returns the
 * number of pixels set, -1 if there is no such frame. */
long atlas_draw(const struct atlas *a, int frame, struct atlas_canvas *on,
                int x, int y);

/* 1 if all pixels of a frame are transparent or if there is no such frame. */
int atlas_blank(const struct atlas *a, int frame);

/* 1 if two frames look the same. A frame that is not there equals none. */
int atlas_same(const struct atlas *a, int frame, const struct atlas *b, int other);

/* The frame to show at a time in an endless animation of count frames from
 * first on, ms for each. -1 if there are no such frames, or ms is 0. */
int atlas_animate(const struct atlas *a, int first, int count, uint32_t ms, uint64_t time);

#endif
