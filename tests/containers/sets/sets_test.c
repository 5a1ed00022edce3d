#include <assay.h>
#include <assert.h>
#include "sets.h"

/* Forests: every member is a root or stands below a smaller one. */
ASSAY_GENERATOR struct sets *some_sets(void)
{
    struct sets *sets = sets_new((int)assay_choose(0, 4));
    for (int i = 1; i < sets->count; i++)
        if (assay_weighted(2, 1, 2) == 1)
            sets->parent[i] = (int)assay_choose(0, i - 1);
    return sets;
}

ASSAY_PROPERTY void join_joins(struct sets *sets, int a ASSAY_IN(0, 3), int b ASSAY_IN(0, 3))
{
    assay_assume(a < sets->count && b < sets->count);
    sets_join(sets, a, b);
    assert(sets_find(sets, a) == sets_find(sets, b));
    sets_delete(sets);
}

ASSAY_PROPERTY bool each_is_alone_at_first(int count ASSAY_IN(0, 20))
{
    struct sets *sets = sets_new(count);
    bool alone = true;
    for (int i = 0; i < count; i++)
        alone = alone && sets_find(sets, i) == i;
    sets_delete(sets);
    return alone;
}
