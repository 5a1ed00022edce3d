#include "presums.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    long values[4] = {3, 0, 4, 5}, sums[5], back[4], out[4];
    ps_build(values, 4, sums);
    assert(ps_range(sums, 0, 4) == 12 && ps_range(sums, 4, 4) == 0 && ps_range(sums, 1, 3) == 4);
    assert(ps_mean(sums, 0, 4) == 3.0);
    ps_change(sums, 4, 3, -5);
    ps_values(sums, 4, back);
    assert(back[3] == 0 && back[2] == 4);
    assert(ps_find(sums, 4, 0) == 0 && ps_find(sums, 4, 7) == 3 && ps_find(sums, 4, LONG_MAX) == 5);
    assert(ps_windows(sums, 4, 0, out) == 0 && ps_windows(sums, 4, 5, out) == 0);
    assert(ps_windows(sums, 4, 3, out) == 2 && out[0] == 7 && out[1] == 4);
    assert(ps_best(sums, 4, 1) == 2 && ps_best(sums, 4, 4) == 0 && ps_best(sums, 4, 5) == 4);
    long edge[2] = {LONG_MAX, -LONG_MAX}, none[1];
    ps_build(edge, 2, sums);
    assert(ps_range(sums, 0, 2) == 0 && ps_range(sums, 1, 2) == -LONG_MAX);
    ps_build(NULL, 0, none);
    assert(ps_range(none, 0, 0) == 0 && ps_find(none, 0, 1) == 1);
    long grid[6] = {1, 2, 3, 4, 5, 6}, grid_sums[12];
    ps_build2(grid, 2, 3, grid_sums);
    assert(ps_range2(grid_sums, 3, 0, 0, 2, 3) == 21 && ps_range2(grid_sums, 3, 1, 1, 2, 3) == 11);
    assert(ps_range2(grid_sums, 3, 2, 3, 2, 3) == 0);
    ps_build2(NULL, 0, 0, none);
    assert(ps_range2(none, 0, 0, 0, 0, 0) == 0);
    return 0;
#else
    long values[4] = {1, 2, 3, LONG_MAX - 6}, result = 0;
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    long *sums = malloc((rule == 1 ? 4 : 5) * sizeof *sums);
    if (!sums)
        return 0;
    if (rule == 3)
        values[3] = LONG_MAX;
    ps_build(values, 4, sums);
    if (rule == 2)
        result = ps_range(sums, 0, 5);
    free(sums);
    (void)result;
    return 0;
#endif
}
