#include "pairheap.h"

#include <stdlib.h>

struct ph_node {
    struct ph_node *child; /* first child */
    struct ph_node *next;  /* next sibling */
    struct ph_node *prev;  /* previous sibling, or parent of a first child */
    long priority;
    void *data;
};

struct ph_heap {
    struct ph_node *root;
    size_t size;
};

struct ph_heap *ph_new(void)
{
    return calloc(1, sizeof(struct ph_heap));
}

/* Makes the root with the higher priority the first child of the other. */
static struct ph_node *link_roots(struct ph_node *a, struct ph_node *b)
{
    if (a == NULL)
        return b;
    if (b == NULL)
        return a;
    if (b->priority < a->priority) {
        struct ph_node *t = a;
        a = b;
        b = t;
    }
    b->prev = a;
    b->next = a->child;
    if (a->child != NULL)
        a->child->prev = b;
    a->child = b;
    return a;
}

/* Merges a list of siblings: pairs from the left, then from the right. */
static struct ph_node *merge_pairs(struct ph_node *first)
{
    struct ph_node *pairs = NULL, *result = NULL;
    while (first != NULL) {
        struct ph_node *a = first, *b = first->next;
        first = b != NULL ? b->next : NULL;
        a->next = a->prev = NULL;
        if (b != NULL)
            b->next = b->prev = NULL;
        a = link_roots(a, b);
        a->next = pairs;
        pairs = a;
    }
    while (pairs != NULL) {
        struct ph_node *next = pairs->next;
        pairs->next = NULL;
        result = link_roots(result, pairs);
        pairs = next;
    }
    return result;
}

/* Takes a node with its children out of the list it is in. */
static void cut(struct ph_node *node)
{
    if (node->prev != NULL) {
        if (node->prev->child == node)
            node->prev->child = node->next;
        else
            node->prev->next = node->next;
    }
    if (node->next != NULL)
        node->next->prev = node->prev;
    node->next = node->prev = NULL;
}

void ph_free(struct ph_heap *h)
{
    if (h == NULL)
        return;
    while (h->root != NULL)
        ph_pop(h);
    free(h);
}

struct ph_node *ph_push(struct ph_heap *h, long priority, void *data)
{
    struct ph_node *node = calloc(1, sizeof *node);
    if (node == NULL)
        return NULL;
    node->priority = priority;
    node->data = data;
    h->root = link_roots(h->root, node);
    h->size++;
    return node;
}

struct ph_node *ph_top(const struct ph_heap *h)
{
    return h->root;
}

void *ph_pop(struct ph_heap *h)
{
    return h->root != NULL ? ph_delete(h, h->root) : NULL;
}

int ph_decrease(struct ph_heap *h, struct ph_node *node, long priority)
{
    if (priority > node->priority)
        return -1;
    node->priority = priority;
    cut(node);
    h->root = link_roots(h->root, node);
    return 0;
}

void *ph_delete(struct ph_heap *h, struct ph_node *node)
{
    void *data = node->data;
    if (node == h->root) {
        h->root = merge_pairs(node->child);
    } else {
        cut(node);
        h->root = link_roots(h->root, merge_pairs(node->child));
    }
    free(node);
    h->size--;
    return data;
}

void ph_merge(struct ph_heap *dst, struct ph_heap *src)
{
    if (dst == src)
        return;
    dst->root = link_roots(dst->root, src->root);
    dst->size += src->size;
    src->root = NULL;
    src->size = 0;
}

long ph_priority(const struct ph_node *node)
{
    return node->priority;
}

void *ph_data(const struct ph_node *node)
{
    return node->data;
}

size_t ph_size(const struct ph_heap *h)
{
    return h->size;
}
