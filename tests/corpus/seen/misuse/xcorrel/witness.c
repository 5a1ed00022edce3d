#include "xcorrel.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    static const float shape[3] = { 1, -2, 1 };
    static const float signal[8] = { 0, 1, -2, 1, 0, 2, -4, 2 };
    float out[8] = { 0 };
    size_t count = 9;
#ifdef LEGAL
    (void)rule;
    if (xc_new(shape, 0, XC_PLAIN) || xc_new(shape, SIZE_MAX, XC_PLAIN) || xc_new(shape, 3, (enum xc_mode)7))
        return 2;
    xcorrel *xc = xc_new(shape, 3, XC_COEFF), *plain = xc_new(shape, 3, XC_PLAIN);
    if (!xc || !plain || xc_results(xc, 2) || xc_results(xc, SIZE_MAX) || xc_results(xc, 3) != 1 ||
        xc_run(xc, NULL, 2, NULL) || xc_run(xc, NULL, 0, NULL))
        return 3;
    if (xc_run(plain, signal, 8, out) != 6 || out[1] != 6 || out[5] != 12 || xc_best(out, 6) != 5)
        return 4;
    const struct xc_peak *p = xc_peaks(plain, out, 6, 4.0f, &count);
    if (!p || count != 2 || p[0].place != 1 || p[1].height != 12)
        return 5;
    if (xc_run(xc, signal, 8, out) != 6 || fabsf(out[1] - 1) > 1e-6f || fabsf(out[5] - 1) > 1e-6f)
        return 6;
    if (xc_peaks(xc, out, 0, 0, &count) || count != 0 || xc_peaks(xc, out, 6, NAN, &count) || count != 0 ||
        xc_peaks(xc, out, SIZE_MAX, 0, &count))
        return 7;
    float odd[4] = { NAN, 3e38f, 3e38f, INFINITY };
    if (xc_run(plain, odd, 4, out) != 2 || xc_run(xc, odd, 4, out) != 2 || xc_best(odd, 4) != 3 ||
        xc_best(odd, 1) != 1 || xc_best(NULL, 0) != 0 || xc_energy(NULL, 0) != 0.0)
        return 8;
    if (!xc_peaks(xc, odd, 4, -INFINITY, &count) || count != 1 || p[0].place != 1)
        return 9;
    xc_free(xc);
    xc_free(plain);
    xc_free(NULL);
#else
    float *tmpl = malloc(3 * sizeof *tmpl);
    if (!tmpl)
        return 0;
    for (int i = 0; i < 3; i++)
        tmpl[i] = shape[i];
    xcorrel *xc = xc_new(tmpl, 3, XC_PLAIN);
    if (!xc)
        return 0;
    if (rule == 1) {
        free(tmpl);
        tmpl = NULL;
        xc_run(xc, signal, 8, out);
    } else if (rule == 2) {
        float *small = malloc(3 * sizeof *small);
        xc_run(xc, signal, 8, small);
        free(small);
    } else {
        xc_run(xc, signal, 8, out);
        const struct xc_peak *first = xc_peaks(xc, out, 6, 10.0f, &count);
        size_t more;
        xc_peaks(xc, out, 6, 1.0f, &more);
        if (first[0].place == 99)
            return 0;
    }
    xc_free(xc);
    free(tmpl);
#endif
    return 0;
}
