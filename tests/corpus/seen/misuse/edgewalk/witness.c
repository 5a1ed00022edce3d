#include "edgewalk.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    ew_graph *graph = ew_graph_new(), *other = ew_graph_new();
    ew_node *a = ew_add(graph, "a"), *b = ew_add(graph, "b"), *c = ew_add(graph, ""), *far = ew_add(other, "far");
    if (!ew_connect(a, b, INT_MAX) || !ew_connect(b, c, INT_MAX) || !ew_connect(a, a, 0) || ew_connect(a, c, -1))
        return 2;
    if (ew_distance(a, c) != 2 * (int64_t)INT_MAX || ew_distance(c, a) != -1 || ew_distance(a, a) != 0)
        return 2;
    ew_walk *walk = ew_walk_start(a);
    if (ew_walk_next(walk) != a)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv, (void)far;
    if (ew_walk_next(walk) != b || ew_walk_next(walk) != c || ew_walk_next(walk) || ew_walk_next(walk))
        return 2;
    ew_walk_end(walk);
    if (ew_degree(a) != 2 || !ew_disconnect(a, a) || ew_disconnect(a, c) || strcmp(ew_label(b), "b") != 0 ||
        !ew_connect(a, b, 5) || ew_degree(a) != 1)
        return 2;
    ew_remove(b);
    if (ew_count(graph) != 2 || ew_degree(a) != 0 || ew_distance(a, c) != -1 || !ew_connect(c, a, 1) ||
        ew_distance(c, a) != 1)
        return 2;
    ew_connect(c, c, 1);
    ew_remove(c);
    ew_remove(a);
    ew_graph_free(graph);
    ew_graph_free(other);
#else
    ew_node *d;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        ew_connect(a, far, 1);
        break;
    case 2:
        ew_distance(a, far);
        break;
    case 3:
        ew_remove(b);
        ew_walk_next(walk);
        break;
    case 4:
        d = ew_add(graph, "d");
        for (int i = 0; i < 20; i++) {
            ew_connect(c, d, 1);
            d = ew_add(graph, "more");
        }
        while (ew_walk_next(walk))
            ;
        break;
    case 5:
        ew_remove(b);
        ew_label(b);
        break;
    case 6:
        ew_graph_free(graph);
        ew_degree(a);
        break;
    case 7:
        ew_walk_end(walk);
        ew_walk_end(walk);
        break;
    }
#endif
    return 0;
}
