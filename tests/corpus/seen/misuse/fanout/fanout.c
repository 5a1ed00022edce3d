#include "fanout.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MAX_KEYS 5
#define HALF (MAX_KEYS / 2)

struct fo_node {
    int count, leaf;
    int key[MAX_KEYS];
    void *value[MAX_KEYS];
    struct fo_node *child[MAX_KEYS + 1];
};

struct fanout {
    struct fo_node *root; /* NULL when empty */
    size_t size;
};

static struct fo_node *node_new(int leaf)
{
    struct fo_node *n = calloc(1, sizeof *n);
    if (n)
        n->leaf = leaf;
    return n;
}

static void node_free(struct fo_node *n)
{
    if (!n)
        return;
    if (!n->leaf)
        for (int i = 0; i <= n->count; i++)
            node_free(n->child[i]);
    free(n);
}

/* The first index whose key is not less than key. */
static int position(const struct fo_node *n, int key)
{
    int i = 0;
    while (i < n->count && n->key[i] < key)
        i++;
    return i;
}

/* A new node of HALF keys of n, beginning with the one at from. */
static struct fo_node *half(const struct fo_node *n, int from)
{
    struct fo_node *h = node_new(n->leaf);
    if (!h)
        return NULL;
    h->count = HALF;
    memcpy(h->key, n->key + from, HALF * sizeof *h->key);
    memcpy(h->value, n->value + from, HALF * sizeof *h->value);
    memcpy(h->child, n->child + from, (HALF + 1) * sizeof *h->child);
    return h;
}

/* Replaces the full child at i by two halves; its middle key moves up into n,
   which is not full. */
static int split(struct fo_node *n, int i)
{
    struct fo_node *old = n->child[i];
    struct fo_node *left = half(old, 0), *right = half(old, HALF + 1);
    if (!left || !right) {
        free(left);
        free(right);
        return -1;
    }
    for (int j = n->count; j > i; j--) {
        n->key[j] = n->key[j - 1];
        n->value[j] = n->value[j - 1];
        n->child[j + 1] = n->child[j];
    }
    n->key[i] = old->key[HALF];
    n->value[i] = old->value[HALF];
    n->child[i] = left;
    n->child[i + 1] = right;
    n->count++;
    free(old);
    return 0;
}

fanout *fo_new(void)
{
    return calloc(1, sizeof(fanout));
}

void fo_clear(fanout *tree)
{
    node_free(tree->root);
    tree->root = NULL;
    tree->size = 0;
}

void fo_free(fanout *tree)
{
    if (!tree)
        return;
    fo_clear(tree);
    free(tree);
}

size_t fo_size(const fanout *tree)
{
    return tree->size;
}

/* Where the value of key is, or NULL. */
static void **slot(const fanout *tree, int key)
{
    struct fo_node *n = tree->root;
    while (n) {
        int i = position(n, key);
        if (i < n->count && n->key[i] == key)
            return &n->value[i];
        n = n->leaf ? NULL : n->child[i];
    }
    return NULL;
}

void *fo_get(const fanout *tree, int key, void *otherwise)
{
    void **at = slot(tree, key);
    return at ? *at : otherwise;
}

int fo_put(fanout *tree, int key, void *value)
{
    void **at = slot(tree, key);
    if (at) {
        *at = value;
        return 0;
    }
    if (tree->size >= FO_MAX_ENTRIES)
        return -1;
    if (!tree->root && !(tree->root = node_new(1)))
        return -1;
    if (tree->root->count == MAX_KEYS) {
        struct fo_node *root = node_new(0);
        if (!root)
            return -1;
        root->child[0] = tree->root;
        if (split(root, 0) != 0) {
            free(root);
            return -1;
        }
        tree->root = root;
    }
    struct fo_node *n = tree->root;
    while (!n->leaf) {
        int i = position(n, key);
        if (n->child[i]->count == MAX_KEYS) {
            if (split(n, i) != 0)
                return -1;
            if (n->key[i] < key)
                i++;
        }
        n = n->child[i];
    }
    int i = position(n, key);
    for (int j = n->count; j > i; j--) {
        n->key[j] = n->key[j - 1];
        n->value[j] = n->value[j - 1];
    }
    n->key[i] = key;
    n->value[i] = value;
    n->count++;
    tree->size++;
    return 0;
}

int fo_load(fanout *tree, const int *keys, void *const *values, size_t n)
{
    if (tree->size > 0 || n > FO_MAX_ENTRIES)
        return -1;
    for (size_t i = 1; i < n; i++)
        assert(keys[i - 1] < keys[i]);
    for (size_t i = 0; i < n; i++)
        if (fo_put(tree, keys[i], values ? values[i] : NULL) != 0) {
            fo_clear(tree);
            return -1;
        }
    return 0;
}

static void push(fo_cursor *cur, struct fo_node *node, int index)
{
    cur->up[cur->above] = node;
    cur->up_index[cur->above] = index;
    cur->above++;
}

/* From a node that has no more keys up to one that has. */
static void climb(fo_cursor *cur)
{
    while (cur->node && cur->index >= cur->node->count) {
        if (cur->above == 0) {
            cur->node = NULL;
            return;
        }
        cur->above--;
        cur->node = cur->up[cur->above];
        cur->index = cur->up_index[cur->above];
    }
}

/* Down to the leftmost leaf of the child at the index. */
static void descend(fo_cursor *cur)
{
    while (!cur->node->leaf) {
        push(cur, cur->node, cur->index);
        cur->node = cur->node->child[cur->index];
        cur->index = 0;
    }
}

void fo_first(const fanout *tree, fo_cursor *cur)
{
    cur->node = tree->root;
    cur->index = cur->above = 0;
    if (!cur->node)
        return;
    descend(cur);
    climb(cur);
}

void fo_seek(const fanout *tree, int key, fo_cursor *cur)
{
    cur->node = tree->root;
    cur->index = cur->above = 0;
    while (cur->node) {
        cur->index = position(cur->node, key);
        if (cur->node->leaf || (cur->index < cur->node->count && cur->node->key[cur->index] == key))
            break;
        push(cur, cur->node, cur->index);
        cur->node = cur->node->child[cur->index];
    }
    climb(cur);
}

int fo_at_end(const fo_cursor *cur)
{
    return cur->node == NULL;
}

int fo_key(const fo_cursor *cur)
{
    return cur->node->key[cur->index];
}

void *fo_value(const fo_cursor *cur)
{
    return cur->node->value[cur->index];
}

void fo_next(fo_cursor *cur)
{
    cur->index++;
    if (!cur->node->leaf)
        descend(cur);
    climb(cur);
}
