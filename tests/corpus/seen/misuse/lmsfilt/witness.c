#include "lmsfilt.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) ((x) ? (void)0 : exit(2))

#ifdef LEGAL
int main(void)
{
    float coeffs[4] = {0}, state[4 + 8 - 1], in[8], ref[8], out[8], err[8], one = 0, last = 0;
    lms_filter f;

    CHECK(lms_init(&f, 0, coeffs, state, 1, 8) == -1 && lms_init(&f, 4, coeffs, state, 1, 0) == -1);
    CHECK(lms_init(&f, SIZE_MAX, coeffs, state, 1, 8) == -1 && lms_init(&f, 4, coeffs, state, 1, SIZE_MAX) == -1);
    CHECK(lms_init(&f, 4, coeffs, state, NAN, 8) == -1 && lms_init(&f, 4, coeffs, state, 2, 8) == -1);
    CHECK(lms_init(&f, 4, coeffs, state, 0.5f, 8) == 0 && lms_taps(&f) == 4 && lms_block(&f) == 8);
    for (int round = 0; round < 200; round++) {
        for (int i = 0; i < 8; i++) {
            in[i] = (float)((round * 8 + i) * 7919 % 101) / 50 - 1;
            ref[i] = 0.5f * in[i] - 0.25f * last;
            last = in[i];
        }
        lms_process(&f, in, ref, out, err, 8);
    }
    CHECK(fabsf(err[7]) < 1e-2f && fabsf(coeffs[0] - 0.5f) < 0.02f && fabsf(coeffs[1] + 0.25f) < 0.02f);
    lms_freeze(&f, 1);
    one = coeffs[0];
    lms_process(&f, in, ref, in, ref, 3);
    CHECK(coeffs[0] == one);
    lms_freeze(&f, 0);
    lms_process(&f, NULL, NULL, NULL, NULL, 0);
    lms_apply(&f, NULL, NULL, 0);
    lms_apply(&f, in, in, 8);
    lms_apply(&f, in, out, 1);
    CHECK(lms_set_mu(&f, 0) == -1 && lms_set_mu(&f, -INFINITY) == -1 && lms_set_mu(&f, 1.5f) == 0);
    in[0] = INFINITY;
    in[1] = NAN;
    lms_process(&f, in, ref, out, err, 8);
    lms_reset(&f, 0);
    lms_reset(&f, 1);
    CHECK(coeffs[0] == 0 && coeffs[3] == 0);
    CHECK(lms_init(&f, 1, &one, &last, 1, 1) == 0);
    lms_process(&f, in + 2, ref, out, err, 1);
    lms_process(&f, in + 3, ref, out, err, 1);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    float coeffs[4] = {0}, in[9] = {0}, ref[9] = {0}, out[9], err[9];
    size_t length = rule == 1 ? 8 : 4 + 8 - 1;
    float *state = malloc(length * sizeof *state);
    lms_filter f;

    CHECK(state);
    memset(&f, 0, sizeof f);
    if (rule != 3)
        lms_init(&f, 4, coeffs, state, 0.5f, 8);
    lms_process(&f, in, ref, out, err, rule == 2 ? 9 : 8);
    free(state);
    return 0;
}
#endif
