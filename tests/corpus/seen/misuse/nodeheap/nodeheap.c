#include "nodeheap.h"

#include <assert.h>
#include <stdlib.h>

#define NOWHERE SIZE_MAX

void nh_init(struct nodeheap *h)
{
    h->slot = NULL;
    h->count = h->capacity = 0;
}

void nh_release(struct nodeheap *h)
{
    for (size_t i = 0; i < h->count; i++)
        h->slot[i]->index = NOWHERE;
    free(h->slot);
    nh_init(h);
}

void nh_node_init(struct nh_node *n, int64_t key)
{
    n->key = key;
    n->index = NOWHERE;
}

bool nh_node_linked(const struct nh_node *n)
{
    return n->index != NOWHERE;
}

static void place(struct nodeheap *h, size_t i, struct nh_node *n)
{
    h->slot[i] = n;
    n->index = i;
}

/* Finds the place of a node, beginning with the hole at i. */
static void settle(struct nodeheap *h, size_t i, struct nh_node *n)
{
    while (i > 0 && n->key < h->slot[(i - 1) / 2]->key) {
        place(h, i, h->slot[(i - 1) / 2]);
        i = (i - 1) / 2;
    }
    for (;;) {
        size_t child = 2 * i + 1;
        if (child + 1 < h->count && h->slot[child + 1]->key < h->slot[child]->key)
            child++;
        if (child >= h->count || h->slot[child]->key >= n->key)
            break;
        place(h, i, h->slot[child]);
        i = child;
    }
    place(h, i, n);
}

static bool is_in(const struct nodeheap *h, const struct nh_node *n)
{
    return n->index < h->count && h->slot[n->index] == n;
}

bool nh_insert(struct nodeheap *h, struct nh_node *n)
{
    assert(!nh_node_linked(n));
    if (h->count == h->capacity) {
        size_t capacity = h->capacity == 0 ? 4 : 2 * h->capacity;
        struct nh_node **slot = realloc(h->slot, capacity * sizeof(struct nh_node *));
        if (slot == NULL)
            return false;
        h->slot = slot;
        h->capacity = capacity;
    }
    place(h, h->count, n);
    h->count++;
    settle(h, n->index, n);
    return true;
}

void nh_remove(struct nodeheap *h, struct nh_node *n)
{
    assert(is_in(h, n));
    size_t hole = n->index;
    struct nh_node *last = h->slot[--h->count];
    n->index = NOWHERE;
    if (last != n)
        settle(h, hole, last);
}

void nh_set_key(struct nodeheap *h, struct nh_node *n, int64_t key)
{
    assert(is_in(h, n));
    n->key = key;
    settle(h, n->index, n);
}

struct nh_node *nh_min(const struct nodeheap *h)
{
    return h->count == 0 ? NULL : h->slot[0];
}

struct nh_node *nh_pop(struct nodeheap *h)
{
    struct nh_node *n = nh_min(h);
    if (n != NULL)
        nh_remove(h, n);
    return n;
}

size_t nh_count(const struct nodeheap *h)
{
    return h->count;
}
