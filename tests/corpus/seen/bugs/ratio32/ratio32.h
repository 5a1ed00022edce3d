#ifndef RATIO32_H
#define RATIO32_H

#include <stddef.h>
#include <stdint.h>

/**
 * @file ratio32.h
 * @brief Exact fractions of 32-bit integers.
 *
 * A ratio is always in lowest terms and its denominator is positive.  The
 * functions below see to that; do not fill in the members yourself.
 */
typedef struct {
    int32_t num;
    int32_t den;
} ratio;

enum {
    RATIO_OK = 0,
    RATIO_EZERO = -1,  /**< denominator or divisor is zero */
    RATIO_ERANGE = -2, /**< the reduced result does not fit */
    RATIO_ESYNTAX = -3 /**< not a number */
};

/* On any error the result is left untouched. */

/** num/den, reduced. */
int ratio_make(ratio *out, int32_t num, int32_t den);
/** Reads "-3/4" or "17".  No blanks are allowed. */
int ratio_parse(ratio *out, const char *text);
/** Writes r as ratio_parse() reads it; returns the length like snprintf(). */
int ratio_format(ratio r, char *buf, size_t size);

int ratio_add(ratio *out, ratio a, ratio b);
int ratio_sub(ratio *out, ratio a, ratio b);
int ratio_mul(ratio *out, ratio a, ratio b);
int ratio_div(ratio *out, ratio a, ratio b);

/** Less than, equal to or greater than zero, as a is to b.  A total order, so
 *  it can be used for sorting. */
int ratio_cmp(ratio a, ratio b);

/** The largest integer that is not above r. */
int32_t ratio_floor(ratio r);

#endif
