#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#include "node.h"

struct node {
    int key;
    struct node *left, *right;
};

struct node *node_new(int key)
{
    struct node *node = calloc(1, sizeof *node);
    if (node)
        node->key = key;
    return node;
}

void node_free(struct node *root)
{
    if (!root)
        return;
    node_free(root->left);
    node_free(root->right);
    free(root);
}

struct node *node_insert(struct node *root, int key)
{
    if (!root)
        return node_new(key);
    if (key < root->key)
        root->left = node_insert(root->left, key);
    else if (key > root->key)
        root->right = node_insert(root->right, key);
    return root;
}

static struct node *without_least(struct node *root, struct node **least)
{
    if (!root->left) {
        *least = root;
        return root->right;
    }
    root->left = without_least(root->left, least);
    return root;
}

struct node *node_remove(struct node *root, int key)
{
    if (!root)
        return NULL;
    if (key != root->key) {
        struct node **side = key < root->key ? &root->left : &root->right;
        *side = node_remove(*side, key);
        return root;
    }
    struct node *left = root->left, *right = root->right, *least = right;
    free(root);
    if (!right)
        return left;
    right = without_least(right, &least);
#ifdef SEEDED_BUG /* what was to the left is lost */
    least->left = right ? left : NULL;
#else
    least->left = left;
#endif
    least->right = right;
    return least;
}

bool node_contains(const struct node *root, int key)
{
    while (root && root->key != key)
        root = key < root->key ? root->left : root->right;
    return root != NULL;
}

size_t node_size(const struct node *root)
{
    return root ? 1 + node_size(root->left) + node_size(root->right) : 0;
}
