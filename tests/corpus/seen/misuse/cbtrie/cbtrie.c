#include "cbtrie.h"

#include <stdlib.h>
#include <string.h>

struct cb_node {
    const char *key; /* NULL: an inner node */
    size_t byte;
    unsigned char mask; /* the bit that decides */
    struct cb_node *child[2];
};

void cb_init(cbtrie *t)
{
    t->root = NULL;
    t->count = 0;
}

static void free_all(struct cb_node *n)
{
    if (n == NULL)
        return;
    if (n->key == NULL) {
        free_all(n->child[0]);
        free_all(n->child[1]);
    }
    free(n);
}

void cb_clear(cbtrie *t)
{
    free_all(t->root);
    cb_init(t);
}

static int side(const struct cb_node *n, const char *key, size_t length)
{
    unsigned char byte = n->byte < length ? (unsigned char)key[n->byte] : 0;
    return (byte & n->mask) != 0;
}

/* The key that is nearest by the bits that are looked at. */
static const char *nearest(const cbtrie *t, const char *key, size_t length)
{
    const struct cb_node *n = t->root;
    while (n->key == NULL)
        n = n->child[side(n, key, length)];
    return n->key;
}

static struct cb_node *leaf(const char *key)
{
    struct cb_node *n = calloc(1, sizeof *n);
    if (n != NULL)
        n->key = key;
    return n;
}

int cb_insert(cbtrie *t, const char *key)
{
    size_t length = strlen(key), byte = 0;
    struct cb_node *fresh, *inner, **at = &t->root;
    const char *other;
    unsigned char mask = 0x80, differ;
    if (t->root == NULL) {
        t->root = leaf(key);
        if (t->root == NULL)
            return -1;
        t->count = 1;
        return 1;
    }
    other = nearest(t, key, length);
    while (key[byte] == other[byte]) {
        if (key[byte] == '\0')
            return 0;
        byte++;
    }
    differ = (unsigned char)key[byte] ^ (unsigned char)other[byte];
    while ((differ & mask) == 0)
        mask >>= 1;
    fresh = leaf(key);
    inner = leaf(NULL);
    if (fresh == NULL || inner == NULL) {
        free(fresh);
        free(inner);
        return -1;
    }
    while ((*at)->key == NULL && ((*at)->byte < byte || ((*at)->byte == byte && (*at)->mask > mask)))
        at = &(*at)->child[side(*at, key, length)];
    inner->byte = byte;
    inner->mask = mask;
    inner->child[side(inner, key, length)] = fresh;
    inner->child[!side(inner, key, length)] = *at;
    *at = inner;
    t->count++;
    return 1;
}

const char *cb_find(const cbtrie *t, const char *key)
{
    const char *found;
    if (t->root == NULL)
        return NULL;
    found = nearest(t, key, strlen(key));
    return strcmp(found, key) == 0 ? found : NULL;
}

const char *cb_remove(cbtrie *t, const char *key)
{
    size_t length = strlen(key);
    struct cb_node **at = &t->root, **above = NULL, *n, *parent;
    const char *found;
    int way = 0;
    if (t->root == NULL)
        return NULL;
    while ((*at)->key == NULL) {
        above = at;
        way = side(*at, key, length);
        at = &(*at)->child[way];
    }
    n = *at;
    found = n->key;
    if (strcmp(found, key) != 0)
        return NULL;
    if (above == NULL) {
        t->root = NULL;
    } else {
        parent = *above;
        *above = parent->child[!way];
        free(parent);
    }
    free(n);
    t->count--;
    return found;
}

static const char *outermost(const cbtrie *t, int way)
{
    const struct cb_node *n = t->root;
    if (n == NULL)
        return NULL;
    while (n->key == NULL)
        n = n->child[way];
    return n->key;
}

const char *cb_first(const cbtrie *t)
{
    return outermost(t, 0);
}

const char *cb_last(const cbtrie *t)
{
    return outermost(t, 1);
}

static bool visit(const struct cb_node *n, cb_fn fn, void *arg, size_t *calls)
{
    if (n->key != NULL) {
        ++*calls;
        return fn(n->key, arg);
    }
    return visit(n->child[0], fn, arg, calls) && visit(n->child[1], fn, arg, calls);
}

size_t cb_each(const cbtrie *t, const char *prefix, cb_fn fn, void *arg)
{
    size_t length = strlen(prefix), calls = 0;
    const struct cb_node *top = t->root;
    if (top == NULL || strncmp(nearest(t, prefix, length), prefix, length) != 0)
        return 0;
    while (top->key == NULL && top->byte < length)
        top = top->child[side(top, prefix, length)];
    visit(top, fn, arg, &calls);
    return calls;
}

size_t cb_count(const cbtrie *t)
{
    return t->count;
}
