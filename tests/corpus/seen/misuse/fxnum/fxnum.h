#ifndef FXNUM_H
#define FXNUM_H

#include <stdint.h>

// fxnum - fixed-point arithmetic, 16 bits before and 16 behind the point.
//
// For targets without a floating-point unit.  Speed first: nothing is checked
// that the caller can be expected to know.  Where a function is said to
// saturate, a result that does not fit becomes FX_MAX or FX_MIN.

typedef int32_t fx;

#define FX_ONE  ((fx)65536)
#define FX_MAX  INT32_MAX
#define FX_MIN  INT32_MIN
#define FX_TEXT 16              // room for the text of any number

// Conversion.  i in -32768 .. 32767.
fx fx_from_int(int i);

// The integer part, rounded down.
int fx_floor(fx a);

// The nearest integer; halves away from zero.
int fx_round(fx a);

// Sum, difference, product.  All saturate.
fx fx_add(fx a, fx b);
fx fx_sub(fx a, fx b);
fx fx_mul(fx a, fx b);

// Quotient, rounded towards zero; b is not 0.  Saturates.
fx fx_div(fx a, fx b);

// Square root, rounded down; 0 for negative numbers.
fx fx_sqrt(fx a);

// Sine of whole degrees in the first quadrant, deg in 0 .. 90.  Good to four
// decimals.
fx fx_sin(int deg);

// Reads a number like "-3", "0.25" or "+17.5" (at least a digit before the
// point, and one behind it if there is a point).  The whole text must be a
// number that fits.  Further decimals than the fifth are ignored.
// Returns 0, or -1 and leaves *out alone.
int fx_parse(const char *text, fx *out);

// Writes a number with four decimals into buf, which has FX_TEXT bytes, and
// returns buf.  The decimals are cut, not rounded.
char *fx_format(fx a, char *buf);

#endif
