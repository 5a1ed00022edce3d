// sigcond.h - integer signal conditioning blocks for control loops
//
// Everything here is pure: no globals, no allocation, state is passed in
// and handed back by value. All blocks take the full range of int32_t and
// saturate rather than wrap.

#ifndef SIGCOND_H_
#define SIGCOND_H_

#include <stdbool.h>
#include <stdint.h>

// A closed interval. Build it with sc_range().
typedef struct {
    int32_t lo;
    int32_t hi;
} ScRange;

// Schmitt trigger.
typedef struct {
    ScRange band;
    bool on;
} ScTrigger;

// First order low pass, y += (x - y) * alpha / 256.
typedef struct {
    int32_t y;
    uint8_t alpha;
} ScLowpass;

// Interval between a and b, in whichever order they come.
ScRange sc_range(int32_t a, int32_t b);

int32_t sc_clamp(int32_t x, ScRange r);
bool sc_inside(int32_t x, ScRange r);
// hi - lo, which may need all 32 bits
uint32_t sc_span(ScRange r);

// |x| <= width gives 0, all else is moved towards 0 by width
int32_t sc_deadband(int32_t x, uint32_t width);

// x + trim, saturated
int32_t sc_trim(int32_t x, int32_t trim);

// Maps x from one interval to the other, linearly, rounding down. x is clamped
// to `from` first. An interval of a single point maps to to.lo.
int32_t sc_rescale(int32_t x, ScRange from, ScRange to);

// Moves `now` towards `target`, but by no more than max_step.
int32_t sc_slew(int32_t now, int32_t target, uint32_t max_step);

// The trigger goes on at band.hi or above and off at band.lo or below.
ScTrigger sc_trigger(ScRange band);
ScTrigger sc_trigger_step(ScTrigger t, int32_t x);

ScLowpass sc_lowpass(int32_t start, uint8_t alpha);
ScLowpass sc_lowpass_step(ScLowpass f, int32_t x);

#endif
