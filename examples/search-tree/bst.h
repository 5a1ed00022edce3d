/* A binary search tree of distinct keys that knows its size. */
#ifndef BST_H
#define BST_H

#include <stdbool.h>

struct node {
    struct node *left, *right;
    int key;
};

struct bst {
    struct node *root;
    int size;
};

/* The nodes form a tree, size counts them, and an in-order walk meets the keys
 * in strictly ascending order. */
bool bst_ok(const struct bst *tree);

#endif
