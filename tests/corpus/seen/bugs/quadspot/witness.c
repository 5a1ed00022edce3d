#include "quadspot.h"

#include <assert.h>
#include <float.h>
#include <math.h>

#ifdef LEGAL
static int count_it(double x, double y, void *item, void *arg)
{
    (void)x, (void)y, (void)item;
    return ++*(int *)arg == 3 ? 7 : 0;
}
#endif

int main(void)
{
    int a = 0, b = 0;
    struct quadspot *tree = qs_new((struct qs_rect){0, 0, 10, 10}, 1);
    if (!tree)
        return 0;
#ifdef LEGAL
    void *item = NULL;
    assert(!qs_new((struct qs_rect){0, 0, 10, 10}, 0) && !qs_new((struct qs_rect){0, 0, NAN, 10}, 1));
    assert(!qs_new((struct qs_rect){0, 0, 0, 10}, 1) && !qs_new((struct qs_rect){0, 0, 1, INFINITY}, 1));
    assert(qs_nearest(tree, 1, 1, &item) == -1);
    assert(qs_add(tree, 0, 0, &a) == 0 && qs_add(tree, DBL_TRUE_MIN, 0, &b) == 0);
    assert(qs_add(tree, 10, 10, &a) == 0 && qs_add(tree, nextafter(10, 0), 10, NULL) == 0);
    assert(qs_add(tree, 11, 0, &a) == -1 && qs_add(tree, NAN, 0, &a) == -1);
    assert(qs_visit(tree, (struct qs_rect){0, 0, 10, 10}, count_it, &a) == 7 && a == 3);
    assert(qs_visit(tree, (struct qs_rect){3, 3, 2, 2}, count_it, &a) == 0 && a == 3);
    assert(qs_nearest(tree, INFINITY, 4, &item) == 0 && qs_nearest(tree, NAN, 0, &item) == -1);
    assert(qs_nearest(tree, -1, 0, &item) == 0 && (item == &a || item == &b));
    assert(qs_remove(tree, 0, 0, &b) == -1 && qs_remove(tree, 0, 0, &a) == 0 && qs_count(tree) == 3);
    qs_clear(tree);
    assert(qs_count(tree) == 0 && qs_add(tree, 5, 5, &a) == 0);
    qs_free(NULL);
    struct quadspot *big = qs_new((struct qs_rect){-DBL_MAX, -DBL_MAX, DBL_MAX, DBL_MAX}, 2);
    for (int i = 0; big && i < 50; i++)
        assert(qs_add(big, i * 1e-300, -i * 1e300, &a) == 0);
    qs_free(big);
    /* the same place in a leaf with room */
    tree = (qs_free(tree), qs_new((struct qs_rect){0, 0, 10, 10}, 2));
    assert(tree && qs_add(tree, 1, 1, &a) == 0 && qs_add(tree, 1, 1, &a) == 0);
#else
    qs_add(tree, 1, 1, &a);
    qs_add(tree, 1, 1, &b);
#endif
    qs_free(tree);
    return 0;
}
