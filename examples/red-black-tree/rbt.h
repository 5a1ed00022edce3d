/* A red-black tree of distinct keys whose nodes know their parents.
 *
 * The root may be red, as in the trees that an insertion leaves before its last
 * step. */
#ifndef RBT_H
#define RBT_H

#include <stdbool.h>

enum color { RED, BLACK };

struct node {
    struct node *left, *right, *parent;
    int key;
    enum color color;
};

struct rbt {
    struct node *root;
    int size;
};

/* A search tree with parents; no red node has a red child, and every path from
 * the root to a missing child meets as many black nodes. */
bool rbt_ok(const struct rbt *tree);

#endif
