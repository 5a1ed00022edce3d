#include "bstwalk.h"

#include <assert.h>
#include <limits.h>

int main(void)
{
    bst *map = bst_new();
    bst_iter it;
    int k, v = -1;

    if (!map)
        return 0;
#ifdef LEGAL
    bst_free(NULL);
    bst_walk(&it, map, INT_MIN);
    assert(!bst_next(&it, &k, &v) && !bst_next(&it, &k, &v) && !bst_iter_remove(&it));
    assert(!bst_get(map, 0, &v) && v == -1 && !bst_drop(map, 0));
    assert(bst_put(map, 0, 1) && bst_put(map, 0, 2) && bst_count(map) == 1);
    assert(bst_put(map, INT_MIN, 3) && bst_put(map, INT_MAX, 4) && bst_put(map, 5, 6));
    assert(bst_get(map, INT_MIN, &v) && v == 3);
    bst_walk(&it, map, 1);
    assert(!bst_iter_remove(&it));
    assert(bst_next(&it, &k, &v) && k == 5 && bst_iter_remove(&it) && !bst_iter_remove(&it));
    assert(bst_next(&it, &k, &v) && k == INT_MAX && !bst_next(&it, &k, &v) && !bst_iter_remove(&it));
    assert(bst_drop(map, 0) && bst_count(map) == 2);
    bst_walk(&it, map, INT_MIN);
    assert(bst_next(&it, &k, &v) && k == INT_MIN && bst_iter_remove(&it));
    assert(bst_next(&it, &k, &v) && k == INT_MAX && v == 4 && bst_iter_remove(&it));
    assert(!bst_next(&it, &k, &v) && bst_count(map) == 0);
    for (int i = 0; i < 200; i++)
        assert(bst_put(map, i * 37 % 101, i));
    assert(bst_count(map) == 101);
    for (int i = 0; i < 101; i += 2)
        assert(bst_drop(map, i));
    bst_walk(&it, map, INT_MIN);
    for (int i = 1; i < 101; i += 2)
        assert(bst_next(&it, &k, &v) && k == i);
    assert(!bst_next(&it, &k, &v));
#else
    bst_put(map, 2, 20);
    bst_put(map, 1, 10);
    bst_put(map, 3, 30);
    bst_walk(&it, map, 2);
    bst_next(&it, &k, &v);
    bst_iter_remove(&it);
    bst_next(&it, &k, &v);
#endif
    bst_free(map);
    return 0;
}
