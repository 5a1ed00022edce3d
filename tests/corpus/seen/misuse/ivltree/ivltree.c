#include "ivltree.h"

#include <assert.h>

void ivl_init(ivl_tree *tree)
{
    tree->root = NULL;
    tree->count = 0;
}

int ivl_node_init(ivl_node *node, long lo, long hi)
{
    if (lo > hi)
        return -1;
    node->lo = lo;
    node->hi = hi;
    node->max = hi;
    node->parent = node->left = node->right = NULL;
    node->tree = NULL;
    return 0;
}

/* Recomputes max from a node up to the root. */
static void update(ivl_node *node)
{
    for (; node; node = node->parent) {
        node->max = node->hi;
        if (node->left && node->left->max > node->max)
            node->max = node->left->max;
        if (node->right && node->right->max > node->max)
            node->max = node->right->max;
    }
}

void ivl_insert(ivl_tree *tree, ivl_node *node)
{
    ivl_node **link = &tree->root;
    ivl_node *parent = NULL;

    assert(node->tree == NULL);
    while (*link) {
        parent = *link;
        link = node->lo < parent->lo ? &parent->left : &parent->right;
    }
    node->parent = parent;
    node->left = node->right = NULL;
    node->tree = tree;
    *link = node;
    tree->count++;
    update(node);
}

/* Puts `by`, which may be NULL, in the place of `node` under its parent. */
static void replace(ivl_tree *tree, ivl_node *node, ivl_node *by)
{
    if (!node->parent)
        tree->root = by;
    else if (node->parent->left == node)
        node->parent->left = by;
    else
        node->parent->right = by;
    if (by)
        by->parent = node->parent;
}

static ivl_node *leftmost(ivl_node *node)
{
    while (node && node->left)
        node = node->left;
    return node;
}

void ivl_remove(ivl_tree *tree, ivl_node *node)
{
    ivl_node *lowest; /* where the maxima change first */

    assert(node->tree == tree);
    if (!node->left) {
        lowest = node->parent;
        replace(tree, node, node->right);
    } else if (!node->right) {
        lowest = node->parent;
        replace(tree, node, node->left);
    } else {
        ivl_node *next = leftmost(node->right);

        lowest = next;
        if (next->parent != node) {
            lowest = next->parent;
            replace(tree, next, next->right);
            next->right = node->right;
            next->right->parent = next;
        }
        replace(tree, node, next);
        next->left = node->left;
        next->left->parent = next;
    }
    update(lowest);
    tree->count--;
    node->parent = node->left = node->right = NULL;
    node->max = node->hi;
    node->tree = NULL;
}

int ivl_linked(const ivl_node *node)
{
    return node->tree != NULL;
}

size_t ivl_count(const ivl_tree *tree)
{
    return tree->count;
}

static ivl_node *successor(const ivl_node *node)
{
    if (node->right)
        return leftmost(node->right);
    while (node->parent && node->parent->right == node)
        node = node->parent;
    return node->parent;
}

static int overlaps(const ivl_node *node, long lo, long hi)
{
    return node->lo <= hi && node->hi >= lo;
}

ivl_node *ivl_find(const ivl_tree *tree, long lo, long hi)
{
    ivl_node *node = tree->root;

    if (lo > hi)
        return NULL;
    while (node && node->max >= lo) {
        if (node->left && node->left->max >= lo)
            node = node->left;
        else if (overlaps(node, lo, hi))
            return node;
        else if (node->lo > hi)
            return NULL;
        else
            node = node->right;
    }
    return NULL;
}

ivl_node *ivl_find_next(const ivl_node *node, long lo, long hi)
{
    ivl_node *next = successor(node);

    if (lo > hi)
        return NULL;
    while (next && next->lo <= hi) {
        if (overlaps(next, lo, hi))
            return next;
        next = successor(next);
    }
    return NULL;
}

int ivl_walk(const ivl_tree *tree, int (*visit)(ivl_node *node, void *arg), void *arg)
{
    ivl_node *node = leftmost(tree->root);
    int result = 0;

    while (node && result == 0) {
        result = visit(node, arg);
        node = successor(node);
    }
    return result;
}
