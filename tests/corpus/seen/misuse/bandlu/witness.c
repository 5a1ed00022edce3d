#include "bandlu.h"
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    enum { N = 7, KL = 2, KU = 1, LD = 2 * KL + KU + 2 };
    double *ab = malloc(N * LD * sizeof *ab), x[N], b[2 * (N + 1)], one[1] = {0};
    int piv[N], i, j;

    (void)argc, (void)argv;
    assert(ab && bandlu_ld(KL, KU) == 6 && bandlu_ld(-1, 0) == -1 && bandlu_ld(0, INT_MAX) == -2 && bandlu_ld(0, 0) == 1);
    assert(bandlu_clear(N, KL, KU, ab, LD) == 0);
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++) {
            int r = bandlu_put(N, KL, KU, ab, LD, i, j, i > j ? 5 + i : 1 + j);
            assert(r == (i - j <= KL && j - i <= KU ? 0 : -8));
        }
    assert(bandlu_get(N, KL, KU, ab, LD, 1, 0) == 6 && bandlu_get(N, KL, KU, ab, LD, 0, 6) == 0 && bandlu_get(N, KL, KU, ab, LD, INT_MIN, INT_MAX) == 0);
    for (i = 0; i < N; i++)
        x[i] = i - 2.5;
    assert(bandlu_mul(N, KL, KU, ab, LD, x, b) == 0 && bandlu_mul(N, KL, KU, ab, LD, x, b + N + 1) == 0);
    assert(bandlu_factor(N, KL, KU, ab, LD, piv) == 0);
    assert(bandlu_solve(N, KL, KU, ab, LD, piv, b, N + 1, 2) == 0);
    for (i = 0; i < N; i++)
        assert(fabs(b[i] - x[i]) < 1e-9 && fabs(b[N + 1 + i] - x[i]) < 1e-9);
    assert(bandlu_det(N, KL, KU, ab, LD, piv) != 0);
    assert(bandlu_solve(N, KL, KU, ab, LD, piv, b, N - 1, 1) == -8 && bandlu_solve(N, KL, KU, ab, LD, piv, b, N, -1) == -9 && bandlu_solve(N, KL, KU, ab, LD, piv, NULL, N, 0) == 0);
    assert(bandlu_factor(N, KL, KU, ab, 5, piv) == -5 && bandlu_factor(-1, KL, KU, ab, LD, piv) == -1 && bandlu_factor(N, INT_MAX, INT_MAX, ab, LD, piv) == -2 && bandlu_factor(N, 0, -1, ab, LD, piv) == -3);
    assert(bandlu_factor(0, 3, 3, NULL, 10, NULL) == 0 && bandlu_solve(0, 0, 0, NULL, 1, NULL, NULL, 0, INT_MAX) == 0 && bandlu_det(0, 0, 0, NULL, 1, NULL) == 1);
    assert(bandlu_factor(1, 0, 0, one, 1, piv) == 1 && bandlu_det(1, 0, 0, one, 1, piv) == 0 && isnan(bandlu_det(1, 0, 0, one, 0, piv)));
    one[0] = NAN;
    assert(bandlu_factor(1, 0, 0, one, 1, piv) == 0 && piv[0] == 0);
    for (i = 0; i < 6; i++) /* wide bands in a small matrix: all of it */
        ab[i] = i;
    {
        double full[2 * 16] = {0}, c[2] = {5, 11};
        bandlu_put(2, 5, 5, full, 16, 0, 0, 1), bandlu_put(2, 5, 5, full, 16, 0, 1, 2);
        bandlu_put(2, 5, 5, full, 16, 1, 0, 3), bandlu_put(2, 5, 5, full, 16, 1, 1, 4);
        assert(bandlu_factor(2, 5, 5, full, 16, piv) == 0 && bandlu_solve(2, 5, 5, full, 16, piv, c, 2, 1) == 0);
        assert(fabs(c[0] - 1) < 1e-9 && fabs(c[1] - 2) < 1e-9 && fabs(bandlu_det(2, 5, 5, full, 16, piv) + 2) < 1e-9);
    }
    free(ab);
#else
    const int rule = argc > 1 ? atoi(argv[1]) : 1, n = 6, kl = 2, ku = 1, ld = bandlu_ld(kl, ku);
    double *ab = malloc((size_t)(n * (rule == 1 ? kl + ku + 1 : ld)) * sizeof *ab);
    double *b = calloc((size_t)n, sizeof *b);
    int piv[6], i;

    assert(ab && b);
    bandlu_clear(n, kl, ku, ab, ld);
    for (i = 0; i < n; i++)
        bandlu_put(n, kl, ku, ab, ld, i, i, 2 + i);
    bandlu_factor(n, kl, ku, ab, ld, piv);
    if (rule == 2)
        for (i = 0; i < n; i++)
            piv[i] = i + 1;
    bandlu_solve(n, kl, ku, ab, ld, piv, b, n, rule == 3 ? 2 : 1);
    free(b);
    free(ab);
#endif
    return 0;
}
