#include "spantree.h"

#include <assert.h>
#include <limits.h>

#ifdef LEGAL
static bool some(spt_item *item, void *arg)
{
    int *left = arg;
    (void)spt_lo(item);
    return --*left > 0;
}
#endif

int main(void)
{
    spt_tree *t = spt_new();
    if (!t)
        return 0;
#ifdef LEGAL
    int many = 1000, one = 1, tag;
    assert(!spt_first(t) && spt_count(t) == 0 && spt_stab(t, 0, some, &many) == 0);
    assert(!spt_add(t, 1, 0, NULL));
    spt_item *a = spt_add(t, INT_MIN, INT_MAX, &tag);
    spt_item *b = spt_add(t, 3, 3, NULL);
    spt_item *c = spt_add(t, 3, 3, NULL);
    spt_item *d = spt_add(t, INT_MAX, INT_MAX, NULL);
    assert(a && b && c && d && spt_count(t) == 4 && spt_data(a) == &tag);
    assert(spt_first(t) == a && spt_next(a) == b && spt_next(b) == c && spt_next(c) == d && !spt_next(d));
    assert(spt_stab(t, 3, some, &many) == 3 && spt_stab(t, 3, some, &one) == 1);
    assert(spt_stab(t, INT_MAX, some, &many) == 2 && spt_stab(t, INT_MIN, some, &many) == 1);
    spt_remove(t, a);
    spt_remove(t, c);
    assert(spt_first(t) == b && spt_next(b) == d && spt_hi(d) == INT_MAX);
    assert(spt_stab(t, 4, some, &many) == 0);
    spt_item *e = spt_add(t, -5, 9, NULL);
    assert(e && spt_first(t) == e && spt_stab(t, 4, some, &many) == 1);
    spt_remove(t, d);
    spt_remove(t, e);
    spt_remove(t, b);
    assert(spt_count(t) == 0 && !spt_first(t));
    for (int i = 0; i < SPT_MAX; i++)
        assert(spt_add(t, -i, i, NULL));
    assert(!spt_add(t, 0, 0, NULL));
    many = 100000;
    assert(spt_stab(t, 0, some, &many) == SPT_MAX);
    spt_free(NULL);
#else
    spt_item *a = spt_add(t, 10, 20, NULL);
    spt_item *b = spt_add(t, 5, 8, NULL);
    spt_item *c = spt_add(t, 15, 30, NULL);
    if (!a || !b || !c)
        return 0;
    spt_remove(t, a);
    assert(spt_lo(c) == 15);
#endif
    spt_free(t);
    return 0;
}
