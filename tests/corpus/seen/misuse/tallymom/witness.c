#include "tallymom.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    tally t = TALLY_INIT;
    tally_add(&t, 3);
    tally_add(&t, 1);
#ifdef LEGAL
    (void)argc, (void)argv;
    tally u;
    size_t n = 7;
    tally_init(&u);
    if (tally_take(&u, &n) != NULL || n != 0 || tally_variance(&u) != 0 || tally_add(&u, NAN) != -1)
        return 1;
    tally_sorted(&u);
    if (tally_mean(&t) != 2 || tally_variance(&t) != 2 || tally_quantile(&t, 0.5) != 2 || tally_sorted(&t)[0] != 1)
        return 1;
    for (int i = 0; i < 20; i++)
        if (tally_add(&t, -i) != 0)
            return 1;
    if (tally_quantile(&t, 0) != -19 || tally_quantile(&t, 1) != 3 || tally_count(&t) != 22)
        return 1;
    double *all = tally_take(&t, &n);
    if (n != 22 || tally_count(&t) != 0)
        return 1;
    tally_give(&u, all, n);
    if (tally_quantile(&u, 1) != 3 || tally_add(&u, INFINITY) != 0 || tally_quantile(&u, 1) != INFINITY)
        return 1;
    tally_done(&u);
    tally_done(&u);
    tally_give(&t, NULL, 0);
    if (tally_add(&t, 1) != 0)
        return 1;
    tally_done(&t);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        tally raw;
        memset(&raw, 0x41, sizeof raw);         /* as the stack may be */
        tally_done(&raw);
    } else if (rule == 2) {
        tally_done(&t);
        return tally_mean(&t) == 0;
    } else if (rule == 3) {
        return tally_quantile(&t, 50) == 0;
    } else if (rule == 4) {
        free((void *)tally_sorted(&t));
        tally_done(&t);
    } else if (rule == 5) {
        double *samples = malloc(4 * sizeof *samples);
        memset(samples, 0, 4 * sizeof *samples);
        tally_give(&t, samples, 4);
        free(samples);
        tally_done(&t);
    } else if (rule == 6) {
        double array[3] = {1, 2, 3};
        tally_give(&t, array, 3);
        tally_done(&t);
    } else {
        const double *sorted = tally_sorted(&t);
        for (int i = 0; i < 9; i++)
            tally_add(&t, i);
        return sorted[0] == 99;
    }
    return 0;
#endif
}
