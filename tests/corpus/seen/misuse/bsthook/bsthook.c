#include "bsthook.h"

#include <assert.h>

void bst_tree_init(struct bst_tree *tree, bst_compare compare)
{
    tree->root = NULL;
    tree->compare = compare;
    tree->count = 0;
}

void bst_node_init(struct bst_node *node)
{
    node->parent = node->left = node->right = NULL;
    node->tree = NULL;
}

bool bst_is_linked(const struct bst_node *node)
{
    return node->tree != NULL;
}

struct bst_node *bst_insert(struct bst_tree *tree, struct bst_node *node)
{
    struct bst_node **link = &tree->root, *parent = NULL;
    assert(node->tree == NULL);
    while (*link != NULL) {
        int order = tree->compare(node, *link);
        if (order == 0)
            return *link;
        parent = *link;
        link = order < 0 ? &parent->left : &parent->right;
    }
    node->parent = parent;
    node->left = node->right = NULL;
    node->tree = tree;
    *link = node;
    tree->count++;
    return NULL;
}

/* Puts other, which may be NULL, in the place of node. */
static void replace(struct bst_tree *tree, struct bst_node *node, struct bst_node *other)
{
    if (node->parent == NULL)
        tree->root = other;
    else if (node->parent->left == node)
        node->parent->left = other;
    else
        node->parent->right = other;
    if (other != NULL)
        other->parent = node->parent;
}

static struct bst_node *leftmost(struct bst_node *node)
{
    while (node->left != NULL)
        node = node->left;
    return node;
}

void bst_remove(struct bst_tree *tree, struct bst_node *node)
{
    assert(node->tree == tree);
    if (node->left == NULL) {
        replace(tree, node, node->right);
    } else if (node->right == NULL) {
        replace(tree, node, node->left);
    } else {
        struct bst_node *next = leftmost(node->right);
        if (next->parent != node) {
            replace(tree, next, next->right);
            next->right = node->right;
            next->right->parent = next;
        }
        replace(tree, node, next);
        next->left = node->left;
        next->left->parent = next;
    }
    bst_node_init(node);
    tree->count--;
}

struct bst_node *bst_find(const struct bst_tree *tree, const struct bst_node *key)
{
    struct bst_node *node = tree->root;
    while (node != NULL) {
        int order = tree->compare(key, node);
        if (order == 0)
            break;
        node = order < 0 ? node->left : node->right;
    }
    return node;
}

struct bst_node *bst_first(const struct bst_tree *tree)
{
    return tree->root == NULL ? NULL : leftmost(tree->root);
}

struct bst_node *bst_next(const struct bst_node *node)
{
    if (node->right != NULL)
        return leftmost(node->right);
    while (node->parent != NULL && node->parent->right == node)
        node = node->parent;
    return node->parent;
}

size_t bst_count(const struct bst_tree *tree)
{
    return tree->count;
}
