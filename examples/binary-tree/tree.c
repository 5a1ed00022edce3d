#include "tree.h"

#include <assay.h>
#include <stddef.h>

enum { MOST_NODES = 32 };

/* The nodes found so far, in the order in which they were found. */
struct found {
    const struct node *nodes[MOST_NODES];
    int count;
};

/* false: found before, or the tree is too large to be checked */
static bool find(struct found *found, const struct node *node)
{
    for (int i = 0; i < found->count; i++)
        if (found->nodes[i] == node)
            return false;
    if (found->count == MOST_NODES)
        return false;
    found->nodes[found->count++] = node;
    return true;
}

bool tree_ok(const struct tree *tree)
{
    struct found found;
    found.count = 0;
    if (tree->root != NULL)
        find(&found, tree->root);
    for (int i = 0; i < found.count; i++) {
        const struct node *node = found.nodes[i];
        if (node->left != NULL && !find(&found, node->left))
            return false;
        if (node->right != NULL && !find(&found, node->right))
            return false;
    }
    return found.count == tree->size;
}

ASSAY_SPACE(tree_ok, n)
{
    assay_pool(struct node, n);
    assay_range(struct tree, size, n, n);
}
