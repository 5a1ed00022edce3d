#include <assay.h>
#include <assert.h>
#include <limits.h>
#include <stddef.h>
#include "tree.h"

static bool in_order(const struct node *node, long low, long high)
{
    if (node == NULL)
        return true;
    if (node->key <= low || node->key >= high)
        return false;
    return in_order(node->left, low, node->key) && in_order(node->right, node->key, high);
}

/* What a tree is: Assay finds all of them. */
bool tree_ok(const struct tree *tree)
{
    return in_order(tree->root, LONG_MIN, LONG_MAX);
}

/* What must hold for each of them. */
ASSAY_PROPERTY void insert_inserts(struct tree *tree, int key)
{
    tree_insert(tree, key);
    assert(tree_ok(tree));
    assert(tree_contains(tree, key));
}

ASSAY_PROPERTY void remove_removes(struct tree *tree, int key)
{
    tree_remove(tree, key);
    assert(tree_ok(tree));
    assert(!tree_contains(tree, key));
}
