/* A binary tree that knows how many nodes it has. */
#ifndef TREE_H
#define TREE_H

#include <stdbool.h>

struct node {
    struct node *left, *right;
};

struct tree {
    struct node *root;
    int size;
};

/* Every node is reached by exactly one path from the root, and size counts them. */
bool tree_ok(const struct tree *tree);

#endif
