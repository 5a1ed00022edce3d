#ifndef EMBQ_H
#define EMBQ_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Intrusive queue in the style of the kernel's list.h: the links are embedded
 * in the caller's objects, nothing is allocated here.
 *
 *     struct job { int id; struct embq_node node; };
 *
 * An object is in at most one queue at a time and stays where it is, alive,
 * as long as it is in one. Initialise nodes with embq_node_init() and queues
 * with embq_init() before any other use.
 */
struct embq_node {
    struct embq_node *prev, *next;
};

struct embq {
    struct embq_node head;
    size_t count;
};

#define embq_entry(ptr, type, member) ((type *)((char *)(ptr)-offsetof(type, member)))

void embq_init(struct embq *q);
void embq_node_init(struct embq_node *n);

/* Whether the node is in a queue. */
bool embq_linked(const struct embq_node *n);

/* The node must not be in a queue yet. */
void embq_push(struct embq *q, struct embq_node *n);       /* at the end */
void embq_push_front(struct embq *q, struct embq_node *n);

/* The first node, taken out; NULL when the queue is empty. */
struct embq_node *embq_pop(struct embq *q);

/* Takes a node out of the queue q, in which it must be. */
void embq_remove(struct embq *q, struct embq_node *n);

struct embq_node *embq_first(const struct embq *q);
/* The node behind n, which is in q; NULL behind the last one. */
struct embq_node *embq_after(const struct embq *q, const struct embq_node *n);

size_t embq_count(const struct embq *q);

/* Moves all nodes of `from` to the end of q. */
void embq_splice(struct embq *q, struct embq *from);

#endif
