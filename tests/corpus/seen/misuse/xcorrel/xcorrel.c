#include "xcorrel.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

struct xcorrel {
    const float *tmpl;
    size_t m;
    enum xc_mode mode;
    struct xc_peak *peaks;
};

xcorrel *xc_new(const float *tmpl, size_t m, enum xc_mode mode)
{
    if (m < 1 || m > XC_MAX_TEMPLATE || (mode != XC_PLAIN && mode != XC_COEFF))
        return NULL;
    xcorrel *xc = malloc(sizeof *xc);
    if (!xc)
        return NULL;
    xc->tmpl = tmpl;
    xc->m = m;
    xc->mode = mode;
    xc->peaks = NULL;
    return xc;
}

void xc_free(xcorrel *xc)
{
    if (!xc)
        return;
    free(xc->peaks);
    free(xc);
}

size_t xc_results(const xcorrel *xc, size_t n)
{
    if (n < xc->m || n > XC_MAX_SIGNAL)
        return 0;
    return n - xc->m + 1;
}

double xc_energy(const float *samples, size_t n)
{
    double sum = 0.0;
    for (size_t i = 0; i < n; i++)
        sum += (double)samples[i] * (double)samples[i];
    return sum;
}

/* A double as a float; what is too large becomes infinite. */
static float narrow(double value)
{
    if (value > (double)FLT_MAX)
        return HUGE_VALF;
    if (value < -(double)FLT_MAX)
        return -HUGE_VALF;
    return (float)value;
}

size_t xc_run(const xcorrel *xc, const float *signal, size_t n, float *out)
{
    size_t results = xc_results(xc, n);
    if (results == 0)
        return 0;
    double own = xc->mode == XC_COEFF ? xc_energy(xc->tmpl, xc->m) : 0.0;
    for (size_t at = 0; at < results; at++) {
        double sum = 0.0;
        for (size_t i = 0; i < xc->m; i++)
            sum += (double)xc->tmpl[i] * (double)signal[at + i];
        if (xc->mode == XC_COEFF) {
            double both = sqrt(own) * sqrt(xc_energy(signal + at, xc->m));
            sum = both > 0.0 ? sum / both : both == 0.0 ? 0.0 : sum;
            if (sum > 1.0)
                sum = 1.0;
            if (sum < -1.0)
                sum = -1.0;
        }
        out[at] = narrow(sum);
    }
    return results;
}

/* Whether there is a peak at i. */
static int is_peak(const float *results, size_t n, float least, size_t i)
{
    if (!(results[i] >= least))
        return 0;
    if (i > 0 && !(results[i] > results[i - 1]))
        return 0;
    return i + 1 >= n || results[i] >= results[i + 1];
}

const struct xc_peak *xc_peaks(xcorrel *xc, const float *results, size_t n, float least, size_t *count)
{
    struct xc_peak *peaks = NULL;
    size_t found = 0;

    if (n <= XC_MAX_SIGNAL)
        for (size_t i = 0; i < n; i++)
            found += (size_t)is_peak(results, n, least, i);
    if (found > 0)
        peaks = malloc(found * sizeof *peaks);
    *count = 0;
    if (peaks)
        for (size_t i = 0; i < n; i++)
            if (is_peak(results, n, least, i)) {
                peaks[*count].place = i;
                peaks[*count].height = results[i];
                ++*count;
            }
    free(xc->peaks);
    xc->peaks = peaks;
    return peaks;
}

size_t xc_best(const float *results, size_t n)
{
    size_t best = n;
    for (size_t i = 0; i < n; i++)
        if (!isnan(results[i]) && (best == n || results[i] > results[best]))
            best = i;
    return best;
}
