/* Intrusive priority queue (pairing heap).
 *
 * Put a pq_node into your own struct and get back from the node to the struct
 * with pq_entry().  The queue never allocates: it links the nodes you give it,
 * so a node that is in a queue must not be moved or freed.
 *
 *	struct job { int due; pq_node node; };
 *
 *	static bool sooner(const pq_node *a, const pq_node *b)
 *	{
 *		return pq_entry(a, struct job, node)->due < pq_entry(b, struct job, node)->due;
 *	}
 */
#ifndef PQPAIR_H
#define PQPAIR_H

#include <stdbool.h>
#include <stddef.h>

typedef struct pq_node {
	struct pq_node *child;	/* first of the children */
	struct pq_node *next;	/* next sibling */
	struct pq_node *prev;	/* sibling before, or parent of a first child */
} pq_node;

typedef bool (*pq_less_fn)(const pq_node *a, const pq_node *b);

typedef struct pq {
	pq_node *root;
	size_t count;
	pq_less_fn less;
} pq;

#define pq_entry(nodep, type, member) ((type *)((char *)(nodep) - offsetof(type, member)))

/* Must be called before anything else; also makes a queue empty again without
 * looking at its nodes. */
void pq_init(pq *q, pq_less_fn less);

bool pq_empty(const pq *q);
size_t pq_count(const pq *q);

/* Adds a node that is in no queue; its content need not be initialised. O(1) */
void pq_push(pq *q, pq_node *n);

/* The first node (any one of several equal ones), NULL if empty. O(1) */
pq_node *pq_top(const pq *q);

/* Takes out the first node and returns it, NULL if empty. */
pq_node *pq_pop(pq *q);

/* Takes out a node, which must be in this queue. */
void pq_remove(pq *q, pq_node *n);

/* To be called after the key of a node in this queue was changed. */
void pq_update(pq *q, pq_node *n);

/* Moves all nodes of src to dst; src is empty then. Both must have been given
 * the same less function: otherwise, or if they are the same queue, nothing
 * happens and the result is false. */
bool pq_merge(pq *dst, pq *src);

/* Empties the queue; each(n, user) is called once for every node when it is out
 * and may free it. The order is not specified. each may not be NULL and must not
 * use the queue. */
void pq_drain(pq *q, void (*each)(pq_node *n, void *user), void *user);

#endif
