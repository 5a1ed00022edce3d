/* ------------------------------------------------------------------------ *
 *  tapring: the last samples of a sensor, and calibration curves            *
 * ------------------------------------------------------------------------ */
#ifndef TAPRING_H
#define TAPRING_H

#include <stdbool.h>
#include <stdint.h>

/* No malloc in here: the ring lives in your struct, its samples in your array. */

struct tap_ring {
    int32_t *sample;   /* your array */
    uint32_t capacity; /* of it */
    uint32_t next;     /* where the next sample goes */
    uint32_t count;
};

#define TAP_CAPACITY_MAX 65536u
#define TAP_MEDIAN_MAX   32u
#define TAP_POINTS_MAX   16u

/* Sets up an empty ring on an array of `capacity` samples, which must stay as
 * long as the ring is used.  Its contents do not matter.
 * False: capacity is not a power of two or above TAP_CAPACITY_MAX. */
bool tap_init(struct tap_ring *ring, int32_t *array, uint32_t capacity);

/* Forgets all samples. */
void tap_clear(struct tap_ring *ring);

/* Adds a sample; the oldest makes room for it if the ring is full. */
void tap_push(struct tap_ring *ring, int32_t sample);

uint32_t tap_count(const struct tap_ring *ring);

/* The sample `back` samples ago (0: the newest).  False: not that many. */
bool tap_recent(const struct tap_ring *ring, uint32_t back, int32_t *sample);

/* ---- Over the newest n samples, or all if there are fewer.  The ring must
 * ---- have a sample at least, and n be at least 1.                          */

int32_t tap_mean(const struct tap_ring *ring, uint32_t n); /* rounds towards 0 */

void tap_range(const struct tap_ring *ring, uint32_t n, int32_t *low, int32_t *high);

/* The lower one of two in the middle.  n above TAP_MEDIAN_MAX counts as that. */
int32_t tap_median(const struct tap_ring *ring, uint32_t n);

/* ---- Calibration: straight lines between points, flat outside ------------ */

struct tap_point {
    int32_t raw;
    int32_t value;
};

struct tap_curve {
    struct tap_point point[TAP_POINTS_MAX];
    int64_t slope[TAP_POINTS_MAX]; /* times 65536, from each point to the next */
    uint32_t count;
};

/* Makes a curve of n points, which are copied.  Their raw values must ascend,
 * no two being equal.  False: n is 0 or above TAP_POINTS_MAX. */
bool tap_curve_init(struct tap_curve *curve, const struct tap_point *points, uint32_t n);

/* The value for a raw sample.  Any sample will do. */
int32_t tap_curve_map(const struct tap_curve *curve, int32_t raw);

/* Maps all samples of the ring in place. */
void tap_apply(struct tap_ring *ring, const struct tap_curve *curve);

#endif
