#ifndef COLRAMP_H
#define COLRAMP_H

#include <stddef.h>
#include <stdint.h>

/**
 * @brief Colour ramps: gradients between any number of stops.
 */
typedef struct ramp ramp;

/** An easing function maps 0..1 to 0..1; anything outside of that is not
 *  allowed.  It must not change the ramp that it is called for. */
typedef double (*ramp_ease)(double t, void *user);

#define RAMP_MAX_STOPS 64

ramp *ramp_new(void);
void ramp_free(ramp *r);

/** Add a stop.
 *  @param at   0..1, and not before the previous stop
 *  @param rgb  0xRRGGBB
 *  @return 0, or -1 when there are RAMP_MAX_STOPS or no memory */
int ramp_add(ramp *r, double at, uint32_t rgb);
size_t ramp_stops(const ramp *r);
/** Remove all stops. */
void ramp_clear(ramp *r);

/** Position and colour of a stop, i < ramp_stops(). */
double ramp_stop_at(const ramp *r, size_t i);
uint32_t ramp_stop_rgb(const ramp *r, size_t i);

/** The colour at t; before the first and behind the last stop it is theirs.
 *  The ramp must have a stop. */
uint32_t ramp_colour(const ramp *r, double t);

/** Fill a table with the colours from 0 to 1.
 *  @param table  receives n colours
 *  @param ease   NULL for linear
 *  @note The ramp must have a stop (also if n is 0). */
void ramp_bake(const ramp *r, uint32_t *table, size_t n, ramp_ease ease, void *user);

/** Some easing functions.  user is ignored. */
double ramp_ease_square(double t, void *user);
double ramp_ease_smooth(double t, void *user);

#endif
