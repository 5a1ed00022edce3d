#include "sparsrow.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdint.h>

int main(void)
{
    spr_matrix *a = spr_create(2, 3), *b = spr_create(2, 3);
    int status = 0;

    if (!a || !b)
        return 0;
#ifdef LEGAL
    spr_matrix *t, *tt;
    double x[3] = {1, 2, 3}, y[2];

    assert(!spr_create(0, 1) && !spr_create(SIZE_MAX, SIZE_MAX));
    assert(spr_equal(a, b) && spr_equal(b, a) && spr_equal(a, a));
    assert(spr_set(a, 2, 0, 1) == SPR_ERANGE && spr_set(a, 0, SIZE_MAX, 1) == SPR_ERANGE);
    assert(spr_set(a, 0, 0, NAN) == SPR_EVALUE && spr_set(a, 0, 0, INFINITY) == SPR_EVALUE);
    assert(spr_set(a, 0, 2, 5) == SPR_OK && spr_set(a, 0, 0, 7) == SPR_OK);
    assert(spr_set(a, 1, 1, -1) == SPR_OK && spr_set(a, 1, 2, -0.0) == SPR_OK);
    assert(spr_nonzeros(a) == 3 && spr_get(a, 0, 2) == 5 && spr_get(a, 9, 9) == 0);
    spr_apply(a, x, y);
    assert(y[0] == 22 && y[1] == -2);
    t = spr_transpose(a);
    assert(t && spr_rows(t) == 3 && spr_cols(t) == 2 && !spr_equal(t, a));
    tt = spr_transpose(t);
    assert(tt && spr_equal(tt, a) && spr_equal(a, tt));
    assert(spr_add(a, t) == SPR_ESHAPE);
    assert(spr_add(a, a) == SPR_OK && spr_get(a, 0, 2) == 10 && !spr_equal(a, tt));
    spr_destroy(t);
    t = spr_copy(tt);
    assert(t && spr_equal(t, tt) && spr_set(t, 0, 0, 0) == SPR_OK && spr_get(tt, 0, 0) == 7);
    assert(spr_set(t, 0, 0, DBL_MAX) == SPR_OK && spr_add(t, t) == SPR_EVALUE);
    assert(spr_get(t, 0, 0) == DBL_MAX);
    spr_destroy(t);
    spr_destroy(tt);
    spr_destroy(NULL);
    assert(spr_set(b, 0, 0, 3) == SPR_OK && spr_set(b, 0, 0, 0) == SPR_OK);
    assert(spr_nonzeros(b) == 0);
#else
    spr_set(b, 0, 1, 1.0);
    status = spr_equal(a, b) != spr_equal(b, a);
#endif
    spr_destroy(a);
    spr_destroy(b);
    return status;
}
