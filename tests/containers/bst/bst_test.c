#include <assay.h>
#include <assert.h>
#include <limits.h>
#include <stddef.h>
#include "bst.h"

/* How many nodes there are, all with keys between low and high; -1: they are not in order. */
static int count_ordered(const struct node *node, long low, long high)
{
    if (node == NULL)
        return 0;
    if (node->key <= low || node->key >= high)
        return -1;
    int left = count_ordered(node->left, low, node->key);
    int right = left < 0 ? -1 : count_ordered(node->right, node->key, high);
    return right < 0 ? -1 : left + 1 + right;
}

bool bst_ok(const struct bst *tree)
{
    return count_ordered(tree->root, LONG_MIN, LONG_MAX) == tree->size;
}

ASSAY_SPACE(bst_ok, n)
{
    assay_pool(struct node, n);
    assay_range(struct bst, size, n, n);
    assay_range(struct node, key, 0, 4);
}

ASSAY_PROPERTY void insert_keeps_order(struct bst *tree, int key ASSAY_IN(0, 4))
{
    bst_insert(tree, key);
    assert(bst_ok(tree));
    assert(bst_contains(tree, key));
}

ASSAY_PROPERTY void remove_keeps_order(struct bst *tree, int key ASSAY_IN(0, 4))
{
    bool was_there = bst_contains(tree, key);
    assert(bst_remove(tree, key) == was_there);
    assert(bst_ok(tree));
    assert(!bst_contains(tree, key));
}

ASSAY_PROPERTY void remove_undoes_insert(struct bst *tree, int key ASSAY_IN(0, 4))
{
    assay_assume(!bst_contains(tree, key));
    int size = tree->size;
    bst_insert(tree, key);
    bst_remove(tree, key);
    assert(bst_ok(tree) && tree->size == size);
}
