#include <assay.h>
#include <assert.h>
#include <limits.h>
#include <stddef.h>
#include "avl.h"

/* Its height; -1: not in order, not balanced, or it states another one. */
static int checked_height(const struct avl_node *node, long low, long high)
{
    if (node == NULL)
        return 0;
    if (node->key <= low || node->key >= high)
        return -1;
    int left = checked_height(node->left, low, node->key);
    if (left < 0)
        return -1;
    int right = checked_height(node->right, node->key, high);
    if (right < 0 || left - right > 1 || right - left > 1)
        return -1;
    int height = 1 + (left > right ? left : right);
    return node->height == height ? height : -1;
}

bool avl_ok(const struct avl *tree)
{
    return checked_height(tree->root, LONG_MIN, LONG_MAX) >= 0;
}

ASSAY_SPACE(avl_ok, n)
{
    assay_pool(struct avl_node, n);
    assay_range(struct avl_node, key, 0, n);
    assay_range(struct avl_node, height, 1, n);
}

ASSAY_PROPERTY void insert_keeps_balance(struct avl *tree, int key ASSAY_IN(0, 5))
{
    avl_insert(tree, key);
    assert(avl_ok(tree));
}

ASSAY_PROPERTY bool insert_loses_no_key(struct avl *tree, int key ASSAY_IN(0, 5), int other ASSAY_IN(0, 5))
{
    bool was_there = avl_contains(tree, other);
    avl_insert(tree, key);
    return avl_contains(tree, other) == (was_there || other == key);
}
