/*
 * viewclip - nested clip rectangles for software renderers
 *
 * A clip stack starts with the rectangle of the screen.  Every rectangle that
 * is pushed is first intersected with the one on top, so that children can
 * never paint outside their parents.
 */
#ifndef VIEWCLIP_H
#define VIEWCLIP_H

#include <stdbool.h>

#define VC_MAX_DEPTH 64

/* A rectangle without width or height (or with negative ones) is empty. */
typedef struct vc_rect {
    int x, y;
    int w, h;
} vc_rect;

bool vc_rect_empty(vc_rect r);
bool vc_rect_contains(vc_rect r, int x, int y);
/* The common part; all zeroes if there is none. */
vc_rect vc_rect_intersect(vc_rect a, vc_rect b);

typedef struct vc_stack vc_stack;

/*
 * Create a stack on which up to `depth` rectangles (1 to VC_MAX_DEPTH) can be
 * pushed on top of the screen's.  Returns NULL on a bad depth or when out of
 * memory.
 */
vc_stack *vc_open(vc_rect screen, int depth);
void vc_close(vc_stack *s);

/* Returns false, and does nothing, when `depth` rectangles are pushed. */
bool vc_push(vc_stack *s, vc_rect r);
/* Returns false when only the screen is left. */
bool vc_pop(vc_stack *s);
/* Pops everything but the screen. */
void vc_reset(vc_stack *s);
/* Number of rectangles pushed. */
int vc_depth(const vc_stack *s);

/* What can be painted to at the moment. */
vc_rect vc_current(const vc_stack *s);
bool vc_visible(const vc_stack *s, int x, int y);
/*
 * Clip the pixels *x0 to *x1, both included, of scanline y.  Returns false if
 * none of them is visible; they are left alone then.
 */
bool vc_clip_span(const vc_stack *s, int y, int *x0, int *x1);

#endif
