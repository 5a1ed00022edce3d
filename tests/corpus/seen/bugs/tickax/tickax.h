/* tickax - tick marks for the axes of plots, at round numbers (1, 2, 5 times
   a power of ten) */
#ifndef TICKAX_H
#define TICKAX_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    double first; /* value of tick 0 */
    double step;  /* > 0 */
    int count;    /* ticks; may be 0 */
} tickax;

#define TICKAX_LIMIT 1e300 /* |lo|, |hi| */
#define TICKAX_WANT  50

/* Linear axis for data from lo to hi (in either order) with about `want`
   ticks, 1..TICKAX_WANT.  All ticks are within the range, but for rounding.
   A range without extent (lo == hi) is widened by half a unit on either side
   first.  false: argument out of range or NAN; *ax untouched. */
bool tickax_linear(double lo, double hi, int want, tickax *ax);

/* Decades, 0 < lo, hi <= TICKAX_LIMIT: ticks are exponents of 10. */
bool tickax_decades(double lo, double hi, tickax *ax);

/* Each interval in `parts` (1..10); ax as it is if parts is not, or if ax has
   more than 100 ticks. */
tickax tickax_minor(tickax ax, int parts);

/* Value of tick i; NAN if there is none. */
double tickax_value(tickax ax, int i);

/* Tick next to v; -1 if ax has no ticks or v is NAN. */
int tickax_nearest(tickax ax, double v);

/* Label of tick i, with decimals down to the step's first digit, like snprintf:
   at most size - 1 characters and a 0, result is the full length.  No tick,
   no text. */
int tickax_label(tickax ax, int i, char *text, size_t size);

/* Length of the longest label, for the margin. */
int tickax_width(tickax ax);

#endif
