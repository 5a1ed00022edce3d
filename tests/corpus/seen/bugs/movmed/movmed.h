#ifndef MOVMED_H
#define MOVMED_H

/*
 * movmed - median and other figures of the last N measurements
 *
 * The structure and its memory are the caller's, nothing is allocated:
 *
 *     double space[MOVMED_SPACE(5)];
 *     movmed w;
 *     movmed_init(&w, space, 5);
 *     movmed_push(&w, 1.5);
 *
 * The space must stay for as long as the window is in use; there is nothing to
 * be freed.  The members of the structure are private.
 *
 * Measurements are any doubles, infinities and NaN included.  In the order of
 * size, NaN comes after all numbers.
 */

#include <stddef.h>

#define MOVMED_MAX 65536              /* longest window */
#define MOVMED_SPACE(n) (2 * (n))     /* doubles for a window of n */

typedef struct movmed {
    double *ring;
    double *sorted;
    size_t window, count, oldest;
} movmed;

/* An empty window of the last `window` measurements; space has
   MOVMED_SPACE(window) elements, whatever is in them.  0, or -1 if window is 0
   or more than MOVMED_MAX, or a pointer is NULL.  No other function may be
   called before this one succeeded. */
int movmed_init(movmed *w, double *space, size_t window);

/* Forgets all measurements. */
void movmed_reset(movmed *w);

/* Adds a measurement; if the window is full, the oldest one leaves it. */
void movmed_push(movmed *w, double x);

/* Removes the oldest measurement.  1, or 0 if there was none. */
int movmed_drop(movmed *w);

/* Number of measurements in the window. */
size_t movmed_count(const movmed *w);

/* Of the measurements in the window; NaN if there are none.  The median of
   an even number is the mean of the two in the middle. */
double movmed_median(const movmed *w);
double movmed_min(const movmed *w);
double movmed_max(const movmed *w);
double movmed_mean(const movmed *w);

/* The measurement below which a part q of the others lies: 0 for the least, 1
   for the greatest.  q is taken as 0 if less than that, as 1 if more; NaN if q
   is NaN or the window is empty. */
double movmed_quantile(const movmed *w, double q);

/* Copies up to cap measurements to out, oldest first; returns how many. */
size_t movmed_values(const movmed *w, double *out, size_t cap);

#endif
