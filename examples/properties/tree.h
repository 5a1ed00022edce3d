/* A binary search tree of distinct keys. */
#ifndef TREE_H
#define TREE_H

#include <stdbool.h>

struct node {
    struct node *left, *right;
    int key;
};

struct tree {
    struct node *root;
};

bool tree_contains(const struct tree *tree, int key);
void tree_insert(struct tree *tree, int key);
void tree_remove(struct tree *tree, int key);

#endif
