#include "csrgraph.h"

#include <assert.h>
#include <stdlib.h>

struct edge {
    uint32_t from, to;
};

struct csr_builder {
    struct edge *edges;
    size_t count, capacity;
    uint32_t nodes;
};

struct csr_graph {
    uint32_t nodes;
    size_t *first;     /* nodes + 1 of them: where the neighbours begin */
    uint32_t *targets; /* of all nodes */
};

csr_builder *csr_begin(uint32_t nodes)
{
    if (nodes > CSR_MAX_NODES)
        return NULL;
    csr_builder *builder = calloc(1, sizeof *builder);
    if (builder != NULL)
        builder->nodes = nodes;
    return builder;
}

bool csr_edge(csr_builder *builder, uint32_t from, uint32_t to)
{
    assert(from < builder->nodes && to < builder->nodes);
    if (builder->count == builder->capacity) {
        size_t capacity = 2 * builder->capacity + 16;
        struct edge *edges = realloc(builder->edges, capacity * sizeof *edges);
        if (edges == NULL)
            return false;
        builder->edges = edges;
        builder->capacity = capacity;
    }
    builder->edges[builder->count].from = from;
    builder->edges[builder->count].to = to;
    builder->count++;
    return true;
}

void csr_abort(csr_builder *builder)
{
    if (builder == NULL)
        return;
    free(builder->edges);
    free(builder);
}

static int by_ends(const void *a, const void *b)
{
    const struct edge *x = a, *y = b;
    if (x->from != y->from)
        return x->from < y->from ? -1 : 1;
    return (x->to > y->to) - (x->to < y->to);
}

csr_graph *csr_finish(csr_builder *builder)
{
    csr_graph *graph = malloc(sizeof *graph);
    if (graph != NULL) {
        graph->nodes = builder->nodes;
        graph->first = calloc((size_t)builder->nodes + 1, sizeof *graph->first);
        graph->targets = malloc((builder->count + 1) * sizeof *graph->targets);
        if (graph->first == NULL || graph->targets == NULL) {
            csr_free(graph);
            graph = NULL;
        }
    }
    if (graph != NULL && builder->count > 0) {
        qsort(builder->edges, builder->count, sizeof *builder->edges, by_ends);
        for (size_t i = 0; i < builder->count; i++) {
            graph->first[builder->edges[i].from + 1]++;
            graph->targets[i] = builder->edges[i].to;
        }
        for (uint32_t node = 0; node < graph->nodes; node++)
            graph->first[node + 1] += graph->first[node];
    }
    csr_abort(builder);
    return graph;
}

void csr_free(csr_graph *graph)
{
    if (graph == NULL)
        return;
    free(graph->first);
    free(graph->targets);
    free(graph);
}

uint32_t csr_nodes(const csr_graph *graph)
{
    return graph->nodes;
}

size_t csr_edges(const csr_graph *graph)
{
    return graph->first[graph->nodes];
}

size_t csr_degree(const csr_graph *graph, uint32_t node)
{
    return graph->first[node + 1] - graph->first[node];
}

const uint32_t *csr_neighbours(const csr_graph *graph, uint32_t node, size_t *count)
{
    *count = csr_degree(graph, node);
    return graph->targets + graph->first[node];
}

bool csr_has_edge(const csr_graph *graph, uint32_t from, uint32_t to)
{
    size_t count;
    const uint32_t *at = csr_neighbours(graph, from, &count);
    while (count > 0 && *at < to)
        at++, count--;
    return count > 0 && *at == to;
}

long csr_distance(const csr_graph *graph, uint32_t from, uint32_t to)
{
    assert(from < graph->nodes && to < graph->nodes);
    long *distance = malloc(graph->nodes * sizeof *distance), result = -1;
    uint32_t *queue = malloc(graph->nodes * sizeof *queue);
    if (distance != NULL && queue != NULL) {
        size_t head = 0, tail = 0;
        for (uint32_t node = 0; node < graph->nodes; node++)
            distance[node] = -1;
        distance[from] = 0;
        queue[tail++] = from;
        while (head < tail && distance[to] < 0) {
            uint32_t node = queue[head++];
            for (size_t i = graph->first[node]; i < graph->first[node + 1]; i++) {
                uint32_t next = graph->targets[i];
                if (distance[next] < 0) {
                    distance[next] = distance[node] + 1;
                    queue[tail++] = next;
                }
            }
        }
        result = distance[to];
    }
    free(distance);
    free(queue);
    return result;
}
