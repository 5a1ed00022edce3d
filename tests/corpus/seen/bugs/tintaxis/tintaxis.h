/* tintaxis.h - colour gradients along one axis

   ta_grad g;
   ta_init(&g);
   ta_add(&g, 0.0f, 0x000000);
   ta_add(&g, 1.0f, 0xff8000);
   ta_fill(&g, row, 320);

   A gradient is a plain struct: copy it, keep it on the stack, throw it away.
   Run ta_init on it before anything else and leave the members alone.
   Colours are 0xRRGGBB; bits above these 24 are ignored.  Between two stops the
   colours are mixed in linear light, so that red to green does not get muddy. */

#ifndef TINTAXIS_H
#define TINTAXIS_H

#include <stddef.h>
#include <stdint.h>

#define TA_MAX_STOPS 16

typedef struct {
    float at;           /* 0..1 */
    float light[3];     /* red, green, blue; linear, 0..1 */
} ta_stop;

typedef struct {
    int count;
    ta_stop stops[TA_MAX_STOPS]; /* sorted by place */
} ta_grad;

void ta_init(ta_grad *g);

/* Adds a stop.  Stops in the same place keep the order in which they were added
   and make a sharp edge.  Returns the index of the new stop, counted from the
   left, or -1 if `at` is not in 0..1 or the gradient has TA_MAX_STOPS already. */
int ta_add(ta_grad *g, float at, uint32_t colour);

/* Takes a stop out again; those to the right of it move up.  Returns 0, or -1 if
   there is no stop with this index. */
int ta_drop(ta_grad *g, int index);

int ta_count(const ta_grad *g);

/* Right becomes left. */
void ta_flip(ta_grad *g);

/* The colour at t.  To the left of the first and to the right of the last stop
   it is theirs, without stops it is black.  A NaN is taken for 0. */
uint32_t ta_at(const ta_grad *g, float t);

/* n colours from t = 0 to t = 1 at equal distances; a single one is that of 0. */
void ta_fill(const ta_grad *g, uint32_t *out, size_t n);

/* Two colours in equal parts. */
uint32_t ta_half(uint32_t a, uint32_t b);

#endif
