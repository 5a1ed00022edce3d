/* A tree predicate as one writes it in a hurry: it never ends on a cycle.
 *
 * Assay catches the stack overflow of every such candidate, reports the cause
 * once with its count, and goes on behind it.  What is accepted shows a second
 * mistake: two pointers may lead to the same node. */
#include <assay.h>
#include <stdbool.h>
#include <stddef.h>

struct node {
    struct node *left, *right;
};

struct tree {
    struct node *root;
    int size;
};

static int count_nodes(const struct node *node)
{
    return node == NULL ? 0 : count_nodes(node->left) + count_nodes(node->right) + 1;
}

bool tree_ok(const struct tree *tree)
{
    return count_nodes(tree->root) == tree->size;
}

ASSAY_SPACE(tree_ok, n)
{
    assay_pool(struct node, n);
    assay_range(struct tree, size, n, n);
}
