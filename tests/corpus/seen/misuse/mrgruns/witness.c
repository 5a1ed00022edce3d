#include "mrgruns.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    mrg_many m;
    mrg_start(&m);
#ifdef LEGAL
    (void)rule;
    long a[] = {3, LONG_MIN, 2, LONG_MAX, 1, 0, 0}, work[7], out[4];
    const long b[] = {1, 5}, c[] = {-1, 5};
    mrg_sort(NULL, 0, NULL);
    mrg_merge(NULL, 0, NULL, 0, NULL);
    if (mrg_run(a, 7) != 1 || mrg_runs(a, 7) != 4 || mrg_runs(NULL, 0) != 0 || !mrg_sorted(a, 1))
        return 2;
    mrg_sort(a, 7, work);
    if (!mrg_sorted(a, 7) || a[0] != LONG_MIN || a[6] != LONG_MAX)
        return 3;
    mrg_sort(a, 7, work);
    mrg_merge(b, 2, c, 2, out);
    if (out[0] != -1 || out[3] != 5)
        return 4;
    if (mrg_more(&m) || mrg_left(&m) != 0 || !mrg_add(&m, NULL, 0))
        return 5;
    for (int i = 0; i < MRG_MANY; i++)
        if (!mrg_add(&m, i % 2 ? b : c, 2))
            return 6;
    if (mrg_add(&m, b, 2) || mrg_left(&m) != 16)
        return 7;
    long last = LONG_MIN;
    while (mrg_more(&m)) {
        long now = mrg_next(&m);
        if (now < last)
            return 8;
        last = now;
    }
    if (!mrg_add(&m, b, 1) || mrg_next(&m) != 1 || mrg_more(&m))
        return 9;
#else
    if (rule == 1) {
        mrg_next(&m);
    } else if (rule == 2) {
        long a[] = {3, 2, 1}, *scratch = malloc(sizeof *scratch);
        if (scratch == NULL)
            return 0;
        mrg_sort(a, 3, scratch);
        free(scratch);
    } else {
        long *run = calloc(2, sizeof *run);
        if (run == NULL || !mrg_add(&m, run, 2))
            return 0;
        free(run);
        mrg_next(&m);
    }
#endif
    return 0;
}
