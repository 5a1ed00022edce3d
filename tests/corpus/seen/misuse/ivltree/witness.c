#include "ivltree.h"
#include <limits.h>
#include <stdlib.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

#ifdef LEGAL
static int sorted(ivl_node *node, void *arg)
{
    long *last = arg;
    if (node->lo < *last)
        return 1;
    *last = node->lo;
    return 0;
}
static int stop(ivl_node *node, void *arg)
{
    (void)node; (void)arg;
    return 7;
}
#else
static int drop(ivl_node *node, void *arg)
{
    ivl_remove(arg, node);
    free(node);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    ivl_tree t;
    ivl_init(&t);
#ifdef LEGAL
    (void)argc; (void)argv;
    ivl_node n[60], *f;
    long last = LONG_MIN;
    CHECK(!ivl_find(&t, 0, 0) && ivl_walk(&t, stop, NULL) == 0 && ivl_count(&t) == 0);
    CHECK(ivl_node_init(&n[0], 1, 0) == -1 && ivl_node_init(&n[0], LONG_MAX, LONG_MIN) == -1);
    for (int i = 0; i < 60; i++) {
        CHECK(!ivl_node_init(&n[i], i * 7 % 31, i * 7 % 31 + i % 5));
        CHECK(!ivl_linked(&n[i]));
        ivl_insert(&t, &n[i]);
    }
    CHECK(ivl_walk(&t, sorted, &last) == 0 && ivl_walk(&t, stop, NULL) == 7 && ivl_count(&t) == 60);
    for (int round = 0; round < 60; round++) {
        for (long lo = -1; lo < 37; lo++)
            for (long hi = lo; hi < lo + 3; hi++) {
                int want = 0, got = 0;
                for (int i = 0; i < 60; i++)
                    want += ivl_linked(&n[i]) && n[i].lo <= hi && n[i].hi >= lo;
                for (f = ivl_find(&t, lo, hi); f; f = ivl_find_next(f, lo, hi))
                    got++;
                CHECK(want == got);
            }
        ivl_remove(&t, &n[round * 17 % 60]);
    }
    CHECK(ivl_count(&t) == 0 && !t.root);
    CHECK(!ivl_node_init(&n[0], LONG_MIN, LONG_MAX));
    ivl_insert(&t, &n[0]);
    CHECK(ivl_find(&t, LONG_MAX, LONG_MAX) == &n[0] && !ivl_find(&t, 1, 0) && !ivl_find_next(&n[0], 0, 0));
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    ivl_node *a = malloc(sizeof *a);
    CHECK(a && !ivl_node_init(a, 1, 2));
    ivl_insert(&t, a);
    if (rule == 1) {
        free(a);
        ivl_find(&t, 0, 5);
    } else if (rule == 2) {
        ivl_insert(&t, a);
    } else {
        ivl_walk(&t, drop, &t);
    }
    return 0;
#endif
}
