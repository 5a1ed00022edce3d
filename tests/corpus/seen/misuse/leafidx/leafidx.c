#include "leafidx.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define T 2 /* nodes have T - 1 to 2 T - 1 keys, the root may have fewer */
#define KEYS (2 * T - 1)

typedef struct leafidx_node node;

struct leafidx_node {
    int n;
    bool leaf;
    struct entry {
        int64_t key;
        void *value;
    } e[KEYS];
    node *child[KEYS + 1];
};

struct leafidx {
    node *root; /* NULL if empty */
    size_t size;
};

leafidx *leafidx_new(void)
{
    return calloc(1, sizeof(leafidx));
}

static void free_node(node *x)
{
    if (!x->leaf)
        for (int i = 0; i <= x->n; i++)
            free_node(x->child[i]);
    free(x);
}

void leafidx_free(leafidx *index)
{
    if (index && index->root)
        free_node(index->root);
    free(index);
}

size_t leafidx_size(const leafidx *index)
{
    return index->size;
}

/* The first key of a node that is not below `key`. */
static int lower(const node *x, int64_t key)
{
    int i = 0;
    while (i < x->n && x->e[i].key < key)
        i++;
    return i;
}

static struct entry *lookup(const leafidx *index, int64_t key)
{
    for (node *x = index->root; x;) {
        int i = lower(x, key);
        if (i < x->n && x->e[i].key == key)
            return &x->e[i];
        x = x->leaf ? NULL : x->child[i];
    }
    return NULL;
}

bool leafidx_get(const leafidx *index, int64_t key, void **value)
{
    const struct entry *e = lookup(index, key);
    if (e && value)
        *value = e->value;
    return e != NULL;
}

/* Makes room for key i and the child after it. */
static void widen(node *x, int i)
{
    for (int k = x->n; k > i; k--) {
        x->e[k] = x->e[k - 1];
        x->child[k + 1] = x->child[k];
    }
    x->n++;
}

/* Takes key i and the child after it away. */
static void narrow(node *x, int i)
{
    x->n--;
    for (int k = i; k < x->n; k++) {
        x->e[k] = x->e[k + 1];
        x->child[k + 1] = x->child[k + 2];
    }
}

/* Splits child i, which is full, of a node that is not. */
static bool split(node *x, int i)
{
    node *y = x->child[i], *z = calloc(1, sizeof *z);
    if (!z)
        return false;
    z->leaf = y->leaf;
    z->n = T - 1;
    memcpy(z->e, y->e + T, (T - 1) * sizeof z->e[0]);
    memcpy(z->child, y->child + T, T * sizeof z->child[0]);
    y->n = T - 1;
    widen(x, i);
    x->e[i] = y->e[T - 1];
    x->child[i + 1] = z;
    return true;
}

static bool grow_root(leafidx *index)
{
    node *root = calloc(1, sizeof *root);
    if (!root)
        return false;
    root->leaf = !index->root;
    root->child[0] = index->root;
    if (index->root && !split(root, 0)) {
        free(root);
        return false;
    }
    index->root = root;
    return true;
}

leafidx_status leafidx_put(leafidx *index, int64_t key, void *value)
{
    struct entry *e = lookup(index, key);
    if (e) {
        e->value = value;
        return LEAFIDX_REPLACED;
    }
    if (index->size >= LEAFIDX_MAX)
        return LEAFIDX_FULL;
    if ((!index->root || index->root->n == KEYS) && !grow_root(index))
        return LEAFIDX_NOMEM;
    node *x = index->root;
    while (!x->leaf) {
        int i = lower(x, key);
        if (x->child[i]->n == KEYS) {
            if (!split(x, i))
                return LEAFIDX_NOMEM;
            if (x->e[i].key < key)
                i++;
        }
        x = x->child[i];
    }
    int i = lower(x, key);
    widen(x, i);
    x->e[i] = (struct entry){ key, value };
    index->size++;
    return LEAFIDX_OK;
}

/* Joins child i, key i and child i + 1 in child i. */
static void merge(node *x, int i)
{
    node *y = x->child[i], *z = x->child[i + 1];
    y->e[y->n++] = x->e[i];
    memcpy(y->e + y->n, z->e, (size_t)z->n * sizeof z->e[0]);
    memcpy(y->child + y->n, z->child, ((size_t)z->n + 1) * sizeof z->child[0]);
    y->n += z->n;
    narrow(x, i);
    free(z);
}

/* Sees to it that child i has T keys at least; where it is then. */
static node *fatten(node *x, int i)
{
    node *c = x->child[i];
    if (c->n >= T)
        return c;
    if (i > 0 && x->child[i - 1]->n >= T) {
        node *left = x->child[i - 1];
        widen(c, 0);
        c->child[1] = c->child[0];
        c->child[0] = left->child[left->n];
        c->e[0] = x->e[i - 1];
        x->e[i - 1] = left->e[--left->n];
        return c;
    }
    if (i < x->n && x->child[i + 1]->n >= T) {
        node *right = x->child[i + 1];
        c->e[c->n++] = x->e[i];
        c->child[c->n] = right->child[0];
        x->e[i] = right->e[0];
        right->child[0] = right->child[1];
        narrow(right, 0);
        return c;
    }
    if (i == x->n)
        i--;
    merge(x, i);
    return x->child[i];
}

/* Removes a key that is there from a subtree whose top can spare one. */
static void erase(node *x, int64_t key)
{
    int i = lower(x, key);
    if (x->leaf) {
        narrow(x, i);
    } else if (i < x->n && x->e[i].key == key) {
        node *y = x->child[i], *z = x->child[i + 1];
        if (y->n < T && z->n < T) {
            merge(x, i);
            erase(y, key);
            return;
        }
        /* A neighbour in order, always in a leaf, takes its place. */
        bool before = y->n >= T;
        node *leaf = before ? y : z;
        while (!leaf->leaf)
            leaf = leaf->child[before ? leaf->n : 0];
        x->e[i] = leaf->e[before ? leaf->n - 1 : 0];
        erase(before ? y : z, x->e[i].key);
    } else {
        erase(fatten(x, i), key);
    }
}

bool leafidx_remove(leafidx *index, int64_t key, void **value)
{
    if (!leafidx_get(index, key, value))
        return false;
    node *root = index->root;
    erase(root, key);
    if (root->n == 0) {
        index->root = root->leaf ? NULL : root->child[0];
        free(root);
    }
    index->size--;
    return true;
}

leafidx_status leafidx_load(leafidx *index, const int64_t *keys, void *const *values, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        assert(i == 0 || keys[i - 1] < keys[i]);
        leafidx_status status = leafidx_put(index, keys[i], values ? values[i] : NULL);
        if (status != LEAFIDX_OK && status != LEAFIDX_REPLACED)
            return status;
    }
    return LEAFIDX_OK;
}

void leafidx_seek(const leafidx *index, int64_t key, leafidx_cursor *cursor)
{
    cursor->depth = 0;
    for (const node *x = index->root; x;) {
        int i = lower(x, key);
        cursor->node[cursor->depth] = x;
        cursor->at[cursor->depth++] = i;
        if (x->leaf || (i < x->n && x->e[i].key == key))
            break;
        x = x->child[i];
    }
}

bool leafidx_next(leafidx_cursor *cursor, int64_t *key, void **value)
{
    int top = cursor->depth - 1;
    while (top >= 0 && cursor->at[top] >= cursor->node[top]->n)
        top--;
    cursor->depth = top + 1;
    if (top < 0)
        return false;
    const node *x = cursor->node[top];
    int i = cursor->at[top]++;
    if (key)
        *key = x->e[i].key;
    if (value)
        *value = x->e[i].value;
    while (!x->leaf) {
        x = x->child[i + 1];
        i = -1;
        cursor->node[cursor->depth] = x;
        cursor->at[cursor->depth++] = 0;
    }
    return true;
}

bool leafidx_each(const leafidx *index, bool (*visit)(void *context, int64_t key, void *value), void *context)
{
    leafidx_cursor cursor;
    int64_t key;
    void *value;
    leafidx_seek(index, INT64_MIN, &cursor);
    while (leafidx_next(&cursor, &key, &value))
        if (!visit(context, key, value))
            return false;
    return true;
}
