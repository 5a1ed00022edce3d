#include "decim16.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    int16_t *coef = malloc(4 * sizeof *coef), *state = malloc(DECIM16_STATE(4, 8) * sizeof *state);
    int16_t *in = malloc(8 * sizeof *in), *out = malloc(4 * sizeof *out);
    decim16 d = {0};
    decim16_boxcar(coef, 4);
    decim16_boxcar(coef, 0);
    for (int i = 0; i < 8; i++)
        in[i] = INT16_MIN;
    if (decim16_init(&d, 4, 3, coef, state, 8) != DECIM16_LENGTH || decim16_init(&d, 4, 2, coef, NULL, 8) == DECIM16_OK)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (decim16_init(&d, 4, 2, coef, state, 8) != DECIM16_OK || decim16_gain(&d) != 4 * 8191)
        return 2;
    decim16_run(&d, in, out);
    if (decim16_produced(&d) != 4 || out[0] != -8191 || out[1] != -24573 || out[3] != -32764)
        return 2;
    decim16_run(&d, in, in);
    if (in[0] != -32764)
        return 2;
    decim16_flush(&d);
    coef[0] = coef[1] = INT16_MIN;
    for (int i = 0; i < 8; i++)
        in[i] = INT16_MIN;
    decim16_run(&d, in, out);
    if (out[1] != INT16_MAX)
        return 2;
    if (decim16_init(&d, 1, 1, coef, state, 1) != DECIM16_OK || decim16_produced(&d) != 1)
        return 2;
    decim16_run(&d, in, out);
    if (out[0] != INT16_MAX)
        return 2;
#else
    int16_t *few = malloc(2 * sizeof *few);
    few[0] = few[1] = 0;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        decim16_init(&d, 2, 2, coef, few, 8);
        break;
    case 2:
        decim16_init(&d, 4, 2, coef, state, 8);
        free(coef);
        decim16_run(&d, in, out);
        break;
    case 3:
        decim16_init(&d, 4, 2, coef, state, 8);
        decim16_run(&d, few, out);
        break;
    case 4:
        decim16_init(&d, 4, 2, coef, state, 8);
        decim16_run(&d, in, few);
        break;
    case 5:
        decim16_boxcar(few, 8);
        break;
    case 6:
        decim16_produced(&d);
        break;
    }
    free(few);
#endif
    free(coef);
    free(state);
    free(in);
    free(out);
    return 0;
}
