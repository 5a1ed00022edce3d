#include <assay.h>
#include <assert.h>
#include "subjects.h"

ASSAY_SPACE(tree_ok, n)
{
    assay_pool(struct node, n);
    assay_range(struct tree, size, n, n);
    assay_range(struct node, key, 0, 7);
}

ASSAY_PROPERTY void tree_insert_inserts(struct tree *tree, int key ASSAY_IN(0, 7))
{
    tree_insert(tree, key);
    assert(tree_ok(tree));
    assert(tree_contains(tree, key));
    tree_clear(tree);
}

ASSAY_PROPERTY bool sort_sorts(int *values, size_t count)
{
    sort(values, count);
    return is_sorted(values, count);
}

ASSAY_PROPERTY bool middle_is_between(int a, int b)
{
    int between = middle(a, b);
    return (a <= between && between <= b) || (b <= between && between <= a);
}
