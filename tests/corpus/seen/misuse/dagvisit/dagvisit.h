/*
 * dagvisit.h: directed acyclic graphs, small ones.
 *
 * Nodes are numbers, in the order in which they were added, from 0 on.
 */
#ifndef DAGVISIT_H
#define DAGVISIT_H

#include <stddef.h>

#define DAG_MAXNODES 1000

typedef struct dag dag_t;

/* Called for an edge; a result other than 0 stops the visit.  The graph must
 * not be changed while it is visited. */
typedef int (*dag_visitor)(void *ctx, int from, int to);

/* An empty graph, NULL without memory. */
dag_t *dag_new(void);

/* Frees the graph.  dag_free(NULL) does nothing. */
void dag_free(dag_t *g);

/* Adds a node.  Returns its number, -1 without memory or when there are
 * DAG_MAXNODES already. */
int dag_add_node(dag_t *g);

/* Adds an edge.  Returns 1, or 0 if it exists already; -1 without memory, if
 * there is no such node, or if the edge would close a circle. */
int dag_add_edge(dag_t *g, int from, int to);

/* Number of nodes. */
size_t dag_nodes(const dag_t *g);

/* The nodes to which edges lead from this one, in the order in which they
 * were added; *count says how many.  NULL and 0 if there are none or there is
 * no such node.  The array belongs to the graph and is valid until the next
 * dag_add_edge() or dag_free(). */
const int *dag_targets(const dag_t *g, int node, size_t *count);

/* 1 if there is a way from one node to the other (there is always one from a
 * node to itself), 0 if not or if there are no such nodes, -1 without memory. */
int dag_reaches(const dag_t *g, int from, int to);

/* Writes all nodes to order, each before those its edges lead to.  order has
 * room for dag_nodes(g) numbers.  Returns 0, or -1 without memory. */
int dag_order(const dag_t *g, int *order);

/* Calls fn for every edge that can be reached from the node, each once,
 * breadth first.  Returns what fn returned last, 0 if it was never called, -1
 * without memory or if there is no such node. */
int dag_visit(const dag_t *g, int node, dag_visitor fn, void *ctx);

#endif
