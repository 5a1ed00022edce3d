#include "rbt.h"

#include <assay.h>
#include <limits.h>
#include <stddef.h>

enum { MOST_NODES = 32 };

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

/* How many nodes there are; -1 when some node is reached twice. */
static int count_nodes(const struct node *root)
{
    struct found found;
    found.count = 0;
    if (root != NULL)
        find(&found, root);
    for (int i = 0; i < found.count; i++) {
        const struct node *node = found.nodes[i];
        if (node->left != NULL && !find(&found, node->left))
            return -1;
        if (node->right != NULL && !find(&found, node->right))
            return -1;
    }
    return found.count;
}

/* All keys lie strictly between low and high, and each node's between those of
 * its subtrees. */
static bool is_ordered(const struct node *node, long low, long high)
{
    if (node == NULL)
        return true;
    if (node->key <= low || node->key >= high)
        return false;
    return is_ordered(node->left, low, node->key) && is_ordered(node->right, node->key, high);
}

static bool has_parents(const struct node *node, const struct node *parent)
{
    if (node == NULL)
        return true;
    return node->parent == parent && has_parents(node->left, node) && has_parents(node->right, node);
}

static bool is_red(const struct node *node)
{
    return node != NULL && node->color == RED;
}

/* Level by level, which is why it needs a queue; the nodes form a tree. */
static bool red_has_no_red_child(const struct node *root)
{
    const struct node *queue[MOST_NODES];
    int count = 0;
    if (root != NULL)
        queue[count++] = root;
    for (int i = 0; i < count; i++) {
        const struct node *node = queue[i];
        if (node->color == RED && (is_red(node->left) || is_red(node->right)))
            return false;
        if (node->left != NULL)
            queue[count++] = node->left;
        if (node->right != NULL)
            queue[count++] = node->right;
    }
    return true;
}

/* Black nodes on every path downwards; -1 when paths differ. */
static int black_height(const struct node *node)
{
    if (node == NULL)
        return 0;
    int left = black_height(node->left);
    if (left < 0 || black_height(node->right) != left)
        return -1;
    return left + (node->color == BLACK);
}

bool rbt_ok(const struct rbt *tree)
{
    return count_nodes(tree->root) == tree->size && is_ordered(tree->root, LONG_MIN, LONG_MAX) &&
           has_parents(tree->root, NULL) && red_has_no_red_child(tree->root) && black_height(tree->root) >= 0;
}

ASSAY_SPACE(rbt_ok, n)
{
    assay_pool(struct node, n);
    assay_range(struct rbt, size, n, n);
    assay_range(struct node, key, 0, n - 1);
}
