#include "xfir.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    static const int16_t taps[] = {16384, 16384}, loud[] = {-32768, -32768, -32768};
    static const int16_t samples[] = {100, 200, 300, 400, 500};
    if (xfir_new(taps, 0) != NULL || xfir_new(taps, XFIR_MAX_TAPS + 1) != NULL)
        return 2;
    xfir *filter = xfir_new(taps, 2), *cut = xfir_new(loud, 3);
    int16_t *out = malloc(5 * sizeof *out);
    xfir_process(filter, samples, 5, out);
    if (out[0] != 50 || out[1] != 150 || out[4] != 450)
        return 2;
    xfir_process(filter, out, 5, out);
    xfir_process(cut, loud, 3, out);
    if (out[0] != 32767 || out[2] != 32767)
        return 2;
    xfir_reset(filter);
    if (xfir_decimate(filter, samples, 5, 2, out) != 3 || out[0] != 50 || out[2] != 450)
        return 2;
    if (xfir_decimate(filter, samples, 5, SIZE_MAX, out) != 1 || xfir_decimate(filter, NULL, 0, 1, NULL) != 0)
        return 2;
    xfir_reset(filter);
    if (xfir_interpolate(filter, samples, 2, 2, out) != 4 || out[0] != 50 || out[1] != 50 || out[3] != 100 ||
        xfir_interpolate(filter, samples, 0, SIZE_MAX, out) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule == 1)
        xfir_interpolate(filter, samples, 4, 3, out);
    else if (rule == 2)
        xfir_decimate(filter, samples, 5, 0, out);
    else
        xfir_process(filter, out, 6, out);
#endif
    free(out);
    xfir_free(filter);
    xfir_free(cut);
    return 0;
}
