#include "edgewalk.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct edge {
    ew_node *to;
    int length;
};

struct ew_node {
    ew_graph *graph;
    size_t index; /* in the graph's nodes */
    struct edge *edges;
    size_t count;
    size_t room;
    char *label;
};

struct ew_graph {
    ew_node *nodes[EW_MAX_NODES];
    size_t count;
};

struct ew_walk {
    size_t next;
    size_t count;
    bool *seen;      /* by index */
    ew_node *queue[];
};

ew_graph *ew_graph_new(void)
{
    return calloc(1, sizeof(ew_graph));
}

static void free_node(ew_node *node)
{
    free(node->edges);
    free(node->label);
    free(node);
}

void ew_graph_free(ew_graph *graph)
{
    if (graph == NULL)
        return;
    for (size_t i = 0; i < graph->count; i++)
        free_node(graph->nodes[i]);
    free(graph);
}

ew_node *ew_add(ew_graph *graph, const char *label)
{
    if (graph->count == EW_MAX_NODES)
        return NULL;
    size_t size = strlen(label) + 1;
    ew_node *node = calloc(1, sizeof *node);
    char *copy = malloc(size);
    if (node == NULL || copy == NULL) {
        free(node);
        free(copy);
        return NULL;
    }
    node->label = memcpy(copy, label, size);
    node->graph = graph;
    node->index = graph->count;
    graph->nodes[graph->count++] = node;
    return node;
}

void ew_remove(ew_node *node)
{
    ew_graph *graph = node->graph;
    for (size_t i = 0; i < graph->count; i++)
        ew_disconnect(graph->nodes[i], node);
    ew_node *last = graph->nodes[--graph->count];
    graph->nodes[node->index] = last;
    last->index = node->index;
    free_node(node);
}

size_t ew_count(const ew_graph *graph)
{
    return graph->count;
}

const char *ew_label(const ew_node *node)
{
    return node->label;
}

static size_t find(const ew_node *from, const ew_node *to)
{
    size_t i = 0;
    while (i < from->count && from->edges[i].to != to)
        i++;
    return i;
}

bool ew_connect(ew_node *from, ew_node *to, int length)
{
    assert(from->graph == to->graph);
    if (length < 0)
        return false;
    size_t i = find(from, to);
    if (i == from->count) {
        if (from->count == from->room) {
            size_t room = 2 * from->room + 2;
            struct edge *edges = realloc(from->edges, room * sizeof *edges);
            if (edges == NULL)
                return false;
            from->edges = edges;
            from->room = room;
        }
        from->count++;
    }
    from->edges[i] = (struct edge){to, length};
    return true;
}

bool ew_disconnect(ew_node *from, ew_node *to)
{
    size_t i = find(from, to);
    if (i == from->count)
        return false;
    from->count--;
    memmove(&from->edges[i], &from->edges[i + 1], (from->count - i) * sizeof from->edges[0]);
    return true;
}

size_t ew_degree(const ew_node *node)
{
    return node->count;
}

int64_t ew_distance(const ew_node *from, const ew_node *to)
{
    assert(from->graph == to->graph);
    const ew_graph *graph = from->graph;
    int64_t distance[EW_MAX_NODES];
    bool done[EW_MAX_NODES] = {false};
    for (size_t i = 0; i < graph->count; i++)
        distance[i] = INT64_MAX;
    distance[from->index] = 0;
    for (;;) {
        const ew_node *node = NULL;
        for (size_t i = 0; i < graph->count; i++)
            if (!done[i] && distance[i] < INT64_MAX && (node == NULL || distance[i] < distance[node->index]))
                node = graph->nodes[i];
        if (node == NULL)
            return -1;
        if (node == to)
            return distance[node->index];
        done[node->index] = true;
        for (size_t i = 0; i < node->count; i++) {
            int64_t by_here = distance[node->index] + node->edges[i].length;
            int64_t *at = &distance[node->edges[i].to->index];
            if (by_here < *at)
                *at = by_here;
        }
    }
}

static void enqueue(ew_walk *walk, ew_node *node)
{
    if (walk->seen[node->index])
        return;
    walk->seen[node->index] = true;
    walk->queue[walk->count++] = node;
}

ew_walk *ew_walk_start(ew_node *from)
{
    size_t nodes = from->graph->count;
    ew_walk *walk = malloc(sizeof *walk + nodes * sizeof walk->queue[0]);
    if (walk == NULL)
        return NULL;
    walk->next = walk->count = 0;
    walk->seen = calloc(nodes, sizeof *walk->seen);
    if (walk->seen == NULL) {
        free(walk);
        return NULL;
    }
    enqueue(walk, from);
    return walk;
}

ew_node *ew_walk_next(ew_walk *walk)
{
    if (walk->next == walk->count)
        return NULL;
    ew_node *node = walk->queue[walk->next++];
    for (size_t i = 0; i < node->count; i++)
        enqueue(walk, node->edges[i].to);
    return node;
}

void ew_walk_end(ew_walk *walk)
{
    if (walk == NULL)
        return;
    free(walk->seen);
    free(walk);
}
