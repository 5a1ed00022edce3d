#include "ostree.h"

#include <assert.h>
#include <stdlib.h>

/* A treap: keys are ordered as in a search tree, weights as in a heap. */
struct os_node {
    struct os_node *left, *right;
    size_t size; /* of this subtree */
    uint32_t weight;
    int key;
};

typedef struct os_node node;

static size_t size_of(const node *n)
{
    return n ? n->size : 0;
}

static void update(node *n)
{
    n->size = size_of(n->left) + 1 + size_of(n->right);
}

void os_init(os_tree *t)
{
    t->root = NULL;
    t->seed = 1664u;
}

void os_clear(os_tree *t)
{
    node *n = t->root;
    while (n) {
        node *next;
        if (n->left) {
            next = n->left;
            n->left = next->right;
            next->right = n;
        } else {
            next = n->right;
            free(n);
        }
        n = next;
    }
    t->root = NULL;
}

/* Splits into keys < key and keys >= key. */
static void split(node *n, int key, node **less, node **rest)
{
    if (!n) {
        *less = *rest = NULL;
    } else if (n->key < key) {
        split(n->right, key, &n->right, rest);
        *less = n;
        update(n);
    } else {
        split(n->left, key, less, &n->left);
        *rest = n;
        update(n);
    }
}

static node *join(node *a, node *b)
{
    if (!a || !b)
        return a ? a : b;
    if (a->weight >= b->weight) {
        a->right = join(a->right, b);
        update(a);
        return a;
    }
    b->left = join(a, b->left);
    update(b);
    return b;
}

int os_insert(os_tree *t, int key)
{
    node *fresh = malloc(sizeof *fresh);
    if (!fresh)
        return -1;
    t->seed = t->seed * 1664525u + 1013904223u;
    fresh->weight = t->seed;
    fresh->key = key;

    /* go down to where the weight belongs, counting the new key in */
    node **link = &t->root;
    while (*link && (*link)->weight >= fresh->weight) {
        (*link)->size++;
        if ((*link)->key == key) {
            free(fresh);
            return 0;
        }
        link = key < (*link)->key ? &(*link)->left : &(*link)->right;
    }
    /* the key may still be below */
    for (const node *n = *link; n; n = key < n->key ? n->left : n->right) {
        if (n->key == key) {
            free(fresh);
            return 0;
        }
    }
    split(*link, key, &fresh->left, &fresh->right);
    update(fresh);
    *link = fresh;
    return 1;
}

int os_erase(os_tree *t, int key)
{
    if (!os_contains(t, key))
        return 0;
    node **link = &t->root;
    while ((*link)->key != key) {
        (*link)->size--;
        link = key < (*link)->key ? &(*link)->left : &(*link)->right;
    }
    node *n = *link;
    *link = join(n->left, n->right);
    free(n);
    return 1;
}

int os_contains(const os_tree *t, int key)
{
    const node *n = t->root;
    while (n && n->key != key)
        n = key < n->key ? n->left : n->right;
    return n != NULL;
}

size_t os_count(const os_tree *t)
{
    return size_of(t->root);
}

size_t os_rank(const os_tree *t, int key)
{
    size_t rank = 0;
    for (const node *n = t->root; n;) {
        if (key <= n->key) {
            n = n->left;
        } else {
            rank += size_of(n->left) + 1;
            n = n->right;
        }
    }
    return rank;
}

int os_at(const os_tree *t, size_t i, int *key)
{
    if (i >= os_count(t))
        return 0;
    const node *n = t->root;
    for (;;) {
        assert(n && n->size == size_of(n->left) + 1 + size_of(n->right));
        size_t left = size_of(n->left);
        if (i == left)
            break;
        if (i < left) {
            n = n->left;
        } else {
            i -= left + 1;
            n = n->right;
        }
    }
    *key = n->key;
    return 1;
}

int os_median(const os_tree *t, int *key)
{
    size_t count = os_count(t);
    return count > 0 && os_at(t, (count - 1) / 2, key);
}
