/* glimmer.h - immediate-mode drawing into 8-bit pixels; a state machine, as in the
 * good old days.  There is one current target, colour and offset. */
#ifndef GLIMMER_H
#define GLIMMER_H

#include <stdint.h>

#define GM_SIDE  4096
#define GM_DEPTH 8

enum gm_mode {
    GM_POINTS,   /* each vertex is a pixel */
    GM_LINES,    /* vertices 1-2, 3-4, ... ends included */
    GM_RECTS     /* opposite corners 1-2, 3-4, ... filled, corners included */
};

/* Draw here from now on: h rows of w pixels without gaps.  NULL for nowhere.
 * -1 if w or h is not within 1 ... GM_SIDE (the target stays as it is).
 * Not between gm_begin and gm_end. */
int gm_target(uint8_t *pixels, int w, int h);

void gm_clear(uint8_t c);
void gm_colour(uint8_t c);

/* gm_begin ... gm_end enclose vertices and draw to the target. */
void gm_begin(enum gm_mode mode);
void gm_vertex(int16_t x, int16_t y);     /* off-screen is fine */
void gm_end(void);                        /* lines and rects need their second vertex */

/* Vertices are shifted by the offset.  It stops at +-100000. */
void gm_shift(int dx, int dy);
void gm_push(void);                       /* saves the offset, GM_DEPTH deep */
void gm_pop(void);                        /* brings it back */

/* Pixels changed or set since the last call. */
unsigned long gm_drawn(void);

#endif
