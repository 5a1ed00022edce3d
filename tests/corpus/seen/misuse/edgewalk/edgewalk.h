#ifndef EDGEWALK_H
#define EDGEWALK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Directed graphs whose edges have lengths, and walks through them. */

typedef struct ew_graph ew_graph;
typedef struct ew_node ew_node; /**< belongs to one graph */
typedef struct ew_walk ew_walk;

#define EW_MAX_NODES 2000

ew_graph *ew_graph_new(void);
/** Frees the graph with its nodes. */
void ew_graph_free(ew_graph *graph);

/** Adds a node with a copy of the label. NULL if there are EW_MAX_NODES or no
 *  memory. */
ew_node *ew_add(ew_graph *graph, const char *label);
/** Removes a node and its edges from its graph and frees it. */
void ew_remove(ew_node *node);

size_t ew_count(const ew_graph *graph);
const char *ew_label(const ew_node *node);

/** Makes an edge from one node to another of the same graph, or changes the
 *  length of the edge between them. Nodes may have an edge to themselves.
 *  @return false if the length is negative or memory is out */
bool ew_connect(ew_node *from, ew_node *to, int length);
/** False if there is no such edge. */
bool ew_disconnect(ew_node *from, ew_node *to);
/** Number of edges that leave the node. */
size_t ew_degree(const ew_node *node);

/** Length of the shortest way between two nodes of a graph, -1 if there is
 *  none. */
int64_t ew_distance(const ew_node *from, const ew_node *to);

/** Starts to walk to all nodes that can be reached, nearest (in edges) first.
 *  The graph must not be changed during the walk.
 *  @return a walk that has to be ended by ew_walk_end(); NULL if memory is out */
ew_walk *ew_walk_start(ew_node *from);
/** Next node, the first is the one to start from; NULL at the end. */
ew_node *ew_walk_next(ew_walk *walk);
void ew_walk_end(ew_walk *walk);

#endif
