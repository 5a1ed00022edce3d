#include "embq.h"

#include <assert.h>

void embq_node_init(struct embq_node *n)
{
    n->prev = n->next = n;
}

void embq_init(struct embq *q)
{
    embq_node_init(&q->head);
    q->count = 0;
}

bool embq_linked(const struct embq_node *n)
{
    return n->next != n;
}

static void insert(struct embq *q, struct embq_node *n, struct embq_node *before)
{
    assert(!embq_linked(n));
    n->prev = before->prev;
    n->next = before;
    before->prev->next = n;
    before->prev = n;
    q->count++;
}

void embq_push(struct embq *q, struct embq_node *n)
{
    insert(q, n, &q->head);
}

void embq_push_front(struct embq *q, struct embq_node *n)
{
    insert(q, n, q->head.next);
}

void embq_remove(struct embq *q, struct embq_node *n)
{
    assert(embq_linked(n));
    n->prev->next = n->next;
    n->next->prev = n->prev;
    embq_node_init(n);
    q->count--;
}

struct embq_node *embq_pop(struct embq *q)
{
    struct embq_node *n = embq_first(q);
    if (n != NULL)
        embq_remove(q, n);
    return n;
}

struct embq_node *embq_first(const struct embq *q)
{
    return q->head.next == &q->head ? NULL : q->head.next;
}

struct embq_node *embq_after(const struct embq *q, const struct embq_node *n)
{
    return n->next == &q->head ? NULL : n->next;
}

size_t embq_count(const struct embq *q)
{
    return q->count;
}

void embq_splice(struct embq *q, struct embq *from)
{
    if (q == from || embq_first(from) == NULL)
        return;
    struct embq_node *first = from->head.next, *last = from->head.prev;
    first->prev = q->head.prev;
    q->head.prev->next = first;
    last->next = &q->head;
    q->head.prev = last;
    q->count += from->count;
    embq_init(from);
}
