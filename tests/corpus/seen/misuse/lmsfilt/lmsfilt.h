/* lmsfilt.h - adaptive filter (normalized least mean squares), blockwise
 *
 * Learns the FIR filter that makes a reference signal out of an input signal:
 * for echo and noise cancelling.  The library allocates nothing.  The
 * application provides the filter object and two arrays for it, which have to
 * remain until the filter is no longer used:
 *
 *   coeffs   of length taps: what has been learned, newest input first; may be
 *            preset and read at any time between calls
 *   state    of length taps + block - 1: the last inputs
 *
 *       #define TAPS 32
 *       #define BLOCK 64
 *       static float coeffs[TAPS], state[TAPS + BLOCK - 1];
 *       lms_filter f;
 *       lms_init(&f, TAPS, coeffs, state, 0.5f, BLOCK);
 *       lms_process(&f, input, reference, out, err, BLOCK);
 *
 * All other functions expect a filter for which lms_init() succeeded.
 */
#ifndef LMSFILT_H
#define LMSFILT_H

#include <stddef.h>

#define LMS_MAX_TAPS 4096
#define LMS_MAX_BLOCK 4096

/* Not for the application to look into. */
typedef struct {
    size_t taps, block;
    float *coeffs;
    float *state;
    float mu;
    int frozen;
} lms_filter;

/* Prepares a filter.  The coefficients are taken as they are, the state is
 * cleared.  mu is the step size, above 0 and below 2.
 * Returns 0, or -1 if taps, block (both at least 1) or mu is out of range;
 * neither filter nor arrays have been touched then. */
int lms_init(lms_filter *f, size_t taps, float *coeffs, float *state, float mu,
             size_t block);

/* Filters count samples, at most block of them.  Writes the filtered signal to
 * out and reference minus filtered signal to err, and adapts the coefficients.
 * out and err may be the same arrays as in and ref, in this order, but must
 * not overlap otherwise. */
void lms_process(lms_filter *f, const float *in, const float *ref, float *out,
                 float *err, size_t count);

/* Filters count samples, at most block of them, and leaves the coefficients as
 * they are.  out may be in. */
void lms_apply(lms_filter *f, const float *in, float *out, size_t count);

/* Stops (1) and resumes (0) the adaption by lms_process(). */
void lms_freeze(lms_filter *f, int frozen);

/* Changes the step size.  Returns 0, or -1 if it is out of range. */
int lms_set_mu(lms_filter *f, float mu);

/* Forgets the last inputs and, if coeffs_too is not 0, what was learned. */
void lms_reset(lms_filter *f, int coeffs_too);

/* The numbers that were given to lms_init(). */
size_t lms_taps(const lms_filter *f);
size_t lms_block(const lms_filter *f);

#endif
