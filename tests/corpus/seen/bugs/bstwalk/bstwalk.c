#include "bstwalk.h"

#include <stdlib.h>

struct bst_node {
    struct bst_node *left, *right, *parent;
    int key, value;
};

struct bst {
    struct bst_node *root;
    size_t count;
};

static struct bst_node *leftmost(struct bst_node *n)
{
    while (n && n->left)
        n = n->left;
    return n;
}

static struct bst_node *successor(struct bst_node *n)
{
    if (n->right)
        return leftmost(n->right);
    while (n->parent && n->parent->right == n)
        n = n->parent;
    return n->parent;
}

static struct bst_node *find(const bst *map, int key)
{
    struct bst_node *n = map->root;

    while (n && n->key != key)
        n = key < n->key ? n->left : n->right;
    return n;
}

/* Puts `child`, which may be NULL, where `n` is. */
static void replace(bst *map, struct bst_node *n, struct bst_node *child)
{
    if (!n->parent)
        map->root = child;
    else if (n->parent->left == n)
        n->parent->left = child;
    else
        n->parent->right = child;
    if (child)
        child->parent = n->parent;
}

static void unlink_node(bst *map, struct bst_node *n)
{
    if (n->left && n->right) {
        struct bst_node *s = leftmost(n->right);

        n->key = s->key;
        n->value = s->value;
        n = s;
    }
    replace(map, n, n->left ? n->left : n->right);
    free(n);
    map->count--;
}

bst *bst_new(void)
{
    return calloc(1, sizeof(bst));
}

void bst_free(bst *map)
{
    struct bst_node *n;

    if (!map)
        return;
    n = map->root;
    while (n) {
        struct bst_node *parent;

        if (n->left) {
            n = n->left;
            continue;
        }
        if (n->right) {
            n = n->right;
            continue;
        }
        parent = n->parent;
        if (parent && parent->left == n)
            parent->left = NULL;
        else if (parent)
            parent->right = NULL;
        free(n);
        n = parent;
    }
    free(map);
}

bool bst_put(bst *map, int key, int value)
{
    struct bst_node **at = &map->root, *parent = NULL, *n;

    while (*at) {
        parent = *at;
        if (parent->key == key) {
            parent->value = value;
            return true;
        }
        at = key < parent->key ? &parent->left : &parent->right;
    }
    if (map->count >= BST_MAX)
        return false;
    n = calloc(1, sizeof *n);
    if (!n)
        return false;
    n->key = key;
    n->value = value;
    n->parent = parent;
    *at = n;
    map->count++;
    return true;
}

bool bst_get(const bst *map, int key, int *value)
{
    struct bst_node *n = find(map, key);

    if (!n)
        return false;
    *value = n->value;
    return true;
}

bool bst_drop(bst *map, int key)
{
    struct bst_node *n = find(map, key);

    if (!n)
        return false;
    unlink_node(map, n);
    return true;
}

size_t bst_count(const bst *map)
{
    return map->count;
}

void bst_walk(bst_iter *it, bst *map, int from)
{
    struct bst_node *n = map->root;

    it->map = map;
    it->last = NULL;
    it->next = NULL;
    while (n) {
        if (n->key >= from) {
            it->next = n;
            n = n->left;
        } else {
            n = n->right;
        }
    }
}

bool bst_next(bst_iter *it, int *key, int *value)
{
    it->last = it->next;
    if (!it->next)
        return false;
    *key = it->next->key;
    *value = it->next->value;
    it->next = successor(it->next);
    return true;
}

bool bst_iter_remove(bst_iter *it)
{
    if (!it->last)
        return false;
    unlink_node(it->map, it->last);
    it->last = NULL;
    return true;
}
