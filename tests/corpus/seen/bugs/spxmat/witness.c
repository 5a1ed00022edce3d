#include "spxmat.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdint.h>

int main(void)
{
#ifdef LEGAL
    const spx_triplet t[] = { { 2, 1, 5 }, { 0, 0, 1 }, { 2, 0, 4 }, { 0, 0, 2 }, { 1, 1, 7 }, { 1, 1, -7 },
        { 0, 1, -0.0 } };
    const spx_triplet same[] = { { 2, 0, 4 }, { 0, 0, 3 }, { 2, 1, 5 } };
    const spx_triplet big[] = { { 0, 0, DBL_MAX }, { 0, 0, DBL_MAX }, { 0, 0, -DBL_MAX } };
    const spx_triplet bad[] = { { 0, 0, NAN } }, out[] = { { 0, 2, 1 } }, inf[] = { { 0, 0, -INFINITY } };
    double x[2] = { 1, 10 }, y[3];

    assert(!spx_build(0, 1, NULL, 0) && !spx_build(1, 0, NULL, 0) && !spx_build(SIZE_MAX, 1, NULL, 0));
    assert(!spx_build(2, 2, bad, 1) && !spx_build(2, 2, out, 1) && !spx_build(2, 2, inf, 1));
    assert(!spx_build(2, 2, t, SPX_NNZ_MAX + 1) && !spx_build(1, SPX_DIM_MAX + 1, NULL, 0));
    spx_matrix *m = spx_build(3, 2, t, 7), *s = spx_build(3, 2, same, 3);
    assert(m && s && spx_nnz(m) == 3 && spx_rows(m) == 3 && spx_cols(m) == 2);
    assert(spx_equal(m, s) && spx_equal(s, m) && spx_equal(m, m));
    assert(spx_row_nnz(m, 0) == 1 && spx_row_nnz(m, 1) == 0 && spx_row_nnz(m, 2) == 2);
    assert(spx_row_nnz(m, 3) == 0 && spx_row_nnz(m, SIZE_MAX) == 0);
    assert(spx_get(m, 0, 0) == 3 && spx_get(m, 2, 1) == 5 && spx_get(m, 1, 1) == 0 && spx_get(m, SIZE_MAX, 0) == 0);
    spx_mulvec(m, x, y);
    assert(y[0] == 3 && y[1] == 0 && y[2] == 54);
    spx_matrix *u = spx_transpose(m), *v = spx_transpose(u);
    assert(u && v && spx_equal(m, v) && !spx_equal(m, u) && !spx_equal(u, m));
    assert(spx_rows(u) == 2 && spx_get(u, 1, 2) == 5 && spx_row_nnz(u, 0) == 2);
    spx_free(u);
    spx_free(v);

    spx_matrix *z = spx_build(3, 2, NULL, 0);
    assert(z && spx_nnz(z) == 0 && spx_get(z, 2, 1) == 0 && spx_row_nnz(z, 1) == 0);
    spx_mulvec(z, x, y);
    assert(y[0] == 0 && y[2] == 0 && spx_equal(z, z) && !spx_equal(z, m));
    spx_matrix *w = spx_build(1, 1, big, 3);
    assert(w && isinf(spx_get(w, 0, 0)) && spx_equal(w, w));
    spx_matrix *l = spx_build(SPX_DIM_MAX, SPX_DIM_MAX, same, 3), *k = spx_transpose(l);
    assert(l && k && spx_get(k, 1, 2) == 5);
    spx_free(k);
    spx_free(l);
    spx_free(w);
    spx_free(z);
    spx_free(s);
    spx_free(m);
    spx_free(NULL);
    return 0;
#else
    spx_matrix *m = spx_build(2, 3, NULL, 0);
    assert(m != NULL);
    spx_matrix *t = spx_transpose(m);
    assert(t != NULL);
    assert(spx_get(t, 0, 0) == 0);
    spx_free(t);
    spx_free(m);
    return 0;
#endif
}
