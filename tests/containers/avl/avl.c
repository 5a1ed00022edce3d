#include "avl.h"

#include <stdlib.h>

static int height(const struct avl_node *node)
{
    return node == NULL ? 0 : node->height;
}

static void update(struct avl_node *node)
{
    int left = height(node->left), right = height(node->right);
    node->height = 1 + (left > right ? left : right);
}

static struct avl_node *rotate_right(struct avl_node *top)
{
    struct avl_node *left = top->left;
    top->left = left->right;
    left->right = top;
    update(top);
    update(left);
    return left;
}

static struct avl_node *rotate_left(struct avl_node *top)
{
    struct avl_node *right = top->right;
    top->right = right->left;
    right->left = top;
    update(top);
    update(right);
    return right;
}

static struct avl_node *balance(struct avl_node *node)
{
    update(node);
    int slope = height(node->left) - height(node->right);
    if (slope > 1) {
#ifndef BUG /* with it, a zig-zag on the left only changes sides */
        if (height(node->left->left) < height(node->left->right))
            node->left = rotate_left(node->left);
#endif
        return rotate_right(node);
    }
    if (slope < -1) {
        if (height(node->right->right) < height(node->right->left))
            node->right = rotate_right(node->right);
        return rotate_left(node);
    }
    return node;
}

static struct avl_node *insert(struct avl_node *node, int key)
{
    if (node == NULL) {
        node = calloc(1, sizeof *node);
        if (node == NULL)
            abort();
        node->key = key;
    } else if (key < node->key) {
        node->left = insert(node->left, key);
    } else if (key > node->key) {
        node->right = insert(node->right, key);
    }
    return balance(node);
}

void avl_insert(struct avl *tree, int key)
{
    tree->root = insert(tree->root, key);
}

bool avl_contains(const struct avl *tree, int key)
{
    const struct avl_node *node = tree->root;
    while (node != NULL && node->key != key)
        node = key < node->key ? node->left : node->right;
    return node != NULL;
}
