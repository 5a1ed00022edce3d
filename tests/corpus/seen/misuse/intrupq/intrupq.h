#ifndef INTRUPQ_H
#define INTRUPQ_H

/**
 * \file
 * Priority queue of the caller's objects.
 *
 * Put a \ref ipq_node into your struct, and find your struct again with
 * #IPQ_ENTRY. The queue holds pointers to nodes; it neither copies nor frees
 * them. A node is in one queue at a time at most.
 */

#include <stddef.h>

#define IPQ_MAX 65536  /**< Most nodes of a queue. */

#define IPQ_ENTRY(node, type, member) ((type *)((char *)(node) - offsetof(type, member)))

/** To be embedded. Keep off its members. */
struct ipq_node {
    size_t slot;
};

typedef struct ipq ipq;

/**
 * Negative when \a a comes out before \a b, positive when it comes after it, 0
 * when it does not matter. Must not call functions of the queue.
 */
typedef int (*ipq_compare)(const struct ipq_node *a, const struct ipq_node *b);

/** Makes an empty queue. \return NULL without memory. */
ipq *ipq_new(ipq_compare compare);

/**
 * Frees the queue (or nothing if it is NULL). Nodes that are still in it are
 * taken out first.
 */
void ipq_free(ipq *q);

/** Makes a node ready for use. To be done once, before it is first pushed. */
void ipq_node_init(struct ipq_node *node);

/** \return 1 when the node is in a queue, else 0. */
int ipq_queued(const struct ipq_node *node);

/**
 * Puts a node in.
 * \pre The node is in no queue. Until it is out again, it must stay where it
 *      is in memory.
 * \return 0, or -1 without memory or when the queue has IPQ_MAX nodes.
 */
int ipq_push(ipq *q, struct ipq_node *node);

/** \return the node that comes out next, without taking it out; NULL if empty. */
struct ipq_node *ipq_peek(const ipq *q);

/** Takes the next node out. \return the node, NULL if empty. */
struct ipq_node *ipq_pop(ipq *q);

/** Takes a node out, wherever it is. \pre The node is in this queue. */
void ipq_remove(ipq *q, struct ipq_node *node);

/**
 * To be called after something has changed that the comparison depends on,
 * for one node at a time.
 * \pre The node is in this queue.
 */
void ipq_changed(ipq *q, struct ipq_node *node);

/** \return how many nodes are in the queue. */
size_t ipq_size(const ipq *q);

#endif
