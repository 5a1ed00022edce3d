#include "aliaspick.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

static double next(void *state)
{
    uint32_t *s = state;
    *s = *s * 1664525u + 1013904223u;
    return (double)*s / 4294967296.0;
}

int main(int argc, char **argv)
{
    struct apick p;
    const double w[] = {1, 0, 3, 4};
    uint32_t seed = 1;
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (apick_build(&p, w, 4) != 0)
        return 0;
#ifdef LEGAL
    (void)rule;
    size_t out[100];
    double bad[] = {NAN, 1};
    struct apick q;
    apick_fill(&p, out, 100, next, &seed);
    for (int i = 0; i < 100; i++)
        if (out[i] > 3 || out[i] == 1)
            return 2;
    if (apick_size(&p) != 4 || apick_total(&p) != 8 || fabs(apick_chance(&p, 2) - 0.375) > 1e-9)
        return 3;
    if (apick_draw(&p, 0) > 3 || apick_draw(&p, nextafter(1, 0)) > 3 || apick_chance(&p, SIZE_MAX) != 0)
        return 4;
    if (apick_build(&q, bad, 2) != -1 || apick_build(&q, w, 0) != -1 || apick_build(&q, w, SIZE_MAX) != -1)
        return 5;
    if (apick_once(w, 4, NAN) != 0 || apick_once(w, 4, 2) != 3 || apick_once(bad, 2, 0) != 2)
        return 6;
    apick_release(&p);
    if (apick_build(&p, w, 1) != 0 || apick_draw(&p, 0.999) != 0)
        return 7;
    apick_release(&p);
#else
    if (rule == 1) {
        apick_draw(&p, 1.0);
    } else if (rule == 2) {
        apick_release(&p);
        apick_draw(&p, 0.5);
    } else {
        size_t *out = malloc(2 * sizeof *out);
        if (out != NULL)
            apick_fill(&p, out, 3, next, &seed);
        free(out);
    }
#endif
    return 0;
}
