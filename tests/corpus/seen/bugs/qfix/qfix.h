#ifndef QFIX_H
#define QFIX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Q16.16 fixed point numbers.
 *
 * All results saturate: what is too large becomes QFIX_MAX, what is too small
 * QFIX_MIN. There is no trap and no wrap-around, any operand is fine.
 */
typedef int32_t qfix;

#define QFIX_ONE ((qfix)0x10000)
#define QFIX_MAX INT32_MAX
#define QFIX_MIN INT32_MIN

qfix qfix_from_int(int value);
qfix qfix_from_ratio(int numerator, int denominator); /* as by qfix_div() */
int qfix_to_int(qfix x);                              /* towards zero */

qfix qfix_add(qfix a, qfix b);
qfix qfix_sub(qfix a, qfix b);
qfix qfix_neg(qfix x);
qfix qfix_abs(qfix x);
qfix qfix_mul(qfix a, qfix b);
/* By 0: QFIX_MAX or QFIX_MIN after the sign of a, 0 for 0 / 0. */
qfix qfix_div(qfix a, qfix b);

qfix qfix_floor(qfix x); /* largest whole number not above x */
qfix qfix_round(qfix x); /* nearest whole number, halves upwards */

/* Square root; 0 for negative numbers. */
qfix qfix_sqrt(qfix x);

/* Writes "-12.34375", with up to 16 decimals and always a point, cut to fit
   and terminated. The length of the whole text. */
size_t qfix_format(qfix x, char *text, size_t size);

#endif
