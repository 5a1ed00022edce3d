#include "bqchain.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    float coeffs[2 * BQ_COEFFS], state[2 * BQ_STATE], buffer[1000];
    struct bq_chain chain;
    if (!bq_lowpass(coeffs, 0.1, 0.7) || !bq_lowpass(coeffs + BQ_COEFFS, 0.2, 0.7) || bq_lowpass(coeffs, 0.5, 1))
        return 2;
    bq_init(&chain, 2, coeffs, state);
    if (fabs(bq_dc_gain(&chain) - 1) > 1e-3)
        return 2;
    for (int i = 0; i < 1000; i++)
        buffer[i] = 1;
#ifdef LEGAL
    (void)count, (void)arguments;
    bq_process(&chain, buffer, buffer, 1000);
    if (fabsf(buffer[999] - 1) > 1e-2f || bq_highpass(coeffs, 0.1, 0) || bq_highpass(coeffs, NAN, 1))
        return 2;
    if (!bq_highpass(coeffs, 0.1, 1) || fabs(bq_dc_gain(&chain)) > 1e-3)
        return 2;
    bq_reset(&chain);
    if (bq_step(&chain, 0) != 0)
        return 2;
    bq_init(&chain, 0, NULL, NULL);
    if (bq_step(&chain, 5) != 5)
        return 2;
    bq_process(&chain, NULL, NULL, 0);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bq_init(&chain, 3, coeffs, state);
        break;
    case 2: {
        float *own = malloc(BQ_COEFFS * sizeof *own);
        bq_lowpass(own, 0.1, 1);
        bq_init(&chain, 1, own, state);
        free(own);
        return bq_step(&chain, 1) > 2;
    }
    case 3:
        memset(&chain, 0xa5, sizeof chain);
        return bq_step(&chain, 1) > 2;
    case 4: {
        float small[10];
        bq_process(&chain, buffer, small, 11);
        return small[0] > 2;
    }
    }
#endif
    return 0;
}
