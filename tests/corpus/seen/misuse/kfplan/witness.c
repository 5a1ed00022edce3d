#include "kfplan.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    kf_plan *p = kf_plan_new(16, 0), *back = kf_plan_new(16, 1);
    kf_cpx *in = calloc(16, sizeof *in), *out = calloc(16, sizeof *out);
    float *samples = calloc(16, sizeof *samples), *power = calloc(9, sizeof *power);
    in[1].re = 1;
    for (int i = 0; i < 16; i++)
        samples[i] = i % 4 == 0 ? 1 : i % 4 == 2 ? -1 : 0;
    kf_run(p, in, out);
    if (kf_plan_new(15, 0) != NULL || kf_plan_new(-2147483647 - 1, 0) != NULL || kf_length(p) != 16 || kf_is_inverse(p))
        return 2;
    if (out[4].re > 1e-6f || out[4].re < -1e-6f || out[4].im > -0.999f || out[8].re > -0.999f)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    kf_run(back, out, in);
    kf_scale(in, 16, 1.0f / 16);
    if (in[1].re < 0.999f || in[1].re > 1.001f || in[2].re > 1e-6f)
        return 2;
    kf_power(p, samples, out, power);
    if (kf_peak(power, 9) != 4)
        return 2;
    size_t len = kf_plan_bytes(8);
    void *mem = malloc(len);
    kf_plan *placed = kf_plan_place(mem, len, 8, 0);
    if (placed == NULL || kf_plan_place(mem, len - 1, 8, 0) != NULL || kf_plan_place(NULL, 0, 3, 0) != NULL)
        return 2;
    kf_run_stride(placed, in, 2, out);
    free(mem);
    kf_scale(NULL, 0, 2);
    for (int n = 2; n <= 65536; n *= 2)
        kf_plan_free(kf_plan_new(n, n));
    kf_plan_free(NULL);
#else
    static max_align_t place[64];
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        out = realloc(out, 8 * sizeof *out);
        kf_run(p, in, out);
        break;
    case 2:
        kf_run(p, in, in);
        break;
    case 3:
        kf_power(back, samples, out, power);
        break;
    case 4:
        kf_plan_free(kf_plan_place(place, sizeof place, 8, 0));
        break;
    case 5:
        kf_plan_free(p);
        kf_run(p, in, out);
        break;
    case 6:
        power = realloc(power, 8 * sizeof *power);
        kf_power(p, samples, out, power);
        break;
    case 7:
        kf_run_stride(p, in, 2, out);
        break;
    case 8:
        kf_run_stride(p, in, 0, out);
        break;
    case 9:
        kf_plan_place((char *)place + 1, sizeof place - 1, 8, 0);
        break;
    case 10:
        kf_peak(power, 0);
        break;
    }
#endif
    kf_plan_free(p);
    kf_plan_free(back);
    free(in);
    free(out);
    free(samples);
    free(power);
    return 0;
}
