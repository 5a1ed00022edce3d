#include "sparvec.h"

#include <assert.h>

int main(void)
{
    sparvec *a = sparvec_new(4), *b = sparvec_new(4);
    if (a == NULL || b == NULL)
        return 0;
    int status = 0;
#ifndef LEGAL
    sparvec_set(a, 1, 5);
    sparvec_scale(a, 0);
    if (sparvec_equal(a, b) && sparvec_hash(a) != sparvec_hash(b))
        status = 1;
#else
    uint32_t i;
    int32_t x;
    size_t pos = 0;
    assert(sparvec_new(0) == NULL && sparvec_dim(a) == 4);
    sparvec_free(NULL);
    assert(!sparvec_set(a, 4, 1) && sparvec_get(a, UINT32_MAX) == 0 && sparvec_add(a, a) && sparvec_add(a, b));
    assert(!sparvec_next(a, &pos, &i, &x) && sparvec_equal(a, b) && sparvec_hash(a) == sparvec_hash(b));
    assert(sparvec_set(a, 3, INT32_MIN) && sparvec_set(a, 0, 7) && sparvec_set(a, 1, 0));
    assert(sparvec_next(a, &pos, &i, &x) && i == 0 && x == 7);
    assert(sparvec_next(a, &pos, &i, &x) && i == 3 && !sparvec_next(a, &pos, &i, &x));
    pos = SIZE_MAX;
    assert(!sparvec_next(a, &pos, &i, &x));
    sparvec *c = sparvec_clone(a);
    assert(c && sparvec_equal(a, c) && sparvec_hash(a) == sparvec_hash(c));
    assert(sparvec_add(c, c) && sparvec_get(c, 3) == INT32_MIN && sparvec_get(c, 0) == 14 && !sparvec_equal(a, c));
    sparvec_scale(c, -1);
    assert(sparvec_get(c, 3) == INT32_MAX && sparvec_get(a, 3) == INT32_MIN);
    assert(sparvec_set(b, 0, -7) && sparvec_add(b, a) && sparvec_set(a, 0, 0));
    assert(sparvec_equal(a, b) && sparvec_equal(b, a) && sparvec_hash(a) == sparvec_hash(b));
    sparvec_scale(a, 0);
    assert(!sparvec_equal(a, b) && sparvec_get(a, 3) == 0);
    sparvec_free(c);
    c = sparvec_new(UINT32_MAX);
    assert(c && !sparvec_add(c, a) && !sparvec_equal(a, c) && sparvec_set(c, UINT32_MAX - 1, 1));
    for (uint32_t k = 0; k < 9; k++)
        assert(sparvec_set(c, 100 - k, (int32_t)k + 1));
    assert(sparvec_get(c, 92) == 9 && sparvec_get(c, 101) == 0);
    sparvec_free(c);
#endif
    sparvec_free(a);
    sparvec_free(b);
    return status;
}
