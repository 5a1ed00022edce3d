#ifndef GIFSTAGE_H
#define GIFSTAGE_H

/*
 * The stage of an animated picture: frames of palette indices are shown on it
 * one after another, each leaves the stage as its disposal says when the next
 * one comes. One stage per animation; gs_close() it when done.
 */

#include <stdint.h>

#define GS_MAXSIDE 256

typedef enum gs_disposal {
    GS_KEEP,       /* stays */
    GS_BACKGROUND, /* its rectangle becomes background */
    GS_PREVIOUS    /* its rectangle becomes what it was before */
} gs_disposal;

typedef struct gs_frame {
    int x, y, w, h;        /* inside the stage, w and h may be 0 */
    const uint8_t *pixels; /* w * h indices in rows; needed during gs_show only */
    int transparent;       /* index that isn't drawn, -1 for none */
    gs_disposal disposal;
} gs_frame;

typedef struct gs_stage gs_stage;

/* Sides are 1 to GS_MAXSIDE. The stage is all background in the beginning. */
gs_stage *gs_open(int w, int h, uint8_t background);
void gs_close(gs_stage *s);

/* Dispose of the frame shown before, if any, and draw f. Returns 0, or -1 for a
 * frame that isn't inside the stage or has no known disposal (nothing happens). */
int gs_show(gs_stage *s, const gs_frame *f);

/* Index at a place, -1 outside. */
int gs_pixel(const gs_stage *s, int x, int y);

/* How many pixels have an index. */
int gs_count(const gs_stage *s, uint8_t index);

/* Frames shown since gs_open or gs_rewind. */
int gs_frames(const gs_stage *s);

/* All background again, no frame shown. */
void gs_rewind(gs_stage *s);

#endif
