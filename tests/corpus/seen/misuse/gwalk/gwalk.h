#ifndef GWALK_H
#define GWALK_H

#include <stdbool.h>
#include <stddef.h>

/* Directed graphs with nodes by pointer.
 *
 * Nodes belong to their graph and are freed when they are removed, or with
 * the graph.  Where a function takes a graph and nodes, the nodes must be of
 * that graph.
 */

typedef struct gw_graph gw_graph;
typedef struct gw_node gw_node;

gw_graph *gw_graph_new(void);
void gw_graph_free(gw_graph *g);
size_t gw_graph_size(const gw_graph *g);

/* Adds a node with a pointer of the caller; NULL when out of memory. */
gw_node *gw_add(gw_graph *g, void *data);
/* Removes a node and all edges from and to it. */
void gw_remove(gw_graph *g, gw_node *n);

/* Adds an edge; nothing happens if it exists.  False when out of memory. */
bool gw_connect(gw_graph *g, gw_node *from, gw_node *to);
/* Removes an edge; false if there was none. */
bool gw_disconnect(gw_graph *g, gw_node *from, gw_node *to);

void *gw_data(const gw_node *n);
size_t gw_out_degree(const gw_node *n);

/* Iteration over the successors of a node:
 *
 *     gw_iter it;
 *     for (gw_iter_begin(&it, n); gw_iter_more(&it);)
 *         use(gw_iter_next(&it));
 *
 * An iterator is invalid once edges of the node, or nodes of the graph, are
 * added or removed.  gw_iter_next() must not be called when there are no
 * more.  */
typedef struct gw_iter {
    gw_node *const *at;
    gw_node *const *end;
} gw_iter;

void gw_iter_begin(gw_iter *it, const gw_node *n);
bool gw_iter_more(const gw_iter *it);
gw_node *gw_iter_next(gw_iter *it);

/* Calls fn once for each node that can be reached from a node, itself first,
 * depth first.  The graph must not be changed meanwhile, nor walked.  False
 * when out of memory; nothing was called then. */
bool gw_walk(gw_graph *g, gw_node *from, void (*fn)(gw_node *n, void *arg), void *arg);

#endif
