/*
 * decscale.h -- exact decimal numbers in 64 bits
 *
 * A dec_t is coef * 10^-scale.  Prices are usually kept with scale 2 (1999
 * and 2 is 19.99); a negative scale counts thousands, millions and so on
 * (7 and -3 is 7000).  Numbers are values: copy them as you like.
 *
 * Every number the functions take must have a scale from DEC_SCALE_MIN to
 * DEC_SCALE_MAX, as those have that the functions make; any coef will do.
 * Pointers must not be NULL.  Results may be stored over an operand.
 */
#ifndef DECSCALE_H
#define DECSCALE_H

#include <stddef.h>
#include <stdint.h>

#define DEC_SCALE_MIN (-18)
#define DEC_SCALE_MAX 18

typedef struct {
    int64_t coef;
    int scale;
} dec_t;

typedef enum {
    DEC_OK = 0,
    DEC_SYNTAX, /* not a number */
    DEC_RANGE   /* the result cannot be held */
} dec_status;

/* All functions with a status leave *out alone unless it is DEC_OK. */

/* DEC_RANGE if the scale is not allowed. */
dec_status dec_make(int64_t coef, int scale, dec_t *out);

/* Reads [+-]digits[.digits], nothing before or after.  The scale is the
 * number of digits after the point; whole numbers that need it get a
 * negative scale, if they end with enough zeros. */
dec_status dec_parse(const char *text, dec_t *out);

/* Writes the number without an exponent ("-0.050", "7000"), at most `size`
 * bytes with the NUL.  Returns the length of the whole text, as snprintf().
 * dec_parse() reads an equal number from it. */
size_t dec_format(dec_t d, char *buf, size_t size);

/* Below, equal or above: -1, 0 or 1.  By value: 1.0 and 1.00 compare equal. */
int dec_cmp(dec_t a, dec_t b);

/* 1 if both have the same value, else 0. */
int dec_equal(dec_t a, dec_t b);

/* The same for equal numbers. */
uint32_t dec_hash(dec_t d);

/* Without needless zeros: 1.500 becomes 1.5, 7000 becomes 7 with scale -3.
 * Zero gets scale 0. */
dec_t dec_normalize(dec_t d);

/* a + b and a - b with the greater of both scales; a * b with their sum.
 * DEC_RANGE if coef or scale of the result would be too large or small. */
dec_status dec_add(dec_t a, dec_t b, dec_t *out);
dec_status dec_sub(dec_t a, dec_t b, dec_t *out);
dec_status dec_mul(dec_t a, dec_t b, dec_t *out);

/* The number with another scale, half rounded away from zero.  DEC_RANGE if
 * the scale is not allowed or coef would be too large. */
dec_status dec_round(dec_t d, int scale, dec_t *out);

#endif
