#ifndef THERMCAL_H
#define THERMCAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Calibration curves for sensors: straight lines between known points.
 * No heap, no floating point.
 *
 * raw:   what the converter delivers
 * value: what it stands for, in whatever unit (millidegrees, pascals, ...)
 *
 * Both are any int32_t.
 */

#define CAL_MAX_POINTS 16

typedef struct {
    int32_t raw;
    int32_t value;
} cal_point;

/* Start with cal_clear(); change it with the functions below only. */
typedef struct {
    unsigned n;                         /* number of points          */
    cal_point point[CAL_MAX_POINTS];    /* in ascending order of raw */
} cal_curve;

typedef enum {
    CAL_OK,
    CAL_FULL,        /* no more points fit                       */
    CAL_EXISTS,      /* there is a point with this raw           */
    CAL_NOT_FOUND,   /* there is no point with this raw          */
    CAL_TOO_FEW,     /* fewer than two points                    */
    CAL_NOT_RISING,  /* the values do not rise from point to point */
    CAL_OUTSIDE      /* below the first or above the last point  */
} cal_result;

/* Empties a curve. */
void cal_clear(cal_curve *c);

/* Adds a point; in any order.  CAL_FULL, CAL_EXISTS. */
cal_result cal_add(cal_curve *c, int32_t raw, int32_t value);

/* Removes the point with this raw.  CAL_NOT_FOUND. */
cal_result cal_remove(cal_curve *c, int32_t raw);

/* The value for a raw reading, rounded towards the value of the point below.
 * CAL_TOO_FEW, CAL_OUTSIDE: *value is not touched. */
cal_result cal_value(const cal_curve *c, int32_t raw, int32_t *value);

/* As cal_value(), but readings outside get the value of the nearest point.
 * CAL_TOO_FEW. */
cal_result cal_value_clamped(const cal_curve *c, int32_t raw, int32_t *value);

/* The reverse: the raw reading for a value, for curves whose values strictly
 * rise, rounded towards the raw of the point below.  CAL_TOO_FEW,
 * CAL_NOT_RISING, CAL_OUTSIDE: *raw is not touched. */
cal_result cal_raw(const cal_curve *c, int32_t value, int32_t *raw);

/* True if the values strictly rise with raw; so with 0 or 1 points. */
bool cal_is_rising(const cal_curve *c);

/* Moves all values by delta; those that would not fit become INT32_MIN or
 * INT32_MAX. */
void cal_shift(cal_curve *c, int32_t delta);

/* Mean of n readings, rounded towards zero; 0 for n == 0. */
int32_t cal_mean(const int32_t *raw, size_t n);

#endif
