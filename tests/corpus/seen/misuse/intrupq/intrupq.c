#include "intrupq.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

#define NOWHERE SIZE_MAX

struct ipq {
    ipq_compare compare;
    struct ipq_node **heap;
    size_t len, cap;
};

ipq *ipq_new(ipq_compare compare)
{
    ipq *q = malloc(sizeof *q);

    if (!q)
        return NULL;
    q->compare = compare;
    q->heap = NULL;
    q->len = 0;
    q->cap = 0;
    return q;
}

void ipq_free(ipq *q)
{
    size_t i;

    if (!q)
        return;
    for (i = 0; i < q->len; i++)
        q->heap[i]->slot = NOWHERE;
    free(q->heap);
    free(q);
}

void ipq_node_init(struct ipq_node *node)
{
    node->slot = NOWHERE;
}

int ipq_queued(const struct ipq_node *node)
{
    return node->slot != NOWHERE;
}

static void place(ipq *q, size_t slot, struct ipq_node *node)
{
    q->heap[slot] = node;
    node->slot = slot;
}

/* Moves the node that belongs to the hole up, as far as it goes. */
static void sift_up(ipq *q, size_t hole, struct ipq_node *node)
{
    while (hole > 0) {
        size_t parent = (hole - 1) / 2;

        if (q->compare(node, q->heap[parent]) >= 0)
            break;
        place(q, hole, q->heap[parent]);
        hole = parent;
    }
    place(q, hole, node);
}

/* The same, downwards. */
static void sift_down(ipq *q, size_t hole, struct ipq_node *node)
{
    for (;;) {
        size_t child = hole * 2 + 1;

        if (child >= q->len)
            break;
        if (child + 1 < q->len && q->compare(q->heap[child + 1], q->heap[child]) < 0)
            child++;
        if (q->compare(q->heap[child], node) >= 0)
            break;
        place(q, hole, q->heap[child]);
        hole = child;
    }
    place(q, hole, node);
}

static void sift(ipq *q, size_t hole, struct ipq_node *node)
{
    if (hole > 0 && q->compare(node, q->heap[(hole - 1) / 2]) < 0)
        sift_up(q, hole, node);
    else
        sift_down(q, hole, node);
}

int ipq_push(ipq *q, struct ipq_node *node)
{
    assert(node->slot == NOWHERE);
    if (q->len == IPQ_MAX)
        return -1;
    if (q->len == q->cap) {
        size_t cap = q->cap ? q->cap * 2 : 8;
        struct ipq_node **heap = realloc(q->heap, cap * sizeof(struct ipq_node *));

        if (!heap)
            return -1;
        q->heap = heap;
        q->cap = cap;
    }
    q->len++;
    sift_up(q, q->len - 1, node);
    return 0;
}

struct ipq_node *ipq_peek(const ipq *q)
{
    return q->len > 0 ? q->heap[0] : NULL;
}

static void take_out(ipq *q, size_t slot)
{
    struct ipq_node *last = q->heap[--q->len];

    q->heap[slot]->slot = NOWHERE;
    if (slot < q->len)
        sift(q, slot, last);
}

struct ipq_node *ipq_pop(ipq *q)
{
    struct ipq_node *node = ipq_peek(q);

    if (node)
        take_out(q, 0);
    return node;
}

static int is_in(const ipq *q, const struct ipq_node *node)
{
    return node->slot < q->len && q->heap[node->slot] == node;
}

void ipq_remove(ipq *q, struct ipq_node *node)
{
    assert(is_in(q, node));
    take_out(q, node->slot);
}

void ipq_changed(ipq *q, struct ipq_node *node)
{
    assert(is_in(q, node));
    sift(q, node->slot, node);
}

size_t ipq_size(const ipq *q)
{
    return q->len;
}
