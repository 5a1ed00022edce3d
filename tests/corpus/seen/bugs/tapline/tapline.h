/**
 * @file tapline.h
 * @brief A finite impulse response filter with a delay line.
 *
 * A filter computes y[t] = taps[0] * x[t] + taps[1] * x[t-1] + ... for a
 * stream of samples.  Samples before the first one count as 0.
 *
 * Unless said otherwise a filter argument is a pointer from tl_new() that
 * has not been given to tl_free(), and arrays are not NULL.
 */
#ifndef TAPLINE_H
#define TAPLINE_H

#include <stddef.h>

/** Greatest number of taps of a filter. */
#define TL_MAX_TAPS 256

/** A filter; opaque. */
typedef struct tl_filter tl_filter;

/**
 * Makes a filter.
 * @param taps  the coefficients; they are copied
 * @param n     their number, 1 to TL_MAX_TAPS
 * @return the filter, to be freed with tl_free(); NULL when n is out of range
 *         or there is no memory
 */
tl_filter *tl_new(const double *taps, size_t n);

/** Frees a filter.  NULL is allowed and does nothing. */
void tl_free(tl_filter *f);

/**
 * Gives the filter other coefficients, of the same or another number, at any
 * time.  The delay line is cleared: the samples before the next count as 0.
 * @param taps  the new coefficients; they are copied
 * @param n     their number
 * @return 0; -1 when n is not within 1 to TL_MAX_TAPS or there is no memory,
 *         and then the filter is as it was
 */
int tl_set_taps(tl_filter *f, const double *taps, size_t n);

/** Number of taps. */
size_t tl_length(const tl_filter *f);

/** Coefficient i, or 0 when there is no such. */
double tl_tap(const tl_filter *f, size_t i);

/** The sum of all coefficients: the gain for a constant signal. */
double tl_gain(const tl_filter *f);

/** Feeds one sample and returns the filter's answer. */
double tl_step(tl_filter *f, double x);

/**
 * Feeds count samples from in and stores as many answers to out.  in and out
 * may be the same array, and may be NULL when count is 0.
 */
void tl_run(tl_filter *f, const double *in, double *out, size_t count);

/** The sample that was fed back steps ago: 0 is the latest.  0 when back is
 *  not less than the number of taps. */
double tl_past(const tl_filter *f, size_t back);

/** Clears the delay line and keeps the coefficients. */
void tl_reset(tl_filter *f);

#endif
