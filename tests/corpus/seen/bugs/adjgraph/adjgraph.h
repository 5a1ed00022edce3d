#ifndef ADJGRAPH_H
#define ADJGRAPH_H

#include <stddef.h>

/* Undirected graph with weighted edges.
 *
 * Nodes have small numbers, which graph_add_node() gives out. There may be
 * several edges between two nodes, and edges from a node to itself.
 *
 * Functions that take a node return -1 for a number that is not a node.
 */

#define GRAPH_MAX_NODES 1024

typedef struct graph graph;

graph *graph_new(void);
void   graph_free(graph *g);

/* A new node's number, -1 if there are too many or memory is out. Numbers
 * of removed nodes are not used again. */
int graph_add_node(graph *g);

/* Removes a node and all its edges. Returns 0. */
int graph_remove_node(graph *g, int node);

/* Adds an edge. Returns 0, or -1 also when memory is out. */
int graph_connect(graph *g, int a, int b, int weight);

/* Removes one of the edges between a and b, the oldest. Returns 1, or 0 if
 * there is none. */
int graph_disconnect(graph *g, int a, int b);

/* Number of edge ends at a node: an edge to itself counts twice. */
int graph_degree(const graph *g, int node);

/* Number of edges between a and b. */
int graph_edges_between(const graph *g, int a, int b);

/* 1 if there is a path from a to b, 0 if not. A node reaches itself. */
int graph_connected(const graph *g, int a, int b);

size_t graph_node_count(const graph *g);
size_t graph_edge_count(const graph *g);

#endif
