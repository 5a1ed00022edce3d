#include "walkgraph.h"

#include <stdlib.h>

struct fan {
    wg_edge *edges;
    size_t n;
    size_t room;
};

struct wg_graph {
    struct fan *fans;
    size_t order;
    size_t room;
    size_t size;
};

static void *array(size_t n, size_t size)
{
    return calloc(n ? n : 1, size);
}

wg_graph *wg_new(size_t vertices)
{
    if (vertices > WG_VERTICES_MAX)
        return NULL;
    wg_graph *g = calloc(1, sizeof *g);
    if (!g)
        return NULL;
    g->fans = array(vertices, sizeof *g->fans);
    if (!g->fans) {
        free(g);
        return NULL;
    }
    g->order = vertices;
    g->room = vertices ? vertices : 1;
    return g;
}

void wg_free(wg_graph *g)
{
    if (!g)
        return;
    for (size_t v = 0; v < g->order; v++)
        free(g->fans[v].edges);
    free(g->fans);
    free(g);
}

size_t wg_order(const wg_graph *g)
{
    return g->order;
}

size_t wg_size(const wg_graph *g)
{
    return g->size;
}

bool wg_add_vertex(wg_graph *g)
{
    if (g->order >= WG_VERTICES_MAX)
        return false;
    if (g->order == g->room) {
        size_t room = g->room * 2;
        struct fan *fans = realloc(g->fans, room * sizeof *fans);
        if (!fans)
            return false;
        g->fans = fans;
        g->room = room;
    }
    g->fans[g->order++] = (struct fan){NULL, 0, 0};
    return true;
}

bool wg_add_edge(wg_graph *g, size_t from, size_t to, uint32_t weight)
{
    if (g->size >= WG_EDGES_MAX)
        return false;
    struct fan *fan = &g->fans[from];
    if (fan->n == fan->room) {
        size_t room = fan->room ? fan->room * 2 : 2;
        wg_edge *edges = realloc(fan->edges, room * sizeof *edges);
        if (!edges)
            return false;
        fan->edges = edges;
        fan->room = room;
    }
    fan->edges[fan->n].to = to;
    fan->edges[fan->n].weight = weight;
    fan->n++;
    g->size++;
    return true;
}

const wg_edge *wg_edges(const wg_graph *g, size_t vertex, size_t *n)
{
    *n = g->fans[vertex].n;
    return g->fans[vertex].edges;
}

bool wg_walk(const wg_graph *g, size_t start, wg_visit *visit, void *context)
{
    size_t *hops = array(g->order, sizeof *hops); /* plus 1; 0: not seen */
    size_t *queue = array(g->order, sizeof *queue);
    if (!hops || !queue) {
        free(hops);
        free(queue);
        return false;
    }

    size_t first = 0;
    size_t last = 0;
    hops[start] = 1;
    queue[last++] = start;
    bool more = visit(context, start, 0);
    while (more && first < last) {
        size_t v = queue[first++];
        const wg_edge *edge = g->fans[v].edges;
        for (size_t left = g->fans[v].n; more && left > 0; left--, edge++) {
            if (hops[edge->to])
                continue;
            hops[edge->to] = hops[v] + 1;
            queue[last++] = edge->to;
            more = visit(context, edge->to, hops[v]);
        }
    }
    free(hops);
    free(queue);
    return true;
}

bool wg_distances(const wg_graph *g, size_t start, uint64_t *far)
{
    bool *done = array(g->order, sizeof *done);
    if (!done)
        return false;
    for (size_t v = 0; v < g->order; v++)
        far[v] = WG_FAR;
    far[start] = 0;

    for (;;) {
        size_t next = g->order;
        for (size_t v = 0; v < g->order; v++)
            if (!done[v] && far[v] != WG_FAR
                && (next == g->order || far[v] < far[next]))
                next = v;
        if (next == g->order)
            break;
        done[next] = true;
        for (size_t i = 0; i < g->fans[next].n; i++) {
            const wg_edge *edge = &g->fans[next].edges[i];
            uint64_t way = far[next] + edge->weight;
            if (way < far[edge->to])
                far[edge->to] = way;
        }
    }
    free(done);
    return true;
}

bool wg_topological(const wg_graph *g, size_t *order)
{
    size_t *into = array(g->order, sizeof *into);
    if (!into)
        return false;
    for (size_t v = 0; v < g->order; v++)
        for (size_t i = 0; i < g->fans[v].n; i++)
            into[g->fans[v].edges[i].to]++;

    size_t ready = 0;
    for (size_t v = 0; v < g->order; v++)
        if (into[v] == 0)
            order[ready++] = v;
    for (size_t done = 0; done < ready; done++) {
        const struct fan *fan = &g->fans[order[done]];
        for (size_t i = 0; i < fan->n; i++)
            if (--into[fan->edges[i].to] == 0)
                order[ready++] = fan->edges[i].to;
    }
    free(into);
    return ready == g->order;
}
