#include "luview.h"

#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    luview v;
#ifdef LEGAL
    double m[11] = {0, 2, 1, 99, 1, 1, 0, 99, 3, 0, 1}, x[3] = {1, 2, 3}, y[3], nan1[1] = {NAN};
    size_t pivots[3];
    luview w;
    (void)argc, (void)argv;

    assert(luview_make(&v, m, 0, 1, 1) == -1 && luview_make(&v, m, 3, 3, 2) == -1 && luview_make(&v, m, SIZE_MAX, 1, 1) == -1);
    assert(luview_make(&v, m, 1, 1, SIZE_MAX) == -1 && luview_make(&v, m, 3, 3, 4) == 0);
    luview_apply(&v, x, y);
    assert(y[0] == 7 && y[1] == 3 && y[2] == 6 && luview_get(&v, 2, 0) == 3);
    assert(luview_transpose(&v) == 0 && luview_get(&v, 0, 2) == 3 && luview_transpose(&v) == 0);
    assert(luview_factor(&v, pivots) == 0 && fabs(luview_det(&v, pivots) + 5) < 1e-9);
    assert(luview_solve(&v, pivots, y) == 0 && fabs(y[0] - 1) < 1e-9 && fabs(y[1] - 2) < 1e-9 && fabs(y[2] - 3) < 1e-9);
    luview_diagonal(&v, 2);
    assert(m[3] == 99 && m[7] == 99 && luview_part(&w, &v, 1, 1, 2, 2) == 0 && luview_get(&w, 1, 1) == 2);
    assert(luview_part(&w, &v, 3, 0, 1, 1) == -1 && luview_part(&w, &v, 2, 2, 2, 1) == -1 && luview_part(&w, &v, 0, 0, 0, 1) == -1);
    assert(luview_part(&w, &v, 0, SIZE_MAX, 1, SIZE_MAX) == -1 && luview_part(&w, &v, 0, 0, 2, 3) == 0);
    assert(luview_transpose(&w) == -1 && luview_factor(&w, pivots) == -1 && luview_solve(&w, pivots, y) == -1 && luview_det(&w, pivots) == 0);
    luview_set(&v, 1, 1, 0);
    assert(luview_factor(&v, pivots) == -1 && luview_part(&v, &v, 2, 2, 1, 1) == 0 && luview_factor(&v, pivots) == 0 && pivots[0] == 0);
    assert(luview_make(&v, nan1, 1, 1, 1) == 0 && luview_factor(&v, pivots) == 0 && luview_solve(&v, pivots, y) == 0);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    double *data = calloc(9, sizeof *data), *b = calloc(3, sizeof *b);
    size_t *pivots = malloc(2 * sizeof *pivots);

    if (!data || !b || !pivots)
        return 0;
    if (rule == 1) {
        luview_make(&v, data, 3, 3, 4);
        luview_diagonal(&v, 1);
    } else if (rule == 2) {
        luview_make(&v, data, 3, 3, 3);
        luview_diagonal(&v, 1);
        luview_factor(&v, pivots);
    } else {
        size_t order[3] = {1, 2, 3}; /* counted from 1 */

        luview_make(&v, data, 3, 3, 3);
        luview_diagonal(&v, 1);
        luview_solve(&v, order, b);
    }
#endif
    return 0;
}
