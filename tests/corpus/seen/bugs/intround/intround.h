#ifndef INTROUND_H
#define INTROUND_H

/*
 * intround: division of 64-bit integers with a choice of rounding, and a few
 * relatives.  Every function is total: it takes any values of its argument
 * types and says by its status when there is no answer.
 */

#include <stdint.h>

enum ir_status {
    IR_OK,
    IR_ZERODIV, /* the divisor is zero */
    IR_RANGE,   /* the result does not fit into its type */
    IR_BADMODE  /* mode is none of enum ir_mode */
};

enum ir_mode {
    IR_TRUNC,     /* toward zero, as C does */
    IR_FLOOR,     /* toward minus infinity */
    IR_CEIL,      /* toward plus infinity */
    IR_EUCLID,    /* so that the remainder is never negative */
    IR_HALF_AWAY, /* to the nearest, ties away from zero */
    IR_HALF_EVEN  /* to the nearest, ties to the even quotient */
};

/* For all functions that have an `out`: it is written only when the status is
 * IR_OK, and may be NULL when only the status is of interest. */

/* The quotient a / b, rounded.  IR_RANGE for INT64_MIN / -1. */
enum ir_status ir_div(int64_t a, int64_t b, enum ir_mode mode, int64_t *out);

/* The remainder a - b * q, where q is a / b rounded.  It is smaller than b in
 * magnitude and so fits always: IR_RANGE is never returned. */
enum ir_status ir_rem(int64_t a, int64_t b, enum ir_mode mode, int64_t *out);

/* The multiple of step that is nearest to a in the direction of mode.
 * IR_ZERODIV when step is zero or negative. */
enum ir_status ir_multiple(int64_t a, int64_t step, enum ir_mode mode, int64_t *out);

/* a * b / c, rounded once, without overflow of the product. */
enum ir_status ir_muldiv(int64_t a, int64_t b, int64_t c, enum ir_mode mode, int64_t *out);

/* Greatest common divisor of the magnitudes; ir_gcd(0, 0) is 0. */
uint64_t ir_gcd(int64_t a, int64_t b);

/* Least common multiple of the magnitudes; 0 when either is 0. */
enum ir_status ir_lcm(int64_t a, int64_t b, uint64_t *out);

/* base to the power of exp; anything to the power of 0 is 1. */
enum ir_status ir_pow(int64_t base, unsigned exp, int64_t *out);

/* The largest r with r * r <= n. */
uint32_t ir_isqrt(uint64_t n);

#endif
