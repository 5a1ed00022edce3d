#include "spantree.h"

#include <stdlib.h>

struct spt_item {
    int lo, hi;
    int max;                    /* greatest hi of the subtree */
    void *data;
    struct spt_item *left, *right, *parent;
};

struct spt_tree {
    struct spt_item *root;
    size_t count;
};

spt_tree *spt_new(void)
{
    return calloc(1, sizeof(spt_tree));
}

void spt_free(spt_tree *tree)
{
    struct spt_item *at;

    if (!tree)
        return;
    at = tree->root;
    while (at) {
        struct spt_item *up;

        if (at->left) {
            at = at->left;
            continue;
        }
        if (at->right) {
            at = at->right;
            continue;
        }
        up = at->parent;
        if (up) {
            if (up->left == at)
                up->left = NULL;
            else
                up->right = NULL;
        }
        free(at);
        at = up;
    }
    free(tree);
}

/* Brings max up to date from an item up to the root. */
static void refresh(struct spt_item *at)
{
    for (; at; at = at->parent) {
        int max = at->hi;

        if (at->left && at->left->max > max)
            max = at->left->max;
        if (at->right && at->right->max > max)
            max = at->right->max;
        at->max = max;
    }
}

spt_item *spt_add(spt_tree *tree, int lo, int hi, void *data)
{
    struct spt_item **link = &tree->root, *parent = NULL, *item;

    if (lo > hi || tree->count >= SPT_MAX)
        return NULL;
    item = calloc(1, sizeof *item);
    if (!item)
        return NULL;
    while (*link) {
        parent = *link;
        link = lo < parent->lo ? &parent->left : &parent->right;
    }
    item->lo = lo;
    item->hi = item->max = hi;
    item->data = data;
    item->parent = parent;
    *link = item;
    tree->count++;
    refresh(parent);
    return item;
}

static struct spt_item *leftmost(struct spt_item *at)
{
    while (at->left)
        at = at->left;
    return at;
}

void spt_remove(spt_tree *tree, spt_item *item)
{
    struct spt_item *child, *parent;

    if (item->left && item->right) {
        struct spt_item *next = leftmost(item->right);

        item->lo = next->lo;
        item->hi = next->hi;
        item->data = next->data;
        item = next;
    }

    child = item->left ? item->left : item->right;
    parent = item->parent;
    if (child)
        child->parent = parent;
    if (!parent)
        tree->root = child;
    else if (parent->left == item)
        parent->left = child;
    else
        parent->right = child;
    free(item);
    tree->count--;
    refresh(parent);
}

size_t spt_count(const spt_tree *tree)
{
    return tree->count;
}

int spt_lo(const spt_item *item)
{
    return item->lo;
}

int spt_hi(const spt_item *item)
{
    return item->hi;
}

void *spt_data(const spt_item *item)
{
    return item->data;
}

spt_item *spt_first(const spt_tree *tree)
{
    return tree->root ? leftmost(tree->root) : NULL;
}

spt_item *spt_next(const spt_item *item)
{
    struct spt_item *up;

    if (item->right)
        return leftmost(item->right);
    up = item->parent;
    while (up && up->right == item) {
        item = up;
        up = up->parent;
    }
    return up;
}

struct stab {
    int point;
    spt_visit *visit;
    void *arg;
    size_t calls;
};

/* False when the visitor wants no more. */
static bool stab(struct spt_item *at, struct stab *s)
{
    while (at && at->max >= s->point) {
        if (!stab(at->left, s))
            return false;
        if (at->lo > s->point)
            return true;
        if (at->hi >= s->point) {
            s->calls++;
            if (!s->visit(at, s->arg))
                return false;
        }
        at = at->right;
    }
    return true;
}

size_t spt_stab(const spt_tree *tree, int point, spt_visit *visit, void *arg)
{
    struct stab s = { point, visit, arg, 0 };

    stab(tree->root, &s);
    return s.calls;
}
