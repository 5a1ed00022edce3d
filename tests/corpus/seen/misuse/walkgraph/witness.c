#include "walkgraph.h"

#include <assert.h>
#include <stdlib.h>

#ifdef LEGAL
struct trail {
    size_t n;
    size_t stop;
    size_t v[8];
    size_t hops[8];
};

static bool note(void *context, size_t vertex, size_t hops)
{
    struct trail *t = context;
    t->v[t->n] = vertex;
    t->hops[t->n++] = hops;
    return t->n != t->stop;
}

int main(void)
{
    size_t n = 9;
    wg_graph *g = wg_new(0);
    assert(g && wg_order(g) == 0 && wg_size(g) == 0 && wg_topological(g, NULL));
    for (size_t i = 0; i < 5; i++)
        assert(wg_add_vertex(g) && wg_order(g) == i + 1);
    assert(!wg_edges(g, 4, &n) && n == 0);
    assert(wg_add_edge(g, 0, 1, 7) && wg_add_edge(g, 0, 2, 1) && wg_add_edge(g, 2, 1, 2));
    assert(wg_add_edge(g, 1, 3, UINT32_MAX) && wg_add_edge(g, 0, 1, 9) && wg_size(g) == 5);
    const wg_edge *e = wg_edges(g, 0, &n);
    assert(n == 3 && e[0].to == 1 && e[0].weight == 7 && e[1].to == 2 && e[2].weight == 9);
    struct trail t = {0, 0, {0}, {0}};
    assert(wg_walk(g, 0, note, &t) && t.n == 4 && t.v[0] == 0 && t.v[1] == 1 && t.v[2] == 2 && t.v[3] == 3);
    assert(t.hops[0] == 0 && t.hops[1] == 1 && t.hops[2] == 1 && t.hops[3] == 2);
    for (size_t stop = 1; stop < 4; stop++) {
        t = (struct trail){0, stop, {0}, {0}};
        assert(wg_walk(g, 0, note, &t) && t.n == stop);
    }
    t = (struct trail){0, 0, {0}, {0}};
    assert(wg_walk(g, 4, note, &t) && t.n == 1);
    uint64_t far[5];
    assert(wg_distances(g, 0, far) && far[0] == 0 && far[1] == 3 && far[2] == 1);
    assert(far[3] == 3 + (uint64_t)UINT32_MAX && far[4] == WG_FAR);
    size_t order[5], place[5];
    assert(wg_topological(g, order));
    for (size_t i = 0; i < 5; i++)
        place[order[i]] = i;
    assert(place[0] < place[2] && place[2] < place[1] && place[1] < place[3]);
    assert(wg_add_edge(g, 4, 4, 0) && !wg_topological(g, order));
    assert(wg_distances(g, 4, far) && far[4] == 0 && far[0] == WG_FAR);
    wg_free(g);
    wg_free(NULL);
    assert(!wg_new(WG_VERTICES_MAX + 1) && !wg_new(SIZE_MAX));
    g = wg_new(WG_VERTICES_MAX);
    assert(g && !wg_add_vertex(g));
    for (size_t i = 0; i < WG_EDGES_MAX; i++)
        assert(wg_add_edge(g, i % 16, i % 7, 1));
    assert(!wg_add_edge(g, 0, 0, 0));
    wg_free(g);
    return 0;
}
#else
static bool grow(void *context, size_t vertex, size_t hops)
{
    (void)hops;
    return vertex != 1 || wg_add_edge(context, 0, 3, 1);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    wg_graph *g = wg_new(rule == 1 ? 3 : 4);
    wg_add_edge(g, 0, 1, 1);
    wg_add_edge(g, 0, 2, 1);
    if (rule == 1) {
        wg_add_edge(g, 3, 0, 1);
    } else if (rule == 2) {
        wg_walk(g, 0, grow, g);
    } else {
        uint64_t *far = malloc(3 * sizeof *far);
        wg_distances(g, 0, far);
        free(far);
    }
    wg_free(g);
    return 0;
}
#endif
