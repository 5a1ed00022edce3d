#include "dagvisit.h"

#include <stdlib.h>

struct node {
    int *to;
    size_t len, cap;
};

struct dag {
    struct node *node;
    size_t len, cap;
};

dag_t *dag_new(void)
{
    return calloc(1, sizeof(dag_t));
}

void dag_free(dag_t *g)
{
    size_t i;

    if (!g)
        return;
    for (i = 0; i < g->len; i++)
        free(g->node[i].to);
    free(g->node);
    free(g);
}

static int has(const dag_t *g, int node)
{
    return node >= 0 && (size_t)node < g->len;
}

int dag_add_node(dag_t *g)
{
    if (g->len == DAG_MAXNODES)
        return -1;
    if (g->len == g->cap) {
        size_t cap = g->cap ? g->cap * 2 : 8;
        struct node *node = realloc(g->node, cap * sizeof *node);

        if (!node)
            return -1;
        g->node = node;
        g->cap = cap;
    }
    g->node[g->len].to = NULL;
    g->node[g->len].len = 0;
    g->node[g->len].cap = 0;
    return (int)g->len++;
}

size_t dag_nodes(const dag_t *g)
{
    return g->len;
}

const int *dag_targets(const dag_t *g, int node, size_t *count)
{
    *count = 0;
    if (!has(g, node) || g->node[node].len == 0)
        return NULL;
    *count = g->node[node].len;
    return g->node[node].to;
}

/* A breadth-first walk.  queue has room for all nodes, seen is all zero. */
struct walk {
    int *queue;
    unsigned char *seen;
    size_t head, tail;
};

static int walk_begin(struct walk *w, const dag_t *g, int from)
{
    w->queue = malloc(g->len * sizeof *w->queue);
    w->seen = calloc(g->len, 1);
    if (!w->queue || !w->seen) {
        free(w->queue);
        free(w->seen);
        return -1;
    }
    w->queue[0] = from;
    w->seen[from] = 1;
    w->head = 0;
    w->tail = 1;
    return 0;
}

static void walk_meet(struct walk *w, int node)
{
    if (!w->seen[node]) {
        w->seen[node] = 1;
        w->queue[w->tail++] = node;
    }
}

static void walk_end(struct walk *w)
{
    free(w->queue);
    free(w->seen);
}

int dag_reaches(const dag_t *g, int from, int to)
{
    struct walk w;
    size_t k;
    int found;

    if (!has(g, from) || !has(g, to))
        return 0;
    if (walk_begin(&w, g, from) != 0)
        return -1;
    while (w.head < w.tail && !w.seen[to]) {
        const struct node *n = &g->node[w.queue[w.head++]];

        for (k = 0; k < n->len; k++)
            walk_meet(&w, n->to[k]);
    }
    found = w.seen[to];
    walk_end(&w);
    return found;
}

int dag_add_edge(dag_t *g, int from, int to)
{
    struct node *n;
    size_t k;

    if (!has(g, from) || !has(g, to))
        return -1;
    n = &g->node[from];
    for (k = 0; k < n->len; k++)
        if (n->to[k] == to)
            return 0;
    if (dag_reaches(g, to, from) != 0)
        return -1;
    if (n->len == n->cap) {
        size_t cap = n->cap ? n->cap * 2 : 2;
        int *grown = realloc(n->to, cap * sizeof *grown);

        if (!grown)
            return -1;
        n->to = grown;
        n->cap = cap;
    }
    n->to[n->len++] = to;
    return 1;
}

int dag_order(const dag_t *g, int *order)
{
    size_t *incoming;
    size_t i, k, done = 0, ready = 0;

    if (g->len == 0)
        return 0;
    incoming = calloc(g->len, sizeof *incoming);
    if (!incoming)
        return -1;
    for (i = 0; i < g->len; i++)
        for (k = 0; k < g->node[i].len; k++)
            incoming[g->node[i].to[k]]++;
    for (i = 0; i < g->len; i++)
        if (incoming[i] == 0)
            order[ready++] = (int)i;
    while (done < ready) {
        const struct node *n = &g->node[order[done++]];

        for (k = 0; k < n->len; k++)
            if (--incoming[n->to[k]] == 0)
                order[ready++] = n->to[k];
    }
    free(incoming);
    return 0;
}

int dag_visit(const dag_t *g, int node, dag_visitor fn, void *ctx)
{
    struct walk w;
    int result = 0;

    if (!has(g, node) || walk_begin(&w, g, node) != 0)
        return -1;
    while (w.head < w.tail && result == 0) {
        int from = w.queue[w.head++];
        const int *to = g->node[from].to;
        const int *end = to ? to + g->node[from].len : NULL;

        for (; to != end && result == 0; to++) {
            result = fn(ctx, from, *to);
            walk_meet(&w, *to);
        }
    }
    walk_end(&w);
    return result;
}
