#include "ivtree.h"

#include <stdlib.h>

struct node {
    struct node *left, *right;
    iv_item item;
};

struct iv_tree {
    struct node *root;
    size_t count;
};

iv_tree *iv_new(void)
{
    return calloc(1, sizeof(iv_tree));
}

void iv_free(iv_tree *t)
{
    if (!t)
        return;
    /* rotate the left side away, so that no stack is needed */
    struct node *n = t->root;
    while (n) {
        if (n->left) {
            struct node *left = n->left;
            n->left = left->right;
            left->right = n;
            n = left;
        } else {
            struct node *right = n->right;
            free(n);
            n = right;
        }
    }
    free(t);
}

/* the last one that begins at x or before */
static struct node *floor_of(const iv_tree *t, int x)
{
    struct node *n = t->root, *best = NULL;
    while (n) {
        if (n->item.lo <= x) {
            best = n;
            n = n->right;
        } else {
            n = n->left;
        }
    }
    return best;
}

static struct node *having(const iv_tree *t, int x)
{
    struct node *n = floor_of(t, x);
    return n && n->item.hi >= x ? n : NULL;
}

static int insert(iv_tree *t, int lo, int hi, int tag)
{
    struct node **link = &t->root;
    while (*link)
        link = lo < (*link)->item.lo ? &(*link)->left : &(*link)->right;
    struct node *n = calloc(1, sizeof *n);
    if (!n)
        return -1;
    n->item.lo = lo;
    n->item.hi = hi;
    n->item.tag = tag;
    *link = n;
    t->count++;
    return 1;
}

int iv_add(iv_tree *t, int lo, int hi, int tag)
{
    if (lo > hi || iv_hits(t, lo, hi))
        return 0;
    return insert(t, lo, hi, tag);
}

int iv_del(iv_tree *t, int x)
{
    struct node *n = having(t, x);
    if (!n)
        return 0;
    struct node **link = &t->root;
    while (*link != n)
        link = n->item.lo < (*link)->item.lo ? &(*link)->left : &(*link)->right;
    if (n->left && n->right) {
        struct node **next = &n->right;
        while ((*next)->left)
            next = &(*next)->left;
        struct node *victim = *next;
        n->item = victim->item;
        *next = victim->right;
        n = victim;
    } else {
        *link = n->left ? n->left : n->right;
    }
    free(n);
    t->count--;
    return 1;
}

int iv_find(const iv_tree *t, int x, iv_item *item)
{
    const struct node *n = having(t, x);
    if (!n)
        return 0;
    *item = n->item;
    return 1;
}

int iv_split(iv_tree *t, int x)
{
    struct node *n = floor_of(t, x);
    if (x >= n->item.hi)
        return 0;
    if (insert(t, x + 1, n->item.hi, n->item.tag) < 0)
        return -1;
    n->item.hi = x;
    return 1;
}

int iv_retag(iv_tree *t, int x, int tag)
{
    struct node *n = having(t, x);
    if (!n)
        return 0;
    n->item.tag = tag;
    return 1;
}

int iv_next(const iv_tree *t, int x, iv_item *item)
{
    const struct node *n = t->root, *best = NULL;
    while (n) {
        if (n->item.lo >= x) {
            best = n;
            n = n->left;
        } else {
            n = n->right;
        }
    }
    if (!best)
        return 0;
    *item = best->item;
    return 1;
}

int iv_hits(const iv_tree *t, int lo, int hi)
{
    if (lo > hi)
        return 0;
    const struct node *n = floor_of(t, hi);
    return n && n->item.hi >= lo;
}

size_t iv_count(const iv_tree *t)
{
    return t->count;
}
