#include "ufnode.h"

#include <stdint.h>

/*
 * A node is the root of its set if it is its own parent; only the root's size
 * counts.  All nodes of a set are also in a ring.
 */

void uf_init(uf_node *node)
{
    node->parent = node;
    node->next = node;
    node->size = 1;
}

uf_node *uf_find(uf_node *node)
{
    /* Path halving: every other node on the way is hung higher. */
    while (node->parent != node) {
        node->parent = node->parent->parent;
        node = node->parent;
    }
    return node;
}

int uf_same(uf_node *a, uf_node *b)
{
    return uf_find(a) == uf_find(b);
}

int uf_union(uf_node *a, uf_node *b)
{
    uf_node *large = uf_find(a), *small = uf_find(b), *after;

    if (large == small)
        return 0;
    if (large->size < small->size) {
        uf_node *other = large;

        large = small;
        small = other;
    }
    small->parent = large;
    large->size += small->size;

    /* Two rings become one when two nodes exchange what follows them. */
    after = large->next;
    large->next = small->next;
    small->next = after;
    return 1;
}

size_t uf_size(uf_node *node)
{
    return uf_find(node)->size;
}

uf_node *uf_next(uf_node *node)
{
    return node->next;
}

int uf_each(uf_node *node, uf_visitor visit, void *arg)
{
    uf_node *at = node;

    do {
        int result = visit(at, arg);

        if (result != 0)
            return result;
        at = at->next;
    } while (at != node);
    return 0;
}

void uf_dissolve(uf_node *node)
{
    uf_node *at = node->next;

    while (at != node) {
        uf_node *next = at->next;

        uf_init(at);
        at = next;
    }
    uf_init(node);
}

void uf_init_array(uf_node *nodes, size_t n)
{
    for (size_t i = 0; i < n; i++)
        uf_init(&nodes[i]);
}

/* Whether a node lies in a row of n nodes, and before the one at `limit`. */
static int lies_before(const uf_node *node, const uf_node *nodes, size_t limit)
{
    uintptr_t at = (uintptr_t)node, from = (uintptr_t)nodes;

    return at >= from && at < (uintptr_t)(nodes + limit);
}

size_t uf_count_sets(uf_node *nodes, size_t n)
{
    size_t sets = 0;

    for (size_t i = 0; i < n; i++) {
        uf_node *at = nodes[i].next;

        /* A set is counted at its first node in the row. */
        while (at != &nodes[i] && !lies_before(at, nodes, i))
            at = at->next;
        if (at == &nodes[i])
            sets++;
    }
    return sets;
}
