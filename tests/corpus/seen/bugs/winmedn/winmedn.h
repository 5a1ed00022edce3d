#ifndef WINMEDN_H
#define WINMEDN_H

#include <stddef.h>

/*
 * NAME
 *     winmedn - order statistics over the last samples of a stream
 *
 * DESCRIPTION
 *     A window keeps the last `width` samples. Samples are doubles of every
 *     kind: infinities are ordinary values, and a NaN (a gap in the stream)
 *     is kept like the others and ranks above all numbers. A window argument
 *     must be one got from wm_open() or wm_dup() and not closed; only
 *     wm_close() takes NULL.
 */

#define WM_MAX_WIDTH 4096

struct wm_window;

/* wm_open - a window without samples. NULL if width is 0 or more than
 * WM_MAX_WIDTH, or there is no memory. */
struct wm_window *wm_open(size_t width);

/* wm_dup - an independent copy with the same samples. NULL without memory. */
struct wm_window *wm_dup(const struct wm_window *w);

/* wm_close - frees a window. */
void wm_close(struct wm_window *w);

/* wm_push - takes a sample in. If the window was full the oldest one leaves.
 * Returns 1 if one left, else 0. The leaver is stored in *gone, unless gone is
 * NULL. */
int wm_push(struct wm_window *w, double sample, double *gone);

/* wm_reset - forgets all samples. */
void wm_reset(struct wm_window *w);

/* wm_count - number of samples in the window, at most its width. */
size_t wm_count(const struct wm_window *w);

/* wm_rank - the k-th smallest sample, counted from 0; NaN if k is not below
 * wm_count(). */
double wm_rank(const struct wm_window *w, size_t k);

/* wm_median - the middle sample, or the mean of the two in the middle. NaN for
 * an empty window. */
double wm_median(const struct wm_window *w);

/* wm_quantile - the sample of rank floor(q * (count - 1)). q is taken as 0 if
 * below, as 1 if above. NaN for an empty window or if q is NaN. */
double wm_quantile(const struct wm_window *w, double q);

/* wm_mean - the mean; NaN for an empty window. */
double wm_mean(const struct wm_window *w);

#endif
