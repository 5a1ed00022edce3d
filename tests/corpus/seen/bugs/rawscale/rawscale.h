#ifndef RAWSCALE_H
#define RAWSCALE_H

/* rawscale: calibration curves for sensors, in integers.
 *
 * A curve is a handful of points (raw reading -> value), with straight lines
 * between them.  Readings and values are whatever an int32_t holds: counts of a
 * converter, millidegrees, pascals.  Everything lives in the struct; there is
 * nothing to free, and curves may be copied by assignment. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define RAWSCALE_POINTS 16

struct rawscale_point {
    int32_t raw;
    int32_t value;
};

/* Start with rawscale_init().  The points are sorted by raw, without two of the
 * same; they may be read, but should be changed by the functions only. */
struct rawscale {
    int count;
    struct rawscale_point point[RAWSCALE_POINTS];
};

enum { RAWSCALE_OK = 0, RAWSCALE_FULL = -1, RAWSCALE_NONE = -2 };

/* Makes a curve without points. */
void rawscale_init(struct rawscale *c);

/* Adds a point; one with the same raw reading is replaced.  RAWSCALE_FULL if
 * there are RAWSCALE_POINTS others already. */
int rawscale_add(struct rawscale *c, int32_t raw, int32_t value);

/* Takes the point at this raw reading away; RAWSCALE_NONE if there is none. */
int rawscale_remove(struct rawscale *c, int32_t raw);

/* Converts any raw reading.
 *   no points:   the reading itself
 *   one point:   the reading shifted by that point's offset, limited to int32_t
 *   otherwise:   interpolated, rounded to nearest; the first or last point's
 *                value for readings before or after them */
int32_t rawscale_apply(const struct rawscale *c, int32_t raw);

/* Finds a raw reading that stands for a value: the first place, from the left,
 * where the curve passes it.  RAWSCALE_NONE if no line between two points does
 * (so always with fewer than two points). */
int rawscale_invert(const struct rawscale *c, int32_t value, int32_t *raw);

/* Whether values never fall, or never rise, from the left to the right. */
bool rawscale_monotonic(const struct rawscale *c);

/* Mean of n readings, rounded towards zero; 0 if n is 0 or more than INT32_MAX
 * (samples is not looked at then, and may be NULL). */
int32_t rawscale_mean(const int32_t *samples, size_t n);

/* Whether two curves have the same points. */
bool rawscale_equal(const struct rawscale *a, const struct rawscale *b);

#endif
