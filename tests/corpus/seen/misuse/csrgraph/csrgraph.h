#ifndef CSRGRAPH_H
#define CSRGRAPH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Directed graphs in compressed rows: small, fast, and fixed once built.
 *
 * A graph of n nodes, which are the numbers 0 to n - 1, is built by adding
 * its edges to a builder and turning that into a graph.
 */

typedef struct csr_builder csr_builder;
typedef struct csr_graph csr_graph;

#define CSR_MAX_NODES 100000

/* NULL for more than CSR_MAX_NODES nodes. */
csr_builder *csr_begin(uint32_t nodes);

/* Adds an edge between two of the nodes. False if memory is out. */
bool csr_edge(csr_builder *builder, uint32_t from, uint32_t to);

/* Makes the graph. The builder is gone with that, also when memory is out
 * and NULL is returned. */
csr_graph *csr_finish(csr_builder *builder);

/* Gives up a builder that will not be finished. */
void csr_abort(csr_builder *builder);

void csr_free(csr_graph *graph);

uint32_t csr_nodes(const csr_graph *graph);
size_t csr_edges(const csr_graph *graph);

/* Number of edges that leave a node. */
size_t csr_degree(const csr_graph *graph, uint32_t node);

/* The nodes that edges from `node` lead to, in ascending order, and how many
 * they are. They belong to the graph. */
const uint32_t *csr_neighbours(const csr_graph *graph, uint32_t node, size_t *count);

bool csr_has_edge(const csr_graph *graph, uint32_t from, uint32_t to);

/* The length of the shortest way, -1 if there is none or memory is out. */
long csr_distance(const csr_graph *graph, uint32_t from, uint32_t to);

#endif
