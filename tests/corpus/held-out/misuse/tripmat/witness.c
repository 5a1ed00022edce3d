#include "tripmat.h"

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef LEGAL
int main(void)
{
    double x[3] = { 1, 2, 3 }, y[2];
    tripmat *m, *t;
    tripmat_slice row;

    assert(!tripmat_new(0, 1) && !tripmat_new(1, INT_MIN) && !tripmat_new(INT_MAX, 1));
    tripmat_free(NULL);
    m = tripmat_new(2, 3);
    assert(m && tripmat_rows(m) == 2 && tripmat_cols(m) == 3 && !tripmat_packed(m));
    assert(tripmat_pack(m) == 0 && tripmat_packed(m) && tripmat_count(m) == 0);
    assert(tripmat_row(m, 0).n == 0 && tripmat_at(m, 1, 2) == 0);
    tripmat_mul(m, x, y);
    assert(y[0] == 0 && y[1] == 0);
    t = tripmat_transpose(m);
    assert(t && tripmat_rows(t) == 3 && tripmat_count(t) == 0);
    tripmat_free(t);

    assert(tripmat_put(m, 2, 0, 1) == -1 && tripmat_put(m, 0, 3, 1) == -1 && tripmat_put(m, INT_MIN, -1, 1) == -1);
    assert(tripmat_packed(m));
    assert(tripmat_put(m, 1, 2, 4) == 0 && tripmat_put(m, 1, 0, 5) == 0 && tripmat_put(m, 1, 2, 0.5) == 0);
    assert(!tripmat_packed(m) && tripmat_pack(m) == 0 && tripmat_pack(m) == 0);
    assert(tripmat_count(m) == 2 && tripmat_at(m, 1, 2) == 4.5 && tripmat_at(m, 1, 1) == 0);
    assert(tripmat_at(m, INT_MIN, 0) == 0 && tripmat_at(m, 1, INT_MAX) == 0 && tripmat_row(m, 2).n == 0);
    row = tripmat_row(m, 1);
    assert(row.n == 2 && row.col[0] == 0 && row.col[1] == 2 && row.val[0] == 5);
    tripmat_scale(m, 2);
    assert(row.val[0] == 10);
    tripmat_mul(m, x, y);
    assert(y[0] == 0 && y[1] == 37);
    t = tripmat_transpose(m);
    assert(t && tripmat_at(t, 2, 1) == 9);
    tripmat_free(t);
    assert(tripmat_put(m, 0, 0, NAN) == 0 && tripmat_put(m, 0, 0, INFINITY) == 0 && tripmat_pack(m) == 0);
    assert(isnan(tripmat_at(m, 0, 0)) && tripmat_at(m, 1, 0) == 10);
    tripmat_free(m);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tripmat *m = tripmat_new(4, 1);
    double x[1] = { 1 };

    if (!m || tripmat_put(m, 0, 0, 1) != 0 || (rule != 3 && tripmat_pack(m) != 0))
        return 0;
    if (rule == 1) {
        tripmat_slice row = tripmat_row(m, 0);

        tripmat_put(m, 1, 0, 2);
        printf("%f\n", row.val[0]);
    } else if (rule == 2) {
        double *y = malloc(2 * sizeof *y);

        if (y)
            tripmat_mul(m, x, y);
        free(y);
    } else {
        printf("%f\n", tripmat_at(m, 0, 0));
    }
    tripmat_free(m);
    return 0;
}
#endif
