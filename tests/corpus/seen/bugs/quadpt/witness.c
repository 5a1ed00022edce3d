#include "quadpt.h"

#include <assert.h>
#include <limits.h>

#ifdef LEGAL
static int stop_at(int x, int y, int id, void *arg)
{
    (void)x, (void)y;
    return id == *(int *)arg ? 42 : 0;
}
#endif

int main(void)
{
    qpt_tree *t = qpt_new(0, 0, 16);
    assert(t != NULL);
#ifdef LEGAL
    assert(!qpt_new(0, 0, 0) && !qpt_new(0, 0, -1) && !qpt_new(0, 0, INT_MIN) && !qpt_new(0, 0, 3));
    assert(!qpt_new(0, 0, 2 * QPT_SIZE_MAX) && !qpt_new(INT_MAX, 0, 2) && !qpt_new(0, INT_MAX - 2, 4));
    assert(qpt_remove(t, 1, 1, 1) == QPT_NOTFOUND && qpt_remove(t, -1, 1, 1) == QPT_NOTFOUND);
    for (int i = 0; i < 256; i++)
        for (int k = 0; k < 4; k++)
            assert(qpt_insert(t, i % 16, i / 16, k) == QPT_OK);
    assert(qpt_count(t) == 1024 && qpt_count_in(t, INT_MIN, INT_MIN, INT_MAX, INT_MAX) == 1024);
    assert(qpt_count_in(t, 3, 3, 4, 5) == 24 && qpt_count_in(t, 4, 3, 3, 5) == 0 && qpt_count_in(t, 16, 0, 20, 9) == 0);
    assert(qpt_insert(t, 16, 0, 0) == QPT_OUTSIDE && qpt_insert(t, 0, INT_MIN, 0) == QPT_OUTSIDE);
    int id = 3;
    assert(qpt_query(t, 0, 0, 1, 1, stop_at, &id) == 42);
    id = 4;
    assert(qpt_query(t, 0, 0, 1, 1, stop_at, &id) == 0);
    for (int i = 0; i < 256; i++)
        for (int k = 0; k < 4; k++)
            assert(qpt_remove(t, i % 16, i / 16, k) == QPT_OK);
    assert(qpt_count(t) == 0 && qpt_count_in(t, 0, 0, 15, 15) == 0 && qpt_remove(t, 0, 0, 0) == QPT_NOTFOUND);
    qpt_tree *one = qpt_new(INT_MAX, INT_MIN, 1);
    assert(one && qpt_insert(one, INT_MAX, INT_MIN, 5) == QPT_OK && qpt_count_in(one, INT_MAX, INT_MIN, INT_MAX, INT_MIN) == 1);
    qpt_free(one);
    qpt_tree *large = qpt_new(-32768, -32768, QPT_SIZE_MAX);
    assert(large);
    for (int i = 0; i < QPT_COUNT_MAX; i++)
        assert(qpt_insert(large, i % 400, i / 400, i) == QPT_OK);
    assert(qpt_insert(large, 500, 500, 1) == QPT_FULL);
    qpt_free(large);
    qpt_free(NULL);
#else
    for (int i = 0; i < 5; i++)
        assert(qpt_insert(t, 1, 1, i) == QPT_OK);
#endif
    qpt_free(t);
    return 0;
}
