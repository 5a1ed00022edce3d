#ifndef DIMMER_H
#define DIMMER_H

/* Lamps that are on for a part of the time. */

#include <stdint.h>

typedef struct {
    uint16_t top;  // the last value of the counter
    uint16_t foot; // below this one it is dark
} dimmer_ramp;

typedef struct {
    uint16_t last; // the last step
    uint16_t seconds;
} dimmer_fade;

// The full range of the counter.
dimmer_ramp dimmer_whole(void);

// A ramp for a lamp of so many watts.
dimmer_ramp dimmer_for(uint32_t watts);

// How bright it is at a level, in 1/1000.
unsigned dimmer_bright(dimmer_ramp ramp, uint16_t level);

// A fade for a lamp of so many watts.
dimmer_fade dimmer_fade_for(uint32_t watts);

// How far it is at a step, in 1/1000.
unsigned dimmer_faded(dimmer_fade fade, uint16_t step);

#endif
