/*
 * FXPOINT - numbers with 16 bits before the point and 16 after it
 *
 * DESCRIPTION
 *   An fx is its number times 65536.  Every int32_t is a valid fx, and every
 *   function takes every value: results that do not fit become the nearest
 *   value that does (FX_MAX or FX_MIN).
 */
#ifndef FXPOINT_H
#define FXPOINT_H

#include <stddef.h>
#include <stdint.h>

typedef int32_t fx;

#define FX_ONE ((fx)65536)
#define FX_EPS ((fx)1)         /* the smallest step, 1/65536 */
#define FX_MAX INT32_MAX       /* almost 32768 */
#define FX_MIN INT32_MIN       /* -32768 */

#define FX_TEXT_SIZE 13        /* "-32768.00000", with the terminator */

/* Conversions.  fx_to_int rounds towards minus infinity; fx_from_double
 * rounds to the nearest, and makes 0 of a NaN. */
fx  fx_from_int(int n);
int fx_to_int(fx a);
fx  fx_from_double(double d);
double fx_to_double(fx a);

/* Arithmetic.  fx_mul and fx_div round towards zero. */
fx fx_add(fx a, fx b);
fx fx_sub(fx a, fx b);
fx fx_neg(fx a);
fx fx_mul(fx a, fx b);

/* a / b.  By 0: FX_MAX, FX_MIN or 0, as a is positive, negative or 0. */
fx fx_div(fx a, fx b);

/* The remainder of the floored division a / b: 0, or of the sign of b, and
 * smaller than b in size.  By 0: 0. */
fx fx_mod(fx a, fx b);

/* The square root, rounded down.  Of a negative number: 0. */
fx fx_sqrt(fx a);

/* Writes a with up to five digits after the point ("-1.5", "3"), cut off, not
 * rounded.  text has room for FX_TEXT_SIZE bytes.  Returns the length. */
size_t fx_format(fx a, char *text);

#endif
