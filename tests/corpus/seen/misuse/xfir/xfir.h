#ifndef XFIR_H
#define XFIR_H

#include <stddef.h>
#include <stdint.h>

/* Filters of 16 bit samples.  Counts are counts of samples, not of bytes. */
typedef struct xfir xfir;

#define XFIR_MAX_TAPS 64

/* A filter with `count` coefficients, 1 to XFIR_MAX_TAPS, in units of 1/32768.
   It copies them, and starts in silence.  NULL when there are more or none, or
   memory is out. */
xfir *xfir_new(const int16_t *taps, size_t count);
void xfir_free(xfir *filter);
/* Back to silence. */
void xfir_reset(xfir *filter);

/* Filters `count` samples of `in` to `out`, which has room for as many.  They
   may be the same buffer.  Results that do not fit 16 bits are cut. */
void xfir_process(xfir *filter, const int16_t *in, size_t count, int16_t *out);

/* Filters and keeps each `factor`-th sample, beginning with the first.  `out`
   has room for (count + factor - 1) / factor samples; their number is
   returned.  The factor is at least 1, and the buffers do not overlap. */
size_t xfir_decimate(xfir *filter, const int16_t *in, size_t count, size_t factor, int16_t *out);

/* Filters with `factor` - 1 zeros behind each sample.  `out` has room for
   count * factor samples; their number is returned.  The factor is at least 1,
   and the buffers do not overlap. */
size_t xfir_interpolate(xfir *filter, const int16_t *in, size_t count, size_t factor, int16_t *out);

#endif
