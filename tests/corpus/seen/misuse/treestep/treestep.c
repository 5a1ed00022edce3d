#include "treestep.h"

#include <stdlib.h>
#include <string.h>

struct ts_node {
    struct ts_node *parent, *left, *right;
    int key;
    char *text;
};

static char *duplicate(const char *text)
{
    size_t length = strlen(text);

    if (length > TS_MAX_TEXT)
        return NULL;
    char *copy = malloc(length + 1);
    if (copy != NULL)
        memcpy(copy, text, length + 1);
    return copy;
}

static struct ts_node *find(const struct ts_tree *t, int key)
{
    struct ts_node *node = t->root;

    while (node != NULL && node->key != key)
        node = key < node->key ? node->left : node->right;
    return node;
}

bool ts_put(struct ts_tree *t, int key, const char *text)
{
    struct ts_node *parent = NULL;
    struct ts_node **link = &t->root;

    char *copy = duplicate(text);
    if (copy == NULL)
        return false;
    while (*link != NULL) {
        parent = *link;
        if (parent->key == key) {
            free(parent->text);
            parent->text = copy;
            return true;
        }
        link = key < parent->key ? &parent->left : &parent->right;
    }
    struct ts_node *node = NULL;
    if (t->count < TS_MAX_COUNT)
        node = calloc(1, sizeof *node);
    if (node == NULL) {
        free(copy);
        return false;
    }
    node->parent = parent;
    node->key = key;
    node->text = copy;
    *link = node;
    t->count++;
    return true;
}

const char *ts_get(const struct ts_tree *t, int key)
{
    struct ts_node *node = find(t, key);

    return node != NULL ? node->text : NULL;
}

static struct ts_node *leftmost(struct ts_node *node)
{
    while (node != NULL && node->left != NULL)
        node = node->left;
    return node;
}

static struct ts_node *rightmost(struct ts_node *node)
{
    while (node != NULL && node->right != NULL)
        node = node->right;
    return node;
}

/* Puts `other`, which may be NULL, into the place of `node` below its parent. */
static void supplant(struct ts_tree *t, struct ts_node *node, struct ts_node *other)
{
    if (node->parent == NULL)
        t->root = other;
    else if (node->parent->left == node)
        node->parent->left = other;
    else
        node->parent->right = other;
    if (other != NULL)
        other->parent = node->parent;
}

static void unlink_node(struct ts_tree *t, struct ts_node *node)
{
    if (node->left == NULL) {
        supplant(t, node, node->right);
    } else if (node->right == NULL) {
        supplant(t, node, node->left);
    } else {
        struct ts_node *next = leftmost(node->right);
        if (next->parent != node) {
            supplant(t, next, next->right);
            next->right = node->right;
            next->right->parent = next;
        }
        supplant(t, node, next);
        next->left = node->left;
        next->left->parent = next;
    }
    t->count--;
    free(node->text);
    free(node);
}

bool ts_remove(struct ts_tree *t, int key)
{
    struct ts_node *node = find(t, key);

    if (node == NULL)
        return false;
    unlink_node(t, node);
    return true;
}

void ts_clear(struct ts_tree *t)
{
    struct ts_node *node = t->root;

    while (node != NULL) {
        struct ts_node *down = node->left != NULL ? node->left : node->right;
        if (down != NULL) {
            node = down;
            continue;
        }
        struct ts_node *parent = node->parent;
        supplant(t, node, NULL);
        free(node->text);
        free(node);
        node = parent;
    }
    t->root = NULL;
    t->count = 0;
}

void ts_first(struct ts_iter *it, struct ts_tree *t)
{
    it->tree = t;
    it->node = leftmost(t->root);
}

void ts_last(struct ts_iter *it, struct ts_tree *t)
{
    it->tree = t;
    it->node = rightmost(t->root);
}

void ts_seek(struct ts_iter *it, struct ts_tree *t, int key)
{
    struct ts_node *node = t->root;

    it->tree = t;
    it->node = NULL;
    while (node != NULL) {
        if (node->key < key) {
            node = node->right;
        } else {
            it->node = node;
            node = node->left;
        }
    }
}

bool ts_valid(const struct ts_iter *it)
{
    return it->node != NULL;
}

void ts_next(struct ts_iter *it)
{
    struct ts_node *node = it->node;

    if (node->right != NULL) {
        it->node = leftmost(node->right);
        return;
    }
    while (node->parent != NULL && node->parent->right == node)
        node = node->parent;
    it->node = node->parent;
}

void ts_prev(struct ts_iter *it)
{
    struct ts_node *node = it->node;

    if (node->left != NULL) {
        it->node = rightmost(node->left);
        return;
    }
    while (node->parent != NULL && node->parent->left == node)
        node = node->parent;
    it->node = node->parent;
}

int ts_key(const struct ts_iter *it)
{
    return it->node->key;
}

const char *ts_value(const struct ts_iter *it)
{
    return it->node->text;
}

void ts_erase(struct ts_iter *it)
{
    struct ts_node *node = it->node;

    ts_next(it);
    unlink_node(it->tree, node);
}
