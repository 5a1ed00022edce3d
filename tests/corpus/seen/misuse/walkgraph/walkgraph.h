/// walkgraph.h - small directed graphs with weighted edges
///
/// The vertices of a graph are numbered from 0 to wg_order() - 1.  Functions
/// that take vertices expect such numbers and do not check them.  A graph has
/// at most WG_VERTICES_MAX vertices and WG_EDGES_MAX edges; parallel edges
/// and edges from a vertex to itself are fine.

#ifndef WALKGRAPH_H
#define WALKGRAPH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define WG_VERTICES_MAX 4096
#define WG_EDGES_MAX 65536

/// Distance of a vertex that cannot be reached.
#define WG_FAR UINT64_MAX

typedef struct wg_graph wg_graph;

typedef struct wg_edge {
    size_t to;
    uint32_t weight;
} wg_edge;

/// Called by wg_walk() for a vertex and the number of edges of the way there.
/// Returns false to end the walk.  It must not add to the graph.
typedef bool wg_visit(void *context, size_t vertex, size_t hops);

/// Makes a graph without edges.  NULL if that are too many vertices, or out
/// of memory.
wg_graph *wg_new(size_t vertices);

/// Destroys a graph, if not NULL.
void wg_free(wg_graph *g);

/// Number of vertices.
size_t wg_order(const wg_graph *g);

/// Number of edges.
size_t wg_size(const wg_graph *g);

/// Adds a vertex, whose number is the former wg_order().  Returns false if
/// there are too many, or out of memory.
bool wg_add_vertex(wg_graph *g);

/// Adds an edge.  Returns false if there are too many, or out of memory.
bool wg_add_edge(wg_graph *g, size_t from, size_t to, uint32_t weight);

/// The edges that start at a vertex, in the order in which they were added,
/// and their number in *n.  NULL if there are none.  The array is the graph's
/// own; it is good until the graph is added to or destroyed.
const wg_edge *wg_edges(const wg_graph *g, size_t vertex, size_t *n);

/// Visits all vertices that can be reached from start, breadth first, start
/// included, each one once.  Returns false if out of memory (then none was
/// visited), otherwise true, also if the visitor ended it.
bool wg_walk(const wg_graph *g, size_t start, wg_visit *visit, void *context);

/// Computes the length of the shortest way from start to each vertex.  `far`
/// has wg_order() elements.  Returns false if out of memory.
bool wg_distances(const wg_graph *g, size_t start, uint64_t *far);

/// Stores all vertices in `order`, which has wg_order() elements, so that
/// each edge leads from an earlier to a later one.  Returns false if there
/// is a cycle (order is then unspecified), or out of memory.
bool wg_topological(const wg_graph *g, size_t *order);

#endif
