#ifndef FXQ_H
#define FXQ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Fixed point numbers with 16 bits behind the point. Results that are too
   large or too small become FX_MAX or FX_MIN. */
typedef int32_t fx;

#define FX_ONE 65536
#define FX_MAX INT32_MAX
#define FX_MIN INT32_MIN
#define FX_TEXT 16

fx fx_int(int value);
fx fx_double(double value); /* not NaN */
double fx_to_double(fx x);
/* rounded down */
int fx_floor(fx x);

fx fx_add(fx a, fx b);
fx fx_sub(fx a, fx b);
fx fx_mul(fx a, fx b);
fx fx_div(fx a, fx b); /* b is not 0 */
fx fx_sqrt(fx x);     /* x is not negative */

fx fx_sum(const fx *v, size_t n);
/* table[x], between two entries by their distance; before the first and
   behind the last of the n entries (at least one) their value */
fx fx_interp(const fx *table, size_t n, fx x);

/* "-1.2500"; text[FX_TEXT] */
char *fx_format(fx x, char *text);
bool fx_parse(const char *text, fx *x);

#endif
