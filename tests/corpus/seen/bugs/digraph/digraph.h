#ifndef DIGRAPH_H
#define DIGRAPH_H

#include <stdbool.h>
#include <stddef.h>

/* A directed graph.  Its nodes are numbered from 0 without gaps.  An edge may
   lead back to its node, and there may be several from one node to another. */
typedef struct digraph digraph;

#define DIGRAPH_MAX_NODES 200
#define DIGRAPH_MAX_EDGES 2000

/* A graph of n nodes without edges; NULL for more than DIGRAPH_MAX_NODES. */
digraph *digraph_new(size_t n);
void digraph_free(digraph *graph);

size_t digraph_node_count(const digraph *graph);
size_t digraph_edge_count(const digraph *graph);

/* All of these are false, and do nothing, for nodes that do not exist, and when
   there are too many nodes or edges. */
bool digraph_add_node(digraph *graph); /* it gets the next number */
bool digraph_add_edge(digraph *graph, size_t from, size_t to);
/* Removes one edge from a node to another; false when there is none. */
bool digraph_remove_edge(digraph *graph, size_t from, size_t to);
/* Removes a node with all of its edges; the nodes after it move down by one. */
bool digraph_remove_node(digraph *graph, size_t node);

/* Whether a way leads from a node to another; to itself one always does. */
bool digraph_reachable(const digraph *graph, size_t from, size_t to);
/* Whether no way leads from any node back to it. */
bool digraph_is_acyclic(const digraph *graph);

#endif
