#include "gwalk.h"

#include <assert.h>
#include <stdlib.h>

struct gw_node {
    gw_graph *graph;
    size_t index; /* in the graph */
    void *data;
    gw_node **out;
    size_t degree, room;
    bool seen;
};

struct gw_graph {
    gw_node **nodes;
    size_t count, room;
    bool walking;
};

/* Room for one more pointer. */
static bool reserve(gw_node ***array, size_t count, size_t *room)
{
    if (count < *room)
        return true;
    size_t wanted = *room == 0 ? 2 : 2 * *room;
    gw_node **wider = realloc(*array, wanted * sizeof *wider);
    if (wider == NULL)
        return false;
    *array = wider;
    *room = wanted;
    return true;
}

gw_graph *gw_graph_new(void)
{
    return calloc(1, sizeof(gw_graph));
}

void gw_graph_free(gw_graph *g)
{
    if (g == NULL)
        return;
    assert(!g->walking);
    for (size_t i = 0; i < g->count; i++) {
        free(g->nodes[i]->out);
        free(g->nodes[i]);
    }
    free(g->nodes);
    free(g);
}

size_t gw_graph_size(const gw_graph *g)
{
    return g->count;
}

gw_node *gw_add(gw_graph *g, void *data)
{
    assert(!g->walking);
    if (!reserve(&g->nodes, g->count, &g->room))
        return NULL;
    gw_node *n = calloc(1, sizeof *n);
    if (n == NULL)
        return NULL;
    n->graph = g;
    n->index = g->count;
    n->data = data;
    g->nodes[g->count++] = n;
    return n;
}

static size_t position(const gw_node *from, const gw_node *to)
{
    size_t i = 0;
    while (i < from->degree && from->out[i] != to)
        i++;
    return i;
}

static bool cut(gw_node *from, const gw_node *to)
{
    size_t i = position(from, to);
    if (i == from->degree)
        return false;
    for (from->degree--; i < from->degree; i++)
        from->out[i] = from->out[i + 1];
    return true;
}

void gw_remove(gw_graph *g, gw_node *n)
{
    assert(n->graph == g);
    assert(!g->walking);
    for (size_t i = 0; i < g->count; i++)
        cut(g->nodes[i], n);
    gw_node *last = g->nodes[--g->count];
    g->nodes[n->index] = last;
    last->index = n->index;
    free(n->out);
    free(n);
}

bool gw_connect(gw_graph *g, gw_node *from, gw_node *to)
{
    assert(from->graph == g && to->graph == g);
    assert(!g->walking);
    if (position(from, to) < from->degree)
        return true;
    if (!reserve(&from->out, from->degree, &from->room))
        return false;
    from->out[from->degree++] = to;
    return true;
}

bool gw_disconnect(gw_graph *g, gw_node *from, gw_node *to)
{
    assert(from->graph == g && to->graph == g);
    assert(!g->walking);
    return cut(from, to);
}

void *gw_data(const gw_node *n)
{
    return n->data;
}

size_t gw_out_degree(const gw_node *n)
{
    return n->degree;
}

void gw_iter_begin(gw_iter *it, const gw_node *n)
{
    it->at = n->out;
    it->end = n->degree == 0 ? n->out : n->out + n->degree;
}

bool gw_iter_more(const gw_iter *it)
{
    return it->at != it->end;
}

gw_node *gw_iter_next(gw_iter *it)
{
    return *it->at++;
}

bool gw_walk(gw_graph *g, gw_node *from, void (*fn)(gw_node *n, void *arg), void *arg)
{
    assert(from->graph == g);
    assert(!g->walking);
    size_t edges = 1;
    for (size_t i = 0; i < g->count; i++) {
        g->nodes[i]->seen = false;
        edges += g->nodes[i]->degree;
    }
    gw_node **stack = malloc(edges * sizeof *stack);
    if (stack == NULL)
        return false;
    g->walking = true;
    size_t depth = 0;
    stack[depth++] = from;
    while (depth > 0) {
        gw_node *n = stack[--depth];
        if (n->seen)
            continue;
        n->seen = true;
        fn(n, arg);
        for (size_t i = n->degree; i-- > 0;)
            if (!n->out[i]->seen)
                stack[depth++] = n->out[i];
    }
    free(stack);
    g->walking = false;
    return true;
}
