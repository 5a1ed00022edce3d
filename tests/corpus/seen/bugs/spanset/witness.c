#include "spanset.h"

#include <assert.h>
#include <limits.h>

int main(void)
{
    struct spanset s;
    spanset_init(&s);
#ifdef LEGAL
    struct spanset t;
    int x, i;
    spanset_init(&t);
    assert(spanset_size(&s) == 0 && !spanset_has(&s, 0) && spanset_equal(&s, &t));
    assert(spanset_invert(&t, &s) == 0 && spanset_size(&t) == 1ULL << 32);
    assert(spanset_add(&s, 5, 4) == 0 && s.count == 0);
    assert(spanset_remove(&s, INT_MIN, INT_MAX) == 0);
    assert(spanset_add(&s, 1, 3) == 0 && spanset_add(&s, 5, 7) == 0 && s.count == 2);
    assert(spanset_add(&s, 4, 4) == 0 && s.count == 1);
    assert(spanset_add(&s, INT_MIN, INT_MIN) == 0 && s.count == 2);
    assert(spanset_add(&s, INT_MIN + 1, -5) == 0 && s.count == 2);
    assert(spanset_invert(&t, &s) == 0 && t.count == 2 && t.span[1].lo == 8 && t.span[1].hi == INT_MAX);
    assert(spanset_add(&t, INT_MAX, INT_MAX) == 0 && t.count == 2);
    assert(spanset_add(&t, INT_MAX - 1, INT_MAX) == 0 && spanset_has(&t, INT_MAX));
    assert(spanset_invert(&s, &s) == 0 && spanset_equal(&s, &t));
    assert(spanset_remove(&s, 10, INT_MAX) == 0 && spanset_remove(&s, INT_MIN, -100) == 0);
    x = INT_MIN;
    assert(spanset_ceil(&s, &x) == 1 && x == -4);
    x = 10;
    assert(spanset_ceil(&s, &x) == 0 && x == 10);
    assert(spanset_copy(&t, &s) == 0 && spanset_copy(&t, &t) == 0 && spanset_equal(&t, &s));
    assert(spanset_remove(&t, -2, -1) == 0 && t.count == 3 && !spanset_equal(&t, &s));
    spanset_fini(&t);
    assert(spanset_add(&t, INT_MIN, INT_MAX) == 0 && spanset_size(&t) == 1ULL << 32);
    assert(spanset_remove(&t, INT_MIN, INT_MIN) == 0 && spanset_remove(&t, INT_MAX, INT_MAX) == 0);
    assert(spanset_invert(&t, &t) == 0 && t.count == 2);
    spanset_fini(&t);
    for (i = 0; i < SPANSET_MAX; i++)
        assert(spanset_add(&t, 2 * i, 2 * i) == 0);
    assert(spanset_add(&t, -5, -5) == -1 && spanset_invert(&s, &t) == -1 && t.count == SPANSET_MAX);
    assert(spanset_add(&t, -1, -1) == 0 && t.count == SPANSET_MAX);
    spanset_fini(&t);
    spanset_fini(&t);
#else
    spanset_add(&s, 1, INT_MAX);
    spanset_invert(&s, &s);
#endif
    spanset_fini(&s);
    return 0;
}
