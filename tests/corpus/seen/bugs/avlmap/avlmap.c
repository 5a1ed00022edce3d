#include "avlmap.h"

#include <stdlib.h>
#include <string.h>

struct node {
    char *key;
    char *value;
    struct node *left;
    struct node *right;
    int height;
};

struct avl_map {
    struct node *root;
    size_t count;
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);

    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

static bool too_long(const char *text)
{
    return strlen(text) > AVL_TEXT_MAX;
}

static int height(const struct node *n)
{
    return n == NULL ? 0 : n->height;
}

static void measure(struct node *n)
{
    int l = height(n->left), r = height(n->right);

    n->height = (l > r ? l : r) + 1;
}

static struct node *rotate_left(struct node *n)
{
    struct node *up = n->right;

    n->right = up->left;
    up->left = n;
    measure(n);
    measure(up);
    return up;
}

static struct node *rotate_right(struct node *n)
{
    struct node *up = n->left;

    n->left = up->right;
    up->right = n;
    measure(n);
    measure(up);
    return up;
}

static struct node *balance(struct node *n)
{
    int lean = height(n->left) - height(n->right);

    if (lean > 1) {
        if (height(n->left->left) < height(n->left->right))
            n->left = rotate_left(n->left);
        return rotate_right(n);
    }
    if (lean < -1) {
        if (height(n->right->right) < height(n->right->left))
            n->right = rotate_right(n->right);
        return rotate_left(n);
    }
    measure(n);
    return n;
}

static struct node *attach(struct node *n, struct node *fresh)
{
    if (n == NULL)
        return fresh;
    if (strcmp(fresh->key, n->key) < 0)
        n->left = attach(n->left, fresh);
    else
        n->right = attach(n->right, fresh);
    return balance(n);
}

/* Unlinks the leftmost node of a tree that is not empty. */
static struct node *unlink_first(struct node *n, struct node **first)
{
    if (n->left == NULL) {
        *first = n;
        return n->right;
    }
    n->left = unlink_first(n->left, first);
    return balance(n);
}

static struct node *erase(struct node *n, const char *key, bool *found)
{
    int order;

    if (n == NULL)
        return NULL;
    order = strcmp(key, n->key);
    if (order < 0) {
        n->left = erase(n->left, key, found);
    } else if (order > 0) {
        n->right = erase(n->right, key, found);
    } else if (n->left != NULL && n->right != NULL) {
        struct node *heir = NULL;

        *found = true;
        n->right = unlink_first(n->right, &heir);
        free(n->key);
        n->key = heir->key;
        n->value = heir->value;
        free(heir);
    } else {
        struct node *child = n->left != NULL ? n->left : n->right;

        *found = true;
        free(n->key);
        free(n->value);
        free(n);
        return child;
    }
    return balance(n);
}

static struct node *find(const avl_map *map, const char *key)
{
    struct node *n = map->root;

    while (n != NULL) {
        int order = strcmp(key, n->key);

        if (order == 0)
            return n;
        n = order < 0 ? n->left : n->right;
    }
    return NULL;
}

static void free_tree(struct node *n)
{
    if (n == NULL)
        return;
    free_tree(n->left);
    free_tree(n->right);
    free(n->key);
    free(n->value);
    free(n);
}

avl_map *avl_new(void)
{
    return calloc(1, sizeof(avl_map));
}

void avl_free(avl_map *map)
{
    if (map == NULL)
        return;
    free_tree(map->root);
    free(map);
}

int avl_put(avl_map *map, const char *key, const char *value)
{
    struct node *n;
    char *copy;

    if (too_long(key) || too_long(value))
        return -1;
    n = find(map, key);
    if (n == NULL && map->count >= AVL_ENTRIES_MAX)
        return -1;
    copy = copy_text(value);
    if (copy == NULL)
        return -1;
    if (n != NULL) {
        free(n->value);
        n->value = copy;
        return 0;
    }
    n = calloc(1, sizeof *n);
    if (n == NULL || (n->key = copy_text(key)) == NULL) {
        free(n);
        free(copy);
        return -1;
    }
    n->value = copy;
    n->height = 1;
    map->root = attach(map->root, n);
    map->count++;
    return 0;
}

const char *avl_get(const avl_map *map, const char *key)
{
    const struct node *n = find(map, key);

    return n == NULL ? NULL : n->value;
}

bool avl_del(avl_map *map, const char *key)
{
    bool found = false;

    map->root = erase(map->root, key, &found);
    if (found)
        map->count--;
    return found;
}

size_t avl_count(const avl_map *map)
{
    return map->count;
}

int avl_height(const avl_map *map)
{
    return height(map->root);
}

const char *avl_first(const avl_map *map)
{
    const struct node *n = map->root;

    if (n == NULL)
        return NULL;
    while (n->left != NULL)
        n = n->left;
    return n->key;
}

const char *avl_next(const avl_map *map, const char *key)
{
    const struct node *n = map->root;
    const char *best = NULL;

    while (n != NULL) {
        if (strcmp(n->key, key) > 0) {
            best = n->key;
            n = n->left;
        } else {
            n = n->right;
        }
    }
    return best;
}
