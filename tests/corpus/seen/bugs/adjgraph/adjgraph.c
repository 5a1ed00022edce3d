#include "adjgraph.h"

#include <stdlib.h>
#include <string.h>

struct edge {
    int a, b;
    int weight;
};

struct node {
    int alive;
    int count, capacity;
    struct edge **edges;
};

struct graph {
    struct node nodes[GRAPH_MAX_NODES];
    int used; /* numbers given out */
    size_t node_count, edge_count;
};

graph *graph_new(void)
{
    return calloc(1, sizeof(graph));
}

static int is_node(const graph *g, int n)
{
    return n >= 0 && n < g->used && g->nodes[n].alive;
}

void graph_free(graph *g)
{
    if (!g)
        return;
    for (int i = 0; i < g->used; i++)
        if (g->nodes[i].alive)
            graph_remove_node(g, i);
    free(g);
}

int graph_add_node(graph *g)
{
    if (g->used == GRAPH_MAX_NODES)
        return -1;
    g->nodes[g->used].alive = 1;
    g->node_count++;
    return g->used++;
}

static int reserve(struct node *n, int more)
{
    if (n->count + more <= n->capacity)
        return 0;
    int capacity = 2 * n->capacity + 4;
    struct edge **edges = realloc(n->edges, (size_t)capacity * sizeof *edges);
    if (!edges)
        return -1;
    n->edges = edges;
    n->capacity = capacity;
    return 0;
}

/* Removes one mention of the edge from a node. */
static void detach(struct node *n, const struct edge *e)
{
    int i = 0;
    while (n->edges[i] != e)
        i++;
    n->count--;
    memmove(n->edges + i, n->edges + i + 1, (size_t)(n->count - i) * sizeof *n->edges);
}

int graph_remove_node(graph *g, int node)
{
    if (!is_node(g, node))
        return -1;
    struct node *n = &g->nodes[node];
    for (int i = 0; i < n->count; i++) {
        struct edge *e = n->edges[i];
        int other = e->a == node ? e->b : e->a;
        if (other != node)
            detach(&g->nodes[other], e);
        free(e);
        g->edge_count--;
    }
    free(n->edges);
    memset(n, 0, sizeof *n);
    g->node_count--;
    return 0;
}

int graph_connect(graph *g, int a, int b, int weight)
{
    if (!is_node(g, a) || !is_node(g, b))
        return -1;
    struct node *na = &g->nodes[a], *nb = &g->nodes[b];
    if (reserve(na, a == b ? 2 : 1) || reserve(nb, 1))
        return -1;
    struct edge *e = malloc(sizeof *e);
    if (!e)
        return -1;
    e->a = a;
    e->b = b;
    e->weight = weight;
    na->edges[na->count++] = e;
    nb->edges[nb->count++] = e;
    g->edge_count++;
    return 0;
}

static int joins(const struct edge *e, int a, int b)
{
    return (e->a == a && e->b == b) || (e->a == b && e->b == a);
}

int graph_disconnect(graph *g, int a, int b)
{
    if (!is_node(g, a) || !is_node(g, b))
        return -1;
    for (int i = 0; i < g->nodes[a].count; i++) {
        struct edge *e = g->nodes[a].edges[i];
        if (joins(e, a, b)) {
            detach(&g->nodes[a], e);
            detach(&g->nodes[b], e);
            free(e);
            g->edge_count--;
            return 1;
        }
    }
    return 0;
}

int graph_degree(const graph *g, int node)
{
    return is_node(g, node) ? g->nodes[node].count : -1;
}

int graph_edges_between(const graph *g, int a, int b)
{
    if (!is_node(g, a) || !is_node(g, b))
        return -1;
    int count = 0;
    for (int i = 0; i < g->nodes[a].count; i++)
        count += joins(g->nodes[a].edges[i], a, b);
    return a == b ? count / 2 : count;
}

int graph_connected(const graph *g, int a, int b)
{
    char seen[GRAPH_MAX_NODES] = {0};
    int queue[GRAPH_MAX_NODES], first = 0, last = 0;
    if (!is_node(g, a) || !is_node(g, b))
        return -1;
    seen[a] = 1;
    queue[last++] = a;
    while (first < last && !seen[b]) {
        int at = queue[first++];
        const struct node *n = &g->nodes[at];
        for (int i = 0; i < n->count; i++) {
            int other = n->edges[i]->a == at ? n->edges[i]->b : n->edges[i]->a;
            if (!seen[other]) {
                seen[other] = 1;
                queue[last++] = other;
            }
        }
    }
    return seen[b];
}

size_t graph_node_count(const graph *g)
{
    return g->node_count;
}

size_t graph_edge_count(const graph *g)
{
    return g->edge_count;
}
