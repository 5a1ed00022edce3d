/* A binary search tree of distinct keys whose nodes know their parents. */
#ifndef BST_H
#define BST_H

#include <stdbool.h>

struct node {
    struct node *left, *right, *parent;
    int key;
};

struct bst {
    struct node *root;
    int size;
};

/* A search tree as usual; the root has no parent, and every other node's parent
 * is the node that it hangs from. */
bool bst_ok(const struct bst *tree);

#endif
