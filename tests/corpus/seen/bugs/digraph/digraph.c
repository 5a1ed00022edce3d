#include "digraph.h"

#include <stdlib.h>

struct edge {
    size_t from;
    size_t to;
};

struct digraph {
    size_t nodes;
    size_t count;
    size_t capacity;
    struct edge *edges; /* in no order */
};

digraph *digraph_new(size_t n)
{
    if (n > DIGRAPH_MAX_NODES)
        return NULL;
    digraph *graph = calloc(1, sizeof *graph);
    if (graph != NULL)
        graph->nodes = n;
    return graph;
}

void digraph_free(digraph *graph)
{
    if (graph != NULL)
        free(graph->edges);
    free(graph);
}

size_t digraph_node_count(const digraph *graph)
{
    return graph->nodes;
}

size_t digraph_edge_count(const digraph *graph)
{
    return graph->count;
}

bool digraph_add_node(digraph *graph)
{
    if (graph->nodes == DIGRAPH_MAX_NODES)
        return false;
    graph->nodes++;
    return true;
}

bool digraph_add_edge(digraph *graph, size_t from, size_t to)
{
    if (from >= graph->nodes || to >= graph->nodes || graph->count == DIGRAPH_MAX_EDGES)
        return false;
    if (graph->count == graph->capacity) {
        size_t capacity = graph->capacity == 0 ? 4 : 2 * graph->capacity;
        struct edge *edges = realloc(graph->edges, capacity * sizeof edges[0]);
        if (edges == NULL)
            return false;
        graph->edges = edges;
        graph->capacity = capacity;
    }
    graph->edges[graph->count].from = from;
    graph->edges[graph->count].to = to;
    graph->count++;
    return true;
}

bool digraph_remove_edge(digraph *graph, size_t from, size_t to)
{
    for (size_t i = 0; i < graph->count; i++) {
        if (graph->edges[i].from == from && graph->edges[i].to == to) {
            graph->edges[i] = graph->edges[--graph->count];
            return true;
        }
    }
    return false;
}

bool digraph_remove_node(digraph *graph, size_t node)
{
    if (node >= graph->nodes)
        return false;
    for (size_t i = 0; i < graph->count; i++)
        if (graph->edges[i].from == node || graph->edges[i].to == node)
            graph->edges[i] = graph->edges[--graph->count];
    for (size_t i = 0; i < graph->count; i++) {
        struct edge *edge = &graph->edges[i];
        if (edge->from > node)
            edge->from--;
        if (edge->to > node)
            edge->to--;
    }
    graph->nodes--;
    return true;
}

bool digraph_reachable(const digraph *graph, size_t from, size_t to)
{
    if (from >= graph->nodes || to >= graph->nodes)
        return false;
    bool *reached = calloc(graph->nodes, sizeof reached[0]);
    if (reached == NULL)
        return false;
    reached[from] = true;
    bool more = true;
    while (more && !reached[to]) {
        more = false;
        for (size_t i = 0; i < graph->count; i++) {
            const struct edge *edge = &graph->edges[i];
            if (reached[edge->from] && !reached[edge->to]) {
                reached[edge->to] = true;
                more = true;
            }
        }
    }
    bool result = reached[to];
    free(reached);
    return result;
}

bool digraph_is_acyclic(const digraph *graph)
{
    if (graph->count == 0)
        return true;
    /* Nodes are taken away that no edge leads to from one that is left. */
    size_t *incoming = calloc(graph->nodes, sizeof incoming[0]);
    bool *taken = calloc(graph->nodes, sizeof taken[0]);
    if (incoming == NULL || taken == NULL) {
        free(incoming);
        free(taken);
        return false;
    }
    for (size_t i = 0; i < graph->count; i++)
        incoming[graph->edges[i].to]++;
    size_t left = graph->nodes;
    bool more = true;
    while (more) {
        more = false;
        for (size_t node = 0; node < graph->nodes; node++) {
            if (taken[node] || incoming[node] > 0)
                continue;
            taken[node] = more = true;
            left--;
            for (size_t i = 0; i < graph->count; i++)
                if (graph->edges[i].from == node)
                    incoming[graph->edges[i].to]--;
        }
    }
    free(incoming);
    free(taken);
    return left == 0;
}
