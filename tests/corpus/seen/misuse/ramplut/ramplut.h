/// ramplut: colour ramps, looked up or written to a table.
///
/// A ramp is a list of stops; between two stops colours are interpolated,
/// before the first and after the last they stay as they are there.

#ifndef RAMPLUT_H
#define RAMPLUT_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint8_t r, g, b;
} ramp_rgb;

typedef struct {
    float at;
    ramp_rgb colour;
} ramp_stop;

/// Does not own its stops: the array is used by all functions below, so it
/// must stay where it is for as long as the ramp is in use.
typedef struct {
    const ramp_stop *stops;
    size_t count;
} ramp;

#define RAMP_STOPS 256 ///< most stops of a ramp

/// Sets up a ramp over count stops, 1 to RAMP_STOPS, whose positions are finite
/// and strictly ascending; use ramp_sorted() if you are not sure. Asserts that.
void ramp_init(ramp *self, const ramp_stop *stops, size_t count);

/// 1 if ramp_init() would take these stops, else 0. stops may be NULL if
/// count is 0.
int ramp_sorted(const ramp_stop *stops, size_t count);

/// A ramp from black to white over 0..1, with stops of its own.
void ramp_grey(ramp *self);

/// The colour at a position; at NaN that of the first stop.
ramp_rgb ramp_at(const ramp *self, float position);

/// Positions of the first and the last stop.
float ramp_begin(const ramp *self);
float ramp_end(const ramp *self);

/// Writes n colours, evenly spaced from begin to end, to table, an array of
/// at least n. With n == 1 only the first; with n == 0 nothing.
void ramp_fill(const ramp *self, ramp_rgb *table, size_t n);

/// Packs a colour as 0xRRGGBB, and back (the upper byte is ignored).
uint32_t ramp_pack(ramp_rgb colour);
ramp_rgb ramp_unpack(uint32_t packed);

#endif
