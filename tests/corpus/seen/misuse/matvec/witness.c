#include "matvec.h"

#include <math.h>
#include <stdlib.h>

#define CHECK(x) do { if (!(x)) exit(2); } while (0)

#ifdef LEGAL
int main(void)
{
    double data[12], other[12], out[16], b[3] = { 1, 2, 3 }, x[3], y[3];
    size_t perm[3], i;
    mv_mat m = mv_wrap(data, 3, 4), none = mv_wrap(NULL, 0, 0), a, t;

    mv_fill(m, 2);
    CHECK(mv_norm_max(m) == 2 && mv_get(m, 2, 3) == 2);
    mv_identity(m);
    CHECK(mv_get(m, 2, 2) == 1 && mv_get(m, 2, 3) == 0);
    mv_fill(none, 1);
    mv_identity(none);
    CHECK(mv_norm_max(none) == 0 && mv_mul(none, none, none, 1) == 0 && mv_add(none, none, none, 1) == 0);
    CHECK(mv_transpose(none, none) == 0 && mv_lu(none, perm) == 0);
    mv_solve(none, perm, b, x);
    CHECK(mv_norm_max(mv_wrap(NULL, (size_t)-1, 0)) == 0 && mv_norm_max(mv_wrap(NULL, 0, (size_t)-1)) == 0);
    mv_fill(mv_wrap(NULL, (size_t)-1, 0), 1);
    CHECK(mv_block(m, 3, 4, 0, 0).data == NULL);
    a = mv_block(m, 0, 1, 3, 3);
    CHECK(a.stride == 4);
    for (i = 0; i < 9; i++)
        mv_set(a, i / 3, i % 3, (double)((i * i) % 7 + (i % 4 == 0)));
    t = mv_wrap(other, 3, 3);
    CHECK(mv_transpose(t, a) == 0 && mv_get(t, 0, 2) == mv_get(a, 2, 0));
    CHECK(mv_transpose(t, t) == 0 && mv_get(t, 2, 0) == mv_get(a, 2, 0));
    CHECK(mv_add(t, t, t, 1) == 0 && mv_get(t, 1, 1) == 2 * mv_get(a, 1, 1));
    CHECK(mv_add(t, t, a, -1) == 0 && mv_get(t, 1, 1) == mv_get(a, 1, 1));
    CHECK(mv_transpose(mv_wrap(out, 4, 3), m) == 0 && out[11] == data[11]);
    CHECK(mv_transpose(t, m) == -1 && mv_mul(t, m, m, 0) == -1 && mv_add(t, m, m, 0) == -1 && mv_lu(m, perm) == -1);
    if (mv_lu(t, perm) == 0) {
        mv_solve(t, perm, b, x);
        for (i = 0; i < 3; i++)
            y[i] = NAN;
        CHECK(mv_mul(mv_wrap(y, 3, 1), a, mv_wrap(x, 3, 1), 0) == 0);
        for (i = 0; i < 3; i++)
            CHECK(fabs(y[i] - b[i]) < 1e-9);
    }
    mv_fill(t, 0);
    CHECK(mv_lu(t, perm) == -1);
    mv_fill(t, NAN);
    CHECK(mv_lu(t, perm) == -1 && mv_norm_max(t) == 0);
    return 0;
}
#else
int main(int argc, char **argv)
{
    double *data = calloc(4, sizeof *data), b[2] = { 1, 2 }, x[2];
    size_t perm[2] = { 2, 1 };
    mv_mat m = mv_wrap(data, 2, 2);

    CHECK(data);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        mv_set(m, 2, 0, 1);
        break;
    case 2:
        mv_fill(mv_wrap(data, 2, 3), 1);
        break;
    case 3:
        mv_identity(m);
        mv_solve(m, perm, b, x);
        break;
    }
    free(data);
    return 0;
}
#endif
