/* xcorrel.h -- find a known waveform in a signal by cross-correlation
 *
 * A correlator slides a template over a signal and gives, for each place where
 * the template lies wholly within the signal, how well they agree.
 */
#ifndef XCORREL_H
#define XCORREL_H

#include <stddef.h>

#define XC_MAX_TEMPLATE 1024
#define XC_MAX_SIGNAL 65536

typedef struct xcorrel xcorrel;

enum xc_mode {
    XC_PLAIN, /* sum of products */
    XC_COEFF  /* divided by the energies of both: -1 to 1, 0 for silence */
};

struct xc_peak {
    size_t place; /* index into the results */
    float height;
};

/* Makes a correlator for the m samples at tmpl.  They are not copied: keep them
   in place and unchanged until xc_free.  NULL if m is not in
   1..XC_MAX_TEMPLATE, the mode is neither of the above or memory is short. */
xcorrel *xc_new(const float *tmpl, size_t m, enum xc_mode mode);

/* Frees a correlator and the peaks it found.  NULL is fine. */
void xc_free(xcorrel *xc);

/* The number of results for a signal of n samples: n - m + 1, or 0 if it is
   shorter than the template or longer than XC_MAX_SIGNAL. */
size_t xc_results(const xcorrel *xc, size_t n);

/* Correlates the n samples at signal.  out takes xc_results(xc, n) values and
   does not overlap the signal.  Returns their number; if that is 0 neither
   pointer is used. */
size_t xc_run(const xcorrel *xc, const float *signal, size_t n, float *out);

/* Looks for peaks among n results (at most XC_MAX_SIGNAL): values of at least
   `least` that are greater than the value before and not less than the one
   after.  Returns them in the order of their places, and their number in
   *count.  The array belongs to the correlator and is replaced by the next call
   of xc_peaks.  NULL, with *count 0, if there are none, n is too large or
   memory is short. */
const struct xc_peak *xc_peaks(xcorrel *xc, const float *results, size_t n, float least, size_t *count);

/* The place of the greatest of n values, the first if there are several; NaNs
   are passed over.  n if there is none. */
size_t xc_best(const float *results, size_t n);

/* The energy, that is the sum of the squares, of n samples. */
double xc_energy(const float *samples, size_t n);

#endif
