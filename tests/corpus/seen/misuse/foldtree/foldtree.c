#include "foldtree.h"

#include <limits.h>

/* A perfect binary tree: node 1 is the root, the children of i are 2i and
 * 2i + 1, and the elements are the nodes from `base` on, a power of two.  The
 * leaves behind the last element are left out: what lies there counts as the
 * unit and has no memory. */

static size_t base_of(size_t n)
{
    size_t base = 1;

    while (base < n)
        base *= 2;
    return base;
}

size_t foldtree_need(size_t n)
{
    if (n == 0 || n > FOLDTREE_MAX)
        return 0;
    return base_of(n) + n;
}

/* A node, which may be behind the last that has memory. */
static long at(const struct foldtree *tree, size_t i)
{
    return i < tree->base + tree->n ? tree->node[i] : tree->unit;
}

static void refresh(struct foldtree *tree, size_t i)
{
    tree->node[i] = tree->op(at(tree, 2 * i), at(tree, 2 * i + 1));
}

int foldtree_init(struct foldtree *tree, long *memory, size_t n, foldtree_op *op, long unit)
{
    if (n > FOLDTREE_MAX)
        return -1;
    tree->node = memory;
    tree->n = n;
    tree->base = n > 0 ? base_of(n) : 0;
    tree->op = op;
    tree->unit = unit;
    for (size_t i = 0; i < foldtree_need(n); i++)
        memory[i] = unit;
    return 0;
}

size_t foldtree_size(const struct foldtree *tree)
{
    return tree->n;
}

long foldtree_get(const struct foldtree *tree, size_t i)
{
    return tree->node[tree->base + i];
}

void foldtree_set(struct foldtree *tree, size_t i, long value)
{
    i += tree->base;
    tree->node[i] = value;
    while (i > 1) {
        i /= 2;
        refresh(tree, i);
    }
}

void foldtree_load(struct foldtree *tree, const long *values)
{
    for (size_t i = 0; i < tree->n; i++)
        tree->node[tree->base + i] = values[i];
    if (tree->n > 0)
        for (size_t i = tree->base - 1; i > 0; i--)
            refresh(tree, i);
}

long foldtree_query(const struct foldtree *tree, size_t lo, size_t hi)
{
    long left = tree->unit, right = tree->unit;

    lo += tree->base;
    hi += tree->base;
    while (lo < hi) {
        if (lo & 1)
            left = tree->op(left, tree->node[lo++]);
        if (hi & 1)
            right = tree->op(tree->node[--hi], right);
        lo /= 2;
        hi /= 2;
    }
    return tree->op(left, right);
}

long foldtree_sum(long left, long right)
{
    if (right > 0 && left > LONG_MAX - right)
        return LONG_MAX;
    if (right < 0 && left < LONG_MIN - right)
        return LONG_MIN;
    return left + right;
}

long foldtree_min(long left, long right)
{
    return left < right ? left : right;
}

long foldtree_max(long left, long right)
{
    return left > right ? left : right;
}
