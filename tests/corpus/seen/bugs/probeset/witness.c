#include "probeset.h"
#include <assert.h>

int main(void)
{
#ifdef LEGAL
    probeset *s, *t, *one;
    size_t at = 0, n = 0;
    uint32_t key, i;
    assert(probeset_new(0) == NULL && probeset_new(PROBESET_MAX + 1) == NULL && probeset_new(SIZE_MAX) == NULL);
    probeset_free(NULL);
    one = probeset_new(1);
    assert(probeset_add(one, UINT32_MAX) == 1 && probeset_add(one, UINT32_MAX) == 0 && probeset_add(one, 0) == -1);
    assert(!probeset_has(one, 0) && probeset_has(one, UINT32_MAX));
    probeset_clear(one);
    assert(probeset_count(one) == 0 && probeset_capacity(one) == 1 && !probeset_has(one, UINT32_MAX));
    s = probeset_new(100);
    for (i = 0; i < 100; i++)
        assert(probeset_add(s, i * 7) == 1);
    assert(probeset_add(s, 1) == -1 && probeset_count(s) == 100);
    assert(probeset_remove(s, 7) == 1 && probeset_remove(s, 7) == 0 && probeset_has(s, 14));
    t = probeset_copy(s);
    assert(probeset_equal(s, t) && probeset_equal(t, s) && probeset_equal(s, s));
    assert(probeset_merge(s, s) == 0 && probeset_merge(one, s) == -1 && probeset_count(one) == 0);
    probeset_remove(t, 14);
    assert(!probeset_equal(s, t) && probeset_merge(t, s) == 0 && probeset_equal(t, s));
    while (probeset_next(s, &at, &key)) {
        n++;
        assert(probeset_remove(s, key) == 1);
    }
    assert(n == 99 && probeset_count(s) == 0 && probeset_merge(s, one) == 0);
    at = SIZE_MAX;
    assert(!probeset_next(s, &at, &key));
    probeset_free(s);
    probeset_free(t);
    probeset_free(one);
    return 0;
#else
    probeset *s = probeset_new(1);
    if (s == NULL)
        return 0;
    probeset_add(s, 0);
    probeset_remove(s, 0);
    probeset_add(s, 1);
    probeset_remove(s, 1);
    probeset_has(s, 2);
    probeset_free(s);
    return 0;
#endif
}
