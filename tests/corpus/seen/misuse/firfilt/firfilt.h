#ifndef FIRFILT_H
#define FIRFILT_H

#include <stddef.h>

/* Filters of finite impulse response, for streams of samples:
       out[i] = taps[0] * in[i] + taps[1] * in[i - 1] + ...
   A stream may be filtered in parts of any length; what came before is kept. */
typedef struct firfilt firfilt;

#define FIRFILT_MAX 256 /* taps */

/* A filter of `count` taps, which are copied; NULL for none or too many. */
firfilt *firfilt_new(const float *taps, size_t count);
/* A filter that returns the mean of the last `count` samples. */
firfilt *firfilt_new_mean(size_t count);
void firfilt_free(firfilt *filter);

size_t firfilt_length(const firfilt *filter); /* number of taps */
/* Writes all taps to an array that is long enough for them. */
void firfilt_get_taps(const firfilt *filter, float *taps);

/* Filters n samples.  `in` and `out` are arrays of n samples, and may be the
   same array. */
void firfilt_process(firfilt *filter, const float *in, float *out, size_t n);
/* Filters every factor-th sample only: writes n / factor samples of n, where
   n must be a multiple of factor. */
void firfilt_decimate(firfilt *filter, const float *in, float *out, size_t n, size_t factor);
/* Forgets what came before. */
void firfilt_reset(firfilt *filter);

#endif
