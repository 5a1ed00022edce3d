// lattnoise: gradient noise in one and two dimensions, for terrain, clouds,
// wood and camera shake.  No global state, no allocation.
//
//     ln_field hills = ln_seed(2024);
//     double height = ln_fbm2(&hills, x / 64, y / 64, 5, 0.5);
//
// All noise is 0 at whole-numbered coordinates, continuous, and within
// -1 .. 1.  Coordinates may be any numbers; where one of them is not finite
// or lies beyond +-LN_FAR the noise is 0.  Pointers must not be NULL.

#ifndef LATTNOISE_H
#define LATTNOISE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LN_FAR 1e9
#define LN_MAX_OCTAVES 16
#define LN_MAX_PERIOD 256
#define LN_MAX_SIDE 512

// A field is plain data and may be copied freely.  Get one from ln_seed, do
// not fill it in by hand.
typedef struct ln_field {
    uint8_t perm[256]; // each of 0 .. 255 once
    uint32_t seed;
} ln_field;

ln_field ln_seed(uint32_t seed);

double ln_noise1(const ln_field *f, double x);
double ln_noise2(const ln_field *f, double x, double y);

// Repeats itself every px in x and py in y.  Periods are 1 .. LN_MAX_PERIOD;
// others are moved to the nearest of these.
double ln_tile2(const ln_field *f, double x, double y, int px, int py);

// The sum of octaves of ln_noise2, each of twice the frequency and gain times
// the amplitude of the last, scaled back to -1 .. 1.  The number of octaves is
// limited to 1 .. LN_MAX_OCTAVES, the gain to 0 .. 1.
double ln_fbm2(const ln_field *f, double x, double y, int octaves, double gain);

// Fills a raster, row by row, with ln_noise2 at (x0 + column * step,
// y0 + row * step).  out must have room for width * height floats.  Returns
// false, and leaves out alone, when a side is larger than LN_MAX_SIDE.
bool ln_raster(const ln_field *f, float *out, size_t width, size_t height, double x0, double y0, double step);

#endif
