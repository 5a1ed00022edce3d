/* A binary search tree of distinct keys. */
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

bool bst_contains(const struct bst *tree, int key);
bool bst_insert(struct bst *tree, int key); /* false: it was there */
bool bst_remove(struct bst *tree, int key); /* false: it was not there */

#endif
