#include "keytree.h"

#include <stdlib.h>
#include <string.h>

struct keytree_node {
    struct keytree_node *left, *right, *up;
    char *key;
    long value;
};

struct keytree {
    struct keytree_node *root;
    size_t count;
};

typedef struct keytree_node node;

static node *leftmost(node *n)
{
    while (n && n->left)
        n = n->left;
    return n;
}

static node *successor(node *n)
{
    if (n->right)
        return leftmost(n->right);
    while (n->up && n->up->right == n)
        n = n->up;
    return n->up;
}

static node *find(const struct keytree *map, const char *key)
{
    node *n = map->root;
    while (n) {
        int order = strcmp(key, n->key);
        if (order == 0)
            return n;
        n = order < 0 ? n->left : n->right;
    }
    return NULL;
}

struct keytree *keytree_new(void)
{
    return calloc(1, sizeof(struct keytree));
}

void keytree_free(struct keytree *map)
{
    if (!map)
        return;
    node *n = map->root;
    while (n) {
        if (n->left) {
            n = n->left;
        } else if (n->right) {
            n = n->right;
        } else {
            node *up = n->up;
            if (up && up->left == n)
                up->left = NULL;
            else if (up)
                up->right = NULL;
            free(n->key);
            free(n);
            n = up;
        }
    }
    free(map);
}

bool keytree_put(struct keytree *map, const char *key, long value)
{
    node *up = NULL, **link = &map->root;
    while (*link) {
        up = *link;
        int order = strcmp(key, up->key);
        if (order == 0) {
            up->value = value;
            return true;
        }
        link = order < 0 ? &up->left : &up->right;
    }
    size_t length = strlen(key);
    if (map->count >= KEYTREE_MAX || length > KEYTREE_MAXKEY)
        return false;
    node *n = calloc(1, sizeof *n);
    char *copy = malloc(length + 1);
    if (!n || !copy) {
        free(n);
        free(copy);
        return false;
    }
    memcpy(copy, key, length + 1);
    n->key = copy;
    n->value = value;
    n->up = up;
    *link = n;
    map->count++;
    return true;
}

bool keytree_get(const struct keytree *map, const char *key, long *value)
{
    node *n = find(map, key);
    if (n && value)
        *value = n->value;
    return n != NULL;
}

bool keytree_remove(struct keytree *map, const char *key)
{
    node *n = find(map, key);
    if (!n)
        return false;
    free(n->key);
    if (n->left && n->right) {
        node *s = leftmost(n->right);
        n->key = s->key;
        n->value = s->value;
        n = s;
    }
    // n has one child at most, and its key is free or in use elsewhere.
    node *child = n->left ? n->left : n->right;
    if (child)
        child->up = n->up;
    if (!n->up)
        map->root = child;
    else if (n->up->left == n)
        n->up->left = child;
    else
        n->up->right = child;
    free(n);
    map->count--;
    return true;
}

size_t keytree_count(const struct keytree *map)
{
    return map->count;
}

const char *keytree_first(const struct keytree *map)
{
    node *n = leftmost(map->root);
    return n ? n->key : NULL;
}

const char *keytree_last(const struct keytree *map)
{
    node *n = map->root;
    while (n && n->right)
        n = n->right;
    return n ? n->key : NULL;
}

void keytree_start(const struct keytree *map, const char *from, struct keytree_iter *it)
{
    if (!from) {
        it->next = leftmost(map->root);
        return;
    }
    it->next = NULL;
    for (node *n = map->root; n;) {
        if (strcmp(n->key, from) >= 0) {
            it->next = n;
            n = n->left;
        } else {
            n = n->right;
        }
    }
}

const char *keytree_next(struct keytree_iter *it, long *value)
{
    node *n = it->next;
    if (!n)
        return NULL;
    it->next = successor(n);
    if (value)
        *value = n->value;
    return n->key;
}
