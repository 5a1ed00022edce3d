#include "buildgr.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct edge {
    bg_target *to;
    enum bg_kind kind;
};

struct bg_target {
    bg_graph *graph;
    struct edge *edges;
    size_t nedges, room;
    uint64_t wanted; /* stamp of the plan that builds it */
    uint64_t seen;   /* stamp of the last walk that came by */
    char name[BG_MAX_NAME + 1];
};

struct bg_graph {
    bg_target *targets[BG_MAX_TARGETS];
    size_t count;
    uint64_t stamp;
};

struct plan {
    bg_target **out;
    size_t cap, n;
    uint64_t wanted, seen;
};

bg_graph *bg_new(void)
{
    return calloc(1, sizeof(bg_graph));
}

static void target_free(bg_target *t)
{
    free(t->edges);
    free(t);
}

void bg_free(bg_graph *g)
{
    if (!g)
        return;
    for (size_t i = 0; i < g->count; i++)
        target_free(g->targets[i]);
    free(g);
}

bg_target *bg_find(const bg_graph *g, const char *name)
{
    for (size_t i = 0; i < g->count; i++)
        if (strcmp(g->targets[i]->name, name) == 0)
            return g->targets[i];
    return NULL;
}

bg_target *bg_add(bg_graph *g, const char *name)
{
    size_t len = strlen(name);
    if (len == 0 || len > BG_MAX_NAME || g->count == BG_MAX_TARGETS)
        return NULL;
    if (bg_find(g, name))
        return NULL;
    bg_target *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    t->graph = g;
    memcpy(t->name, name, len + 1);
    g->targets[g->count++] = t;
    return t;
}

const char *bg_name(const bg_target *t)
{
    return t->name;
}

size_t bg_count(const bg_graph *g)
{
    return g->count;
}

/* Whether a walk along all edges gets from `from` to `to`. */
static int reaches(bg_target *from, const bg_target *to, uint64_t stamp)
{
    if (from == to)
        return 1;
    if (from->seen == stamp)
        return 0;
    from->seen = stamp;
    for (size_t i = 0; i < from->nedges; i++)
        if (reaches(from->edges[i].to, to, stamp))
            return 1;
    return 0;
}

int bg_depend(bg_graph *g, bg_target *t, bg_target *on, enum bg_kind kind)
{
    if (t->graph != g || on->graph != g)
        return -1;
    if (kind != BG_NEEDS && kind != BG_AFTER)
        return -1;
    for (size_t i = 0; i < t->nedges; i++)
        if (t->edges[i].to == on && t->edges[i].kind == kind)
            return 0;
    if (t->nedges == BG_MAX_EDGES)
        return -1;
    if (reaches(on, t, ++g->stamp))
        return -1;
    if (t->nedges == t->room) {
        size_t room = t->room ? t->room * 2 : 4;
        struct edge *edges = realloc(t->edges, room * sizeof *edges);
        if (!edges)
            return -1;
        t->edges = edges;
        t->room = room;
    }
    t->edges[t->nedges].to = on;
    t->edges[t->nedges].kind = kind;
    t->nedges++;
    return 0;
}

/* Takes the edge to `gone` out of t, keeping the order of the others. */
static void unlink_from(bg_target *t, const bg_target *gone)
{
    for (size_t i = 0; i < t->nedges; i++) {
        if (t->edges[i].to != gone)
            continue;
        t->nedges--;
        memmove(&t->edges[i], &t->edges[i + 1], (t->nedges - i) * sizeof t->edges[0]);
        break;
    }
}

int bg_remove(bg_graph *g, bg_target *t)
{
    if (t->graph != g)
        return -1;
    size_t at = 0;
    for (size_t i = 0; i < g->count; i++) {
        if (g->targets[i] == t)
            at = i;
        else
            unlink_from(g->targets[i], t);
    }
    g->count--;
    memmove(&g->targets[at], &g->targets[at + 1], (g->count - at) * sizeof g->targets[0]);
    target_free(t);
    return 0;
}

static void want(bg_target *t, uint64_t stamp)
{
    if (t->wanted == stamp)
        return;
    t->wanted = stamp;
    for (size_t i = 0; i < t->nedges; i++)
        if (t->edges[i].kind == BG_NEEDS)
            want(t->edges[i].to, stamp);
}

static void emit(bg_target *t, struct plan *p)
{
    if (t->seen == p->seen || t->wanted != p->wanted)
        return;
    t->seen = p->seen;
    for (size_t i = 0; i < t->nedges; i++)
        emit(t->edges[i].to, p);
    if (p->n < p->cap)
        p->out[p->n] = t;
    p->n++;
}

size_t bg_plan(bg_graph *g, bg_target *goal, bg_target **out, size_t cap)
{
    if (goal->graph != g)
        return 0;
    struct plan p = {out, cap, 0, 0, 0};
    p.wanted = ++g->stamp;
    p.seen = ++g->stamp;
    want(goal, p.wanted);
    emit(goal, &p);
    return p.n;
}
