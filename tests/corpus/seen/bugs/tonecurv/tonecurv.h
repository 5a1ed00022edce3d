/* tonecurv - tone transfer curves for 8-bit printing channels
 *
 * A curve maps an input level to the amount of ink put on paper.  Curves are
 * plain values: assign them, return them, keep them on the stack.
 */
#ifndef TONECURV_H
#define TONECURV_H

#include <stddef.h>
#include <stdint.h>

typedef struct tonecurv {
    uint8_t out[256];
} tonecurv;

/* The curve that changes nothing. */
tonecurv tone_identity(void);

/* The curve that turns a positive into a negative: 0 to 255, 255 to 0. */
tonecurv tone_negative(void);

/* Sets the levels lo to hi, both included, to ink.
 * Returns 0, or -1 when lo is greater than hi. */
int tone_flat(tonecurv *c, uint8_t lo, uint8_t hi, uint8_t ink);

/* Sets the levels lo to hi, both included, to a straight line from `first`
 * to `last`.  With lo equal to hi the level gets `first`.
 * Returns 0, or -1 when lo is greater than hi. */
int tone_ramp(tonecurv *c, uint8_t lo, uint8_t hi, uint8_t first, uint8_t last);

/* First a, then b. */
tonecurv tone_chain(tonecurv a, tonecurv b);

/* Puts n pixels through the curve, in place. */
void tone_row(const tonecurv *c, uint8_t *row, size_t n);

/* 1 when a higher level never gets less ink, else 0. */
int tone_rising(const tonecurv *c);

/* The lowest level of lo to hi that gets at least `ink`; -1 when there is
 * none, or lo is greater than hi. */
int tone_onset(const tonecurv *c, uint8_t lo, uint8_t hi, uint8_t ink);

/* The highest level of lo to hi that gets no more than `ink`; -1 when there
 * is none, or lo is greater than hi. */
int tone_knee(const tonecurv *c, uint8_t lo, uint8_t hi, uint8_t ink);

/* Ink of the whole curve, the sum over all levels. */
unsigned tone_coverage(const tonecurv *c);

#endif
