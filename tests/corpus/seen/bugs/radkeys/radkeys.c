#include "radkeys.h"

#include <stdlib.h>
#include <string.h>

typedef struct node {
    struct node *child; /* first child */
    struct node *next;  /* sibling with a larger byte */
    unsigned char byte;
    bool has;
    int value;
} node;

struct rk_tree {
    node root;
    size_t count;
};

rk_tree *rk_new(void)
{
    return calloc(1, sizeof(rk_tree));
}

static void free_nodes(node *n)
{
    while (n) {
        node *next = n->next;
        free_nodes(n->child);
        free(n);
        n = next;
    }
}

void rk_free(rk_tree *t)
{
    if (!t)
        return;
    free_nodes(t->root.child);
    free(t);
}

/* Where the child with this byte is linked, or would be. */
static node **slot(node *n, unsigned char byte)
{
    node **at = &n->child;
    while (*at && (*at)->byte < byte)
        at = &(*at)->next;
    return at;
}

static const node *step(const node *n, unsigned char byte)
{
    const node *c = n->child;
    while (c && c->byte < byte)
        c = c->next;
    return c && c->byte == byte ? c : NULL;
}

static const node *walk(const rk_tree *t, const char *key)
{
    const node *n = &t->root;
    for (; n && *key; key++)
        n = step(n, (unsigned char)*key);
    return n;
}

/* A chain of new nodes for the bytes of key, the last one with the value. */
static node *chain(const char *key, int value)
{
    node *n = calloc(1, sizeof *n);
    if (!n)
        return NULL;
    n->byte = (unsigned char)*key++;
    if (*key) {
        n->child = chain(key, value);
        if (!n->child) {
            free(n);
            return NULL;
        }
    } else {
        n->has = true;
        n->value = value;
    }
    return n;
}

bool rk_put(rk_tree *t, const char *key, int value)
{
    node *n = &t->root;
    if (strlen(key) > RK_KEYLEN)
        return false;
    for (; *key; key++) {
        node **at = slot(n, (unsigned char)*key);
        if (!*at || (*at)->byte != (unsigned char)*key) {
            node *fresh = chain(key, value);
            if (!fresh)
                return false;
            fresh->next = *at;
            *at = fresh;
            t->count++;
            return true;
        }
        n = *at;
    }
    if (!n->has)
        t->count++;
    n->has = true;
    n->value = value;
    return true;
}

bool rk_get(const rk_tree *t, const char *key, int *value)
{
    const node *n = walk(t, key);
    if (!n || !n->has)
        return false;
    *value = n->value;
    return true;
}

bool rk_del(rk_tree *t, const char *key)
{
    node *n = &t->root, **at = NULL;
    for (; *key; key++) {
        at = slot(n, (unsigned char)*key);
        n = *at;
        if (!n || n->byte != (unsigned char)*key)
            return false;
    }
    if (!n->has)
        return false;
    n->has = false;
    t->count--;
    if (at && !n->child) {
        *at = n->next;
        free(n);
    }
    return true;
}

size_t rk_count(const rk_tree *t)
{
    return t->count;
}

int rk_longest(const rk_tree *t, const char *text)
{
    const node *n = &t->root;
    int longest = n->has ? 0 : -1;
    for (int length = 1; *text; text++, length++) {
        n = step(n, (unsigned char)*text);
        if (!n)
            break;
        if (n->has)
            longest = length;
    }
    return longest;
}

int rk_first(const rk_tree *t, char *buf, size_t size)
{
    const node *n = &t->root;
    size_t length = 0;
    if (!n->has && !n->child)
        return -1;
    while (!n->has) {
        n = n->child;
        if (length + 1 < size)
            buf[length] = (char)n->byte;
        length++;
    }
    if (size > 0)
        buf[length < size ? length : size - 1] = '\0';
    return (int)length;
}

static size_t count_keys(const node *n)
{
    size_t count = n->has;
    for (const node *c = n->child; c; c = c->next)
        count += count_keys(c);
    return count;
}

size_t rk_count_prefix(const rk_tree *t, const char *prefix)
{
    const node *n = walk(t, prefix);
    return n ? count_keys(n) : 0;
}
