#include "denselu.h"

#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef LEGAL
int main(void)
{
    double av[9] = {0, 2, 1, 1, -2, -3, -1, 1, 2}, bv[9], cv[9], b[3] = {-8, 0, 3}, x[3];
    dmat a = dm_over(av, 3, 3), m = dm_over(bv, 3, 3), none = dm_over(NULL, 0, 3);
    size_t perm[3];

    dm_copy(m, a);
    dm_copy(m, m);
    assert(dm_equal(a, m, 0) && dm_equal(a, a, NAN) && !dm_equal(a, none, 1));
    assert(lu_factor(m, perm) == 0);
    lu_solve(m, perm, b, x);
    dmat check = dm_over(cv, 3, 1);
    dm_mul(check, a, dm_over(x, 3, 1));
    assert(dm_equal(check, dm_over(b, 3, 1), 1e-9));
    assert(fabs(lu_det(m, perm) - 1) < 1e-9);
    dm_transpose(dm_over(cv, 3, 3), a);
    assert(cv[1] == 1 && cv[3] == 2);
    dm_identity(dm_over(bv, 2, 3));
    assert(bv[0] == 1 && bv[4] == 1 && bv[1] == 0);
    assert(lu_factor(dm_over(bv, 2, 3), perm) == -1);
    dm_fill(dm_part(a, 1, 1, 2, 2), 7);
    assert(av[4] == 7 && av[8] == 7 && av[3] == 1);
    dm_fill(dm_part(a, 3, 3, 0, 0), 1);
    dm_fill(a, 0);
    assert(lu_factor(a, perm) == 1);
    dm_fill(a, NAN);
    assert(lu_factor(a, perm) == 1 && !dm_equal(a, a, 1));
    dm_fill(none, 1);
    dm_identity(none);
    dm_copy(none, none);
    dm_transpose(dm_over(NULL, 3, 0), none);
    /* n x 0 times 0 x m is zero */
    dm_mul(a, dm_over(NULL, 3, 0), dm_over(NULL, 0, 3));
    assert(av[0] == 0 && av[8] == 0);
    dmat nothing = dm_over(NULL, 0, 0);
    assert(lu_factor(nothing, NULL) == 0 && lu_det(nothing, NULL) == 1);
    lu_solve(nothing, NULL, NULL, NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    double a[4] = {1, 2, 3, 4}, b[2] = {1, 1}, x[2], *small;
    size_t perm[2];

    switch (rule) {
    case 1:
        /* 2 x 1 times 1 x 2 is 2 x 2 */
        small = malloc(1 * sizeof *small);
        if (small == NULL)
            return 0;
        dm_mul(dm_over(small, 1, 1), dm_over(a, 2, 1), dm_over(b, 1, 2));
        printf("%g\n", small[0]);
        free(small);
        break;
    case 2:
        perm[0] = perm[1] = SIZE_MAX / 64; /* whatever there was: no lu_factor */
        lu_solve(dm_over(a, 2, 2), perm, b, x);
        printf("%g\n", x[0]);
        break;
    default:
        small = malloc(4 * sizeof *small);
        if (small == NULL)
            return 0;
        dm_fill(dm_part(dm_over(small, 2, 2), 1, 1, 2, 2), 0);
        free(small);
        break;
    }
    return 0;
}
#endif
