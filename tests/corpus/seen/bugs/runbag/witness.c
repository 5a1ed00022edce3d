#include "runbag.h"

#include <assert.h>
#include <limits.h>

#ifdef LEGAL
int main(void)
{
    runbag *a = rb_new(), *b = rb_new(), *c;
    long v = 7;

    assert(a && b && rb_equal(a, b) && rb_equal(a, NULL) && rb_hash(a) == rb_hash(NULL));
    assert(rb_add(NULL, 1, 1) == RB_BAD && rb_remove(NULL, 1, 1) == 0 && rb_total(NULL) == 0);
    assert(!rb_nth(a, 0, &v) && v == 7);
    assert(rb_add(a, LONG_MIN, 2) == RB_OK && rb_add(a, LONG_MAX, 1) == RB_OK && rb_add(a, 0, 0) == RB_OK);
    assert(rb_add(b, LONG_MAX, 1) == RB_OK && rb_add(b, LONG_MIN, 2) == RB_OK);
    assert(rb_equal(a, b) && rb_equal(b, a) && rb_hash(a) == rb_hash(b));
    assert(rb_total(a) == 3 && rb_nth(a, 1, &v) && v == LONG_MIN && rb_nth(a, 2, &v) && v == LONG_MAX);
    c = rb_clone(a);
    assert(c && rb_equal(a, c) && rb_hash(a) == rb_hash(c));
    assert(rb_merge(a, a) == RB_OK && rb_total(a) == 6 && rb_total(c) == 3);
    assert(rb_merge(c, b) == RB_OK && rb_equal(a, c) && rb_hash(a) == rb_hash(c));
    assert(rb_add(a, LONG_MIN, UINT32_MAX) == RB_FULL && rb_count(a, LONG_MIN) == 4);
    assert(rb_remove(a, LONG_MIN, 3) == 3 && rb_remove(a, 9, 1) == 0 && rb_remove(a, LONG_MIN, 5) == 1);
    assert(rb_count(a, LONG_MIN) == 0 && rb_nth(a, 0, &v) && v == LONG_MAX);
    for (long i = 0; i < RB_MAX_RUNS; i++)
        assert(rb_add(b, i * 3 % RB_MAX_RUNS, 1) == (i < RB_MAX_RUNS - 2 ? RB_OK : RB_FULL));
    assert(rb_remove(b, LONG_MIN, 9) == 2 && rb_add(b, -1, 1) == RB_OK);
    rb_free(NULL);
    rb_free(a);
    rb_free(b);
    rb_free(c);
    return 0;
}
#else
int main(void)
{
    runbag *a = rb_new(), *b = rb_new();
    int broken;

    assert(a && b);
    if (rb_add(a, 5, 1) != RB_OK || rb_remove(a, 5, 1) != 1)
        return 3;
    broken = rb_equal(a, b) && rb_hash(a) != rb_hash(b);
    rb_free(a);
    rb_free(b);
    return broken;
}
#endif
