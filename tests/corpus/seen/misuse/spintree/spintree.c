#include "spintree.h"

#include <assert.h>

void sp_init(struct sp_tree *t)
{
    t->root = NULL;
    t->count = 0;
}

/* The link that points to n. */
static struct sp_node **link_of(struct sp_tree *t, struct sp_node *n)
{
    if (!n->parent) {
        assert(t->root == n);
        return &t->root;
    }
    return n->parent->left == n ? &n->parent->left : &n->parent->right;
}

/* Puts `other`, which may be NULL, in the place of n. */
static void replace(struct sp_tree *t, struct sp_node *n, struct sp_node *other)
{
    *link_of(t, n) = other;
    if (other)
        other->parent = n->parent;
}

struct sp_node *sp_insert(struct sp_tree *t, struct sp_node *n)
{
    struct sp_node **link = &t->root, *parent = NULL;

    while (*link) {
        parent = *link;
        if (n->key == parent->key)
            return parent;
        link = n->key < parent->key ? &parent->left : &parent->right;
    }
    n->left = NULL;
    n->right = NULL;
    n->parent = parent;
    *link = n;
    t->count++;
    return NULL;
}

static struct sp_node *leftmost(struct sp_node *n)
{
    while (n->left)
        n = n->left;
    return n;
}

static struct sp_node *rightmost(struct sp_node *n)
{
    while (n->right)
        n = n->right;
    return n;
}

void sp_remove(struct sp_tree *t, struct sp_node *n)
{
    if (!n->left) {
        replace(t, n, n->right);
    } else if (!n->right) {
        replace(t, n, n->left);
    } else {
        struct sp_node *heir = leftmost(n->right);

        if (heir != n->right) {
            replace(t, heir, heir->right);
            heir->right = n->right;
            heir->right->parent = heir;
        }
        replace(t, n, heir);
        heir->left = n->left;
        heir->left->parent = heir;
    }
    n->left = NULL;
    n->right = NULL;
    n->parent = NULL;
    t->count--;
}

struct sp_node *sp_find(const struct sp_tree *t, int key)
{
    struct sp_node *n = t->root;

    while (n && n->key != key)
        n = key < n->key ? n->left : n->right;
    return n;
}

struct sp_node *sp_first(const struct sp_tree *t)
{
    return t->root ? leftmost(t->root) : NULL;
}

struct sp_node *sp_last(const struct sp_tree *t)
{
    return t->root ? rightmost(t->root) : NULL;
}

struct sp_node *sp_next(const struct sp_node *n)
{
    struct sp_node *up = n->parent;

    if (n->right)
        return leftmost(n->right);
    while (up && up->right == n) {
        n = up;
        up = up->parent;
    }
    return up;
}

struct sp_node *sp_prev(const struct sp_node *n)
{
    struct sp_node *up = n->parent;

    if (n->left)
        return rightmost(n->left);
    while (up && up->left == n) {
        n = up;
        up = up->parent;
    }
    return up;
}

void sp_rotate_left(struct sp_tree *t, struct sp_node *n)
{
    struct sp_node *child = n->right, *inner = child->left;

    replace(t, n, child);
    child->left = n;
    n->parent = child;
    n->right = inner;
    if (inner)
        inner->parent = n;
}

void sp_rotate_right(struct sp_tree *t, struct sp_node *n)
{
    struct sp_node *child = n->left, *inner = child->right;

    replace(t, n, child);
    child->right = n;
    n->parent = child;
    n->left = inner;
    if (inner)
        inner->parent = n;
}

static void lift(struct sp_tree *t, struct sp_node *n)
{
    if (n->parent->left == n)
        sp_rotate_right(t, n->parent);
    else
        sp_rotate_left(t, n->parent);
}

void sp_splay(struct sp_tree *t, struct sp_node *n)
{
    while (n->parent) {
        struct sp_node *p = n->parent, *g = p->parent;

        if (g) {
            if ((g->left == p) == (p->left == n))
                lift(t, p);
            else
                lift(t, n);
        }
        lift(t, n);
    }
    assert(t->root == n);
}

size_t sp_height(const struct sp_tree *t)
{
    const struct sp_node *n = t->root, *from = NULL;
    size_t depth = 1, most = 0;

    while (n) {
        const struct sp_node *to;

        if (depth > most)
            most = depth;
        if (from == n->parent && n->left)
            to = n->left;
        else if ((from == n->parent || from == n->left) && n->right && from != n->right)
            to = n->right;
        else
            to = n->parent;
        depth = to == n->parent ? depth - 1 : depth + 1;
        from = n;
        n = to;
    }
    return most;
}
