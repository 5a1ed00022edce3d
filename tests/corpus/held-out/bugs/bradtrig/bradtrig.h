#ifndef BRADTRIG_H
#define BRADTRIG_H

/*
 * BRADTRIG(3) -- trigonometry without floating point
 *
 * ANGLES are binary: brad_t counts 1/65536 of a full turn and wraps around as
 * uint16_t does.  NUMBERS are q16_t, 16 bits before and 16 after the point.
 *
 * All functions take all values of their types; there are no errors.  Results
 * that do not fit saturate at BT_MAX or BT_MIN.  sin and cos are exact to
 * about 1/10000, angles to about 2 brads.
 */

#include <stdint.h>

typedef uint16_t brad_t;
typedef int32_t q16_t;

#define BT_ONE ((q16_t)65536)
#define BT_MAX INT32_MAX
#define BT_MIN INT32_MIN

#define BT_DEG90  ((brad_t)0x4000)
#define BT_DEG180 ((brad_t)0x8000)
#define BT_DEG270 ((brad_t)0xC000)

q16_t bt_sin(brad_t angle);
q16_t bt_cos(brad_t angle);

/* Saturates at BT_MAX for 90 degrees and at BT_MIN for 270. */
q16_t bt_tan(brad_t angle);

/* Arcus functions.  Arguments above 1 count as 1, those below -1 as -1. */
brad_t bt_asin(q16_t value);   /* -90 .. 90 degrees, negative ones wrapped */
brad_t bt_acos(q16_t value);   /* 0 .. 180 degrees */

/* The angle of the vector x, y; 0 for the vector 0, 0.  As with atan2() of
 * math.h, y comes first. */
brad_t bt_atan2(q16_t y, q16_t x);

/* Length of the vector x, y. */
q16_t bt_hypot(q16_t x, q16_t y);

/* Product and quotient, rounded toward 0.  a / 0 saturates, 0 / 0 is 0. */
q16_t bt_mul(q16_t a, q16_t b);
q16_t bt_div(q16_t a, q16_t b);

/* Turns the vector *x, *y counterclockwise. */
void bt_rotate(q16_t *x, q16_t *y, brad_t angle);

/* The shortest turn from one angle to another, -32768 .. 32767. */
int bt_turn(brad_t from, brad_t to);

/* Whole degrees, of any sign and number of turns; 0 .. 359 the other way. */
brad_t bt_from_degrees(int32_t degrees);
int bt_to_degrees(brad_t angle);

#endif
