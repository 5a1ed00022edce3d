#include "fingtree.h"

#include <stdlib.h>

typedef struct node {
    int32_t key;
    uint32_t priority;
    int64_t value;
    struct node *left, *right;
} node;

struct fing_tree {
    node *root;
    node *hot; /* the node that was looked at last, or NULL */
    size_t size;
    uint32_t random;
};

static uint32_t next_random(fing_tree *t)
{
    uint32_t x = t->random;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return t->random = x;
}

/* Keys below `key` go to *low, the others to *high. */
static void split(node *n, int32_t key, node **low, node **high)
{
    while (n != NULL) {
        if (n->key < key) {
            *low = n;
            low = &n->right;
            n = n->right;
        } else {
            *high = n;
            high = &n->left;
            n = n->left;
        }
    }
    *low = *high = NULL;
}

/* All keys of `low` are below those of `high`. */
static node *join(node *low, node *high)
{
    node *root = NULL, **link = &root;
    while (low != NULL && high != NULL) {
        if (low->priority > high->priority) {
            *link = low;
            link = &low->right;
            low = low->right;
        } else {
            *link = high;
            link = &high->left;
            high = high->left;
        }
    }
    *link = low != NULL ? low : high;
    return root;
}

static size_t drop(node *n)
{
    size_t count = 0;
    while (n != NULL) {
        node *right = n->right;
        count += drop(n->left) + 1;
        free(n);
        n = right;
    }
    return count;
}

static node *find(fing_tree *t, int32_t key)
{
    if (t->hot != NULL && t->hot->key == key)
        return t->hot;
    node *n = t->root;
    while (n != NULL && n->key != key)
        n = key < n->key ? n->left : n->right;
    if (n != NULL)
        t->hot = n;
    return n;
}

fing_tree *fing_open(uint32_t seed)
{
    fing_tree *t = calloc(1, sizeof *t);
    if (t != NULL)
        t->random = seed != 0 ? seed : 2463534242u;
    return t;
}

void fing_close(fing_tree *t)
{
    if (t == NULL)
        return;
    drop(t->root);
    free(t);
}

bool fing_put(fing_tree *t, int32_t key, int64_t value)
{
    node *n = find(t, key);
    if (n == NULL) {
        n = malloc(sizeof *n);
        if (n == NULL)
            return false;
        n->key = key;
        n->priority = next_random(t);
        node **link = &t->root;
        while (*link != NULL && (*link)->priority > n->priority)
            link = key < (*link)->key ? &(*link)->left : &(*link)->right;
        split(*link, key, &n->left, &n->right);
        *link = n;
        t->size++;
    }
    n->value = value;
    return true;
}

bool fing_get(fing_tree *t, int32_t key, int64_t *value)
{
    const node *n = find(t, key);
    if (n == NULL)
        return false;
    *value = n->value;
    return true;
}

bool fing_remove(fing_tree *t, int32_t key)
{
    node **link = &t->root;
    while (*link != NULL && (*link)->key != key)
        link = key < (*link)->key ? &(*link)->left : &(*link)->right;
    node *n = *link;
    if (n == NULL)
        return false;
    *link = join(n->left, n->right);
    if (t->hot == n)
        t->hot = NULL;
    free(n);
    t->size--;
    return true;
}

size_t fing_cut(fing_tree *t, int32_t lo, int32_t hi)
{
    node *below, *middle, *above = NULL;
    if (lo > hi)
        return 0;
    if (t->hot != NULL && t->hot->key >= lo && t->hot->key < hi)
        t->hot = NULL;
    split(t->root, lo, &below, &middle);
    if (hi < INT32_MAX)
        split(middle, hi + 1, &middle, &above);
    t->root = join(below, above);
    size_t count = drop(middle);
    t->size -= count;
    return count;
}

bool fing_ceil(const fing_tree *t, int32_t from, int32_t *key)
{
    const node *best = NULL;
    for (const node *n = t->root; n != NULL;) {
        if (n->key >= from) {
            best = n;
            n = n->left;
        } else {
            n = n->right;
        }
    }
    if (best == NULL)
        return false;
    *key = best->key;
    return true;
}

size_t fing_size(const fing_tree *t)
{
    return t->size;
}
