// crvterp.h: smooth curves through tabulated values
//
// cv_curve is a natural cubic spline through n points (x[i], y[i]).  Making one
// takes two steps so that curves can be reused: cv_alloc() fixes the number of
// points, cv_init() computes the curve and may be called again with other data.
//
//     cv_curve *c = cv_alloc(n);
//     cv_init(c, x, y, n);
//     cv_hint hint = CV_HINT_NONE;
//     for (t = x[0]; t <= x[n - 1]; t += 0.01)
//         plot(t, cv_eval(c, t, &hint));
//     cv_free(c);
//
// The curve does not keep copies of x and y.  It refers to the arrays, which
// have to stay as they are for as long as it is evaluated.

#ifndef CRVTERP_H
#define CRVTERP_H

#include <stddef.h>

#define CV_MIN_POINTS 3
#define CV_MAX_POINTS 65536

typedef struct cv_curve cv_curve;

// Remembers where the last evaluation was, which makes the next one nearby fast.
// It goes with one curve: reset it when it is to be used with another.
typedef struct {
    size_t interval;
} cv_hint;

#define CV_HINT_NONE {0}

// NULL if n is not in CV_MIN_POINTS .. CV_MAX_POINTS, or without memory.
cv_curve *cv_alloc(size_t n);
void cv_free(cv_curve *c);

// n is the number that was given to cv_alloc().  x must be strictly increasing.
void cv_init(cv_curve *c, const double *x, const double *y, size_t n);

size_t cv_points(const cv_curve *c);

// The functions below need a curve that has been through cv_init().

// The ends of the x axis.
double cv_first(const cv_curve *c);
double cv_last(const cv_curve *c);

// Value, slope and curvature at t.  There is no extrapolation: t has to be in
// cv_first() .. cv_last().  hint may be NULL.
double cv_eval(const cv_curve *c, double t, cv_hint *hint);
double cv_slope(const cv_curve *c, double t, cv_hint *hint);
double cv_bend(const cv_curve *c, double t, cv_hint *hint);

// The integral from a to b, both in cv_first() .. cv_last(), a <= b.
double cv_integral(const cv_curve *c, double a, double b);

void cv_hint_reset(cv_hint *hint);

// count values at equal distances from cv_first() to cv_last(), count >= 2.
void cv_tabulate(const cv_curve *c, double *out, size_t count);

#endif
