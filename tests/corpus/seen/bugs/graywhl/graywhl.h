#ifndef GRAYWHL_H
#define GRAYWHL_H

#include <stdint.h>

/* graywhl.h: Gray code, and absolute encoder wheels that speak it. */

/* Plain conversions, for all 32-bit numbers; each undoes the other. */
uint32_t gw_enc(uint32_t bin);
uint32_t gw_dec(uint32_t gray);

/* 1 when two codes are neighbours, that is, differ in one bit. */
int gw_near(uint32_t gray1, uint32_t gray2);

/* Parity of a code: 0 even, 1 odd.  Odd positions have odd codes. */
int gw_parity(uint32_t gray);

/* A wheel of 2^bits positions, 1..GW_BITS bits; other widths are taken as the nearest of these.
   The fields are to be read only. */
#define GW_BITS 16

typedef struct {
    uint8_t  bits;
    uint8_t  seen;      /* nonzero after the first sample */
    uint16_t at;        /* position, binary */
    int32_t  turns;     /* whole turns, sticks at INT32_MIN and INT32_MAX */
    uint32_t skips;     /* samples more than one step away from the one before */
} gw_wheel;

void gw_init(gw_wheel *w, int bits);

/* Feed a code as read from the port; bits above the width are ignored.  The steps moved, the
   short way round, forward is positive; half a turn counts as forward.  0 for the first sample. */
int32_t gw_sample(gw_wheel *w, uint32_t port);

/* Where the wheel is, in tenths of a degree, 0..3599; the code it would show n steps on. */
int gw_angle(const gw_wheel *w);
uint32_t gw_ahead(const gw_wheel *w, int32_t n);

/* Steps since the position was 0 in turn 0. */
int64_t gw_total(const gw_wheel *w);

/* All of these: pointers are to wheels that were gw_init()ed, and not null. */

#endif
