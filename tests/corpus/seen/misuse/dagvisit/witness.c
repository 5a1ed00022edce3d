#include "dagvisit.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef LEGAL
static int count(void *ctx, int from, int to)
{
    assert(from != to);
    return ++*(int *)ctx == 4 ? 9 : 0;
}
#else
static int grow(void *ctx, int from, int to)
{
    (void)to;
    dag_add_edge(ctx, from, 3);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    dag_t *g = dag_new();
    int i;

    if (!g)
        return 0;
#ifdef LEGAL
    size_t n = 5;
    int order[DAG_MAXNODES], calls = 0;

    (void)argc, (void)argv;
    dag_free(NULL);
    assert(dag_nodes(g) == 0 && dag_order(g, order) == 0 && dag_order(g, NULL) == 0);
    assert(dag_visit(g, 0, count, &calls) == -1 && !dag_targets(g, 0, &n) && n == 0);
    assert(dag_add_edge(g, 0, 0) == -1);
    for (i = 0; i < 5; i++)
        assert(dag_add_node(g) == i);
    assert(dag_visit(g, 0, count, &calls) == 0 && calls == 0);
    assert(dag_add_edge(g, 3, 3) == -1 && dag_add_edge(g, INT_MIN, INT_MAX) == -1);
    assert(dag_add_edge(g, 4, 3) == 1 && dag_add_edge(g, 4, 3) == 0);
    assert(dag_add_edge(g, 3, 1) == 1 && dag_add_edge(g, 1, 4) == -1);
    assert(dag_add_edge(g, 4, 1) == 1 && dag_add_edge(g, 4, 0) == 1);
    assert(dag_reaches(g, 4, 1) == 1 && dag_reaches(g, 1, 4) == 0 && dag_reaches(g, 2, 2) == 1);
    assert(dag_reaches(g, -1, 0) == 0);
    assert(dag_targets(g, 4, &n)[2] == 0 && n == 3);
    assert(dag_order(g, order) == 0);
    assert(dag_visit(g, 4, count, &calls) == 9 && calls == 4);
    for (i = 5; i < DAG_MAXNODES; i++)
        assert(dag_add_node(g) == i);
    assert(dag_add_node(g) == -1 && dag_order(g, order) == 0);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    for (i = 0; i < 4; i++)
        dag_add_node(g);
    dag_add_edge(g, 0, 1);
    dag_add_edge(g, 0, 2);
    if (rule == 1) {
        dag_visit(g, 0, grow, g);
    } else if (rule == 2) {
        size_t n;
        const int *to = dag_targets(g, 0, &n);

        dag_add_edge(g, 0, 3);
        printf("%d\n", to[0]);
    } else {
        int order[2];

        dag_order(g, order);
        printf("%d\n", order[0]);
    }
#endif
    dag_free(g);
    return 0;
}
