#include "spgrid.h"

#include <assert.h>
#include <limits.h>

int main(void)
{
    spgrid *a = sg_new(2, 3), *b = sg_new(2, 3);
    int status = 0;

    if (a == NULL || b == NULL)
        return 0;
#ifdef LEGAL
    spgrid *c, *d;

    sg_free(NULL);
    assert(sg_new(0, 1) == NULL && sg_new(1, INT_MAX) == NULL && sg_new(INT_MIN, 1) == NULL);
    assert(sg_equal(a, b) && sg_hash(a) == sg_hash(b) && sg_equal(a, a));
    assert(sg_set(a, 2, 0, 1) == -1 && sg_set(a, -1, 0, 1) == -1 && sg_add(a, 0, INT_MAX, 1) == -1);
    assert(sg_get(a, INT_MIN, INT_MAX) == 0);
    assert(sg_add(a, 1, 2, INT64_MAX) == 0 && sg_add(a, 1, 2, 1) == -1);
    assert(sg_add(a, 0, 0, INT64_MIN) == 0 && sg_add(a, 0, 0, -1) == -1);
    assert(sg_add(a, 0, 0, INT64_MAX) == 0 && sg_get(a, 0, 0) == -1);
    assert(!sg_equal(a, b) && !sg_equal(b, a));
    assert(sg_set(b, 0, 0, -1) == 0 && sg_set(b, 1, 2, INT64_MAX) == 0);
    assert(sg_equal(a, b) && sg_equal(b, a) && sg_hash(a) == sg_hash(b));
    c = sg_transpose(a);
    assert(c != NULL && sg_rows(c) == 3 && sg_cols(c) == 2 && sg_get(c, 2, 1) == INT64_MAX);
    assert(!sg_equal(a, c));
    d = sg_transpose(c);
    assert(d != NULL && sg_equal(a, d) && sg_hash(a) == sg_hash(d));
    sg_free(c);
    c = sg_copy(a);
    assert(c != NULL && sg_equal(a, c) && sg_set(c, 0, 1, 4) == 0 && sg_get(a, 0, 1) == 0);
    assert(sg_set(c, 0, 1, 0) == 0 && sg_equal(a, c) && sg_hash(a) == sg_hash(c));
    assert(sg_nonzero(c) == 2);
    sg_free(c);
    sg_free(d);
    c = sg_new(SG_DIM_MAX, SG_DIM_MAX);
    assert(c != NULL);
    for (int i = 0; i < SG_CELLS_MAX; i++)
        assert(sg_set(c, i, i, i + 1) == 0);
    assert(sg_set(c, 0, 1, 1) == -1 && sg_set(c, 0, 1, 0) == 0 && sg_set(c, 0, 0, 5) == 0);
    assert(sg_nonzero(c) == SG_CELLS_MAX);
    sg_free(c);
    c = sg_new(1, 1);
    d = c == NULL ? NULL : sg_transpose(c);
    assert(d != NULL && sg_equal(c, d));
    sg_free(c);
    sg_free(d);
#else
    sg_add(a, 0, 0, 1);
    sg_add(a, 0, 0, -1);
    status = sg_equal(a, b) && sg_hash(a) != sg_hash(b);
#endif
    sg_free(a);
    sg_free(b);
    return status;
}
