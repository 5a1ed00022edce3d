// rampcol -- colour gradients (ramps)
#ifndef RAMPCOL_H
#define RAMPCOL_H

#include <stddef.h>
#include <stdint.h>

// 0xRRGGBBAA
typedef uint32_t ramp_rgba;

// A stop: the colour at a place of the ramp.
typedef struct {
    float at;
    ramp_rgba colour;
} ramp_stop;

// Lives wherever you want it; ramp_init() fills it in.
typedef struct {
    const ramp_stop *stops;
    size_t count;
} ramp;

enum { RAMP_TABLE = 256 };

// Makes a ramp of 1 or more stops. Their places are in 0..1 and do not
// decrease. The stops are not copied, so they have to stay around for as long
// as the ramp is in use.
void ramp_init(ramp *r, const ramp_stop *stops, size_t count);

// One of the built-in ramps: "grey", "heat", "rainbow". Returns 0, or -1 if
// the name is unknown (NULL is), leaving *r alone.
int ramp_builtin(ramp *r, const char *name);

// The colour at t. Before the first stop it is the first's, behind the last
// one the last's; for NaN the first's. Where two stops share a place, the later
// one counts.
ramp_rgba ramp_at(const ramp *r, float t);

// Fills out[0..n-1] with the colours from t0 to t1, both included, at even
// distances. With n == 1 that is t0's. n may be 0.
void ramp_span(const ramp *r, float t0, float t1, ramp_rgba *out, size_t n);

// Fills a table of RAMP_TABLE colours from 0 to 1, for use with ramp_lookup().
void ramp_bake(const ramp *r, ramp_rgba *table);

// Entry of a baked table: 0 for t <= 0 and NaN, the last one for t >= 1.
ramp_rgba ramp_lookup(const ramp_rgba *table, float t);

// Mix of two colours, each channel by itself: a at t <= 0 (or NaN), b at t >= 1.
ramp_rgba ramp_mix(ramp_rgba a, ramp_rgba b, float t);

// Reads "#rgb", "#rrggbb" or "#rrggbbaa" (either case). 0, or -1 if it is not one
// of these; then *colour is left alone.
int ramp_parse(const char *text, ramp_rgba *colour);

// Writes "#rrggbbaa" and a null byte: 10 bytes.
void ramp_format(ramp_rgba colour, char out[10]);

#endif
