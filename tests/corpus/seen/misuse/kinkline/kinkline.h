/* kinkline: functions given by points with straight lines between them.
 *
 * A curve does not copy its points: the arrays x and y given to kl_new have to
 * stay, and to stay as they are, for as long as the curve is used.  The x must
 * be finite and strictly increasing (this is checked with an assertion).
 */
#ifndef KINKLINE_H
#define KINKLINE_H

#include <stddef.h>

typedef struct kl_curve kl_curve;
typedef struct kl_cursor kl_cursor;

/* NULL when n < 2 or memory is out. */
kl_curve *kl_new(const double *x, const double *y, size_t n);
/* The cursors of a curve have to be freed before. */
void kl_free(kl_curve *c);

/* Left of the first and right of the last point the value is theirs.  NaN
 * for NaN. */
double kl_value(const kl_curve *c, double x);
/* The slope to the right of x; 0 outside of the points. */
double kl_slope(const kl_curve *c, double x);
/* From the first to the last x. */
double kl_integral(const kl_curve *c);
double kl_first(const kl_curve *c);
double kl_last(const kl_curve *c);

/* Cursors find values faster when x grows slowly from call to call. */
kl_cursor *kl_cursor_new(const kl_curve *c);
double kl_cursor_value(kl_cursor *k, double x);
void kl_cursor_free(kl_cursor *k);

#endif
