#ifndef LERPACC_H
#define LERPACC_H

#include <stddef.h>

/**
 * @file
 * Piecewise linear interpolation in calibration tables, with an accelerator
 * that remembers the interval of the last evaluation.  Sweeps through a table
 * therefore cost O(1) per point.
 *
 * Typical use, a thermistor (kOhm to degC):
 * @code
 *     static const double r[] = { 1.2, 3.6, 10.0, 32.7 };
 *     static const double t[] = { 85., 50.,  25.,   0. };
 *     lerpacc cal;
 *     lerp_init(&cal, r, t, 4);
 *     temp = lerp_eval(&cal, 4.2);
 * @endcode
 *
 * The tables are not copied; they must exist, unchanged, for as long as the
 * interpolator is in use.  Nothing needs to be freed.
 */

/** An interpolator.  The members are private, set up by lerp_init(). */
typedef struct {
    const double *x, *y;
    size_t n;
    size_t last;
} lerpacc;

/**
 * Sets up an interpolator for the points (x[0],y[0]) ... (x[n-1],y[n-1]).
 *
 * @param x  abscissae, finite and strictly increasing
 * @param y  ordinates
 * @param n  number of points, at least 2
 *
 * Tables are part of the program, not user input: a table which violates
 * this is a programming error and fails an assert().
 */
void lerp_init(lerpacc *l, const double *x, const double *y, size_t n);

/** Index i of the interval x[i] <= v < x[i+1], 0 ... n-2.  Values outside of
    the table belong to the first or the last interval. */
size_t lerp_interval(lerpacc *l, double v);

/** Value at v.  Extrapolates along the first or last interval. */
double lerp_eval(lerpacc *l, double v);

/** dy/dx at v, in units of y per unit of x. */
double lerp_slope(lerpacc *l, double v);

/** Integral of the value from a to b; negative of that from b to a. */
double lerp_integral(lerpacc *l, double a, double b);

/** Evaluates in bulk: out[k] = value at v[k], k = 0 ... m-1.  out may be v. */
void lerp_map(lerpacc *l, const double *v, double *out, size_t m);

/** Largest |y[i] - value of other at x[i]|: how far a table is from another
    calibration of the same sensor. */
double lerp_deviation(const lerpacc *l, lerpacc *other);

#endif
