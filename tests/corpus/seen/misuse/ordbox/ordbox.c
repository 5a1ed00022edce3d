#include "ordbox.h"

#include <stdlib.h>
#include <string.h>

/* A treap: a search tree by key, a heap by rank, which is random. */
struct ordbox_node {
    struct ordbox_node *left, *right;
    unsigned long rank;
    const char *key;
    void *value;
};

typedef struct ordbox_node node;

void ordbox_init(struct ordbox *box, ordbox_cmp *cmp)
{
    box->root = NULL;
    box->cmp = cmp ? cmp : strcmp;
    box->count = 0;
    box->seed = 2463534242u;
}

static unsigned long next_rank(struct ordbox *box)
{
    unsigned long x = box->seed;

    x ^= x << 13 & 0xffffffffu;
    x ^= x >> 17;
    x ^= x << 5 & 0xffffffffu;
    return box->seed = x;
}

static void clear(node *n)
{
    while (n) {
        node *right = n->right;

        clear(n->left);
        free(n);
        n = right;
    }
}

void ordbox_clear(struct ordbox *box)
{
    clear(box->root);
    box->root = NULL;
    box->count = 0;
}

static node *find(const struct ordbox *box, const char *key)
{
    node *n = box->root;

    while (n) {
        int c = box->cmp(key, n->key);

        if (c == 0)
            break;
        n = c < 0 ? n->left : n->right;
    }
    return n;
}

/* Parts a tree into what is less than key and the rest. */
static void split(ordbox_cmp *cmp, node *n, const char *key, node **less, node **rest)
{
    while (n) {
        if (cmp(n->key, key) < 0) {
            *less = n;
            less = &n->right;
            n = n->right;
        } else {
            *rest = n;
            rest = &n->left;
            n = n->left;
        }
    }
    *less = *rest = NULL;
}

static node *join(node *a, node *b)
{
    node *root = NULL, **at = &root;

    while (a && b) {
        if (a->rank > b->rank) {
            *at = a;
            at = &a->right;
            a = a->right;
        } else {
            *at = b;
            at = &b->left;
            b = b->left;
        }
    }
    *at = a ? a : b;
    return root;
}

int ordbox_put(struct ordbox *box, const char *key, void *value)
{
    node *n = find(box, key), **at = &box->root;

    if (n) {
        n->value = value;
        return 0;
    }
    if (box->count >= ORDBOX_MAX || !(n = malloc(sizeof *n)))
        return -1;
    n->key = key;
    n->value = value;
    n->rank = next_rank(box);
    while (*at && (*at)->rank >= n->rank)
        at = box->cmp(key, (*at)->key) < 0 ? &(*at)->left : &(*at)->right;
    split(box->cmp, *at, key, &n->left, &n->right);
    *at = n;
    box->count++;
    return 1;
}

bool ordbox_get(const struct ordbox *box, const char *key, void **value)
{
    node *n = find(box, key);

    if (n && value)
        *value = n->value;
    return n != NULL;
}

bool ordbox_del(struct ordbox *box, const char *key, void **value)
{
    node **at = &box->root, *n;

    while ((n = *at) != NULL) {
        int c = box->cmp(key, n->key);

        if (c == 0)
            break;
        at = c < 0 ? &n->left : &n->right;
    }
    if (!n)
        return false;
    if (value)
        *value = n->value;
    *at = join(n->left, n->right);
    free(n);
    box->count--;
    return true;
}

size_t ordbox_count(const struct ordbox *box)
{
    return box->count;
}

const char *ordbox_first(const struct ordbox *box)
{
    const node *n = box->root;

    while (n && n->left)
        n = n->left;
    return n ? n->key : NULL;
}

const char *ordbox_after(const struct ordbox *box, const char *key)
{
    const char *found = NULL;

    for (const node *n = box->root; n;) {
        if (box->cmp(key, n->key) < 0) {
            found = n->key;
            n = n->left;
        } else {
            n = n->right;
        }
    }
    return found;
}

static bool each(const node *n, ordbox_visit *visit, void *arg)
{
    for (; n; n = n->right)
        if (!each(n->left, visit, arg) || !visit(n->key, n->value, arg))
            return false;
    return true;
}

bool ordbox_each(const struct ordbox *box, ordbox_visit *visit, void *arg)
{
    return each(box->root, visit, arg);
}
