/* An AVL tree: the heights of two siblings differ by at most one. */
#ifndef AVL_H
#define AVL_H

#include <stdbool.h>

struct avl_node {
    struct avl_node *left, *right;
    int key;
    int height; /* 1: a leaf */
};

struct avl {
    struct avl_node *root;
};

bool avl_contains(const struct avl *tree, int key);
void avl_insert(struct avl *tree, int key);

#endif
