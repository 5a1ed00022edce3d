#include "gwalk.h"

#include <stdlib.h>

#ifdef LEGAL
static void order(gw_node *n, void *arg)
{
    *(int *)arg = *(int *)arg * 10 + *(int *)gw_data(n);
}
#else
static void grow(gw_node *n, void *arg)
{
    (void)n;
    gw_add(arg, NULL);
}
#endif

int main(int count, char **arguments)
{
    int numbers[] = {1, 2, 3, 4};
    gw_node *n[4];
    gw_graph *g = gw_graph_new(), *other = gw_graph_new();
    gw_iter it;
    for (int i = 0; i < 4; i++)
        n[i] = gw_add(g, &numbers[i]);
#ifdef LEGAL
    (void)count, (void)arguments;
    int seen = 0;
    if (!gw_connect(g, n[0], n[1]) || !gw_connect(g, n[0], n[2]) || !gw_connect(g, n[1], n[3]) || !gw_connect(g, n[3], n[0]))
        return 2;
    gw_connect(g, n[2], n[2]);
    gw_connect(g, n[0], n[1]);
    if (!gw_walk(g, n[0], order, &seen) || seen != 1243 || gw_out_degree(n[0]) != 2)
        return 2;
    seen = 0;
    for (gw_iter_begin(&it, n[0]); gw_iter_more(&it);)
        order(gw_iter_next(&it), &seen);
    if (seen != 23 || !gw_disconnect(g, n[0], n[1]) || gw_disconnect(g, n[0], n[1]))
        return 2;
    gw_remove(g, n[2]);
    gw_iter_begin(&it, n[0]);
    if (gw_iter_more(&it) || gw_graph_size(g) != 3 || gw_add(g, NULL) == NULL)
        return 2;
    gw_remove(g, n[3]);
    gw_remove(g, n[0]);
    if (gw_out_degree(n[1]) != 0)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        gw_iter_begin(&it, n[0]);
        gw_iter_next(&it);
        break;
    case 2:
        gw_connect(g, n[0], n[1]);
        gw_connect(g, n[0], n[2]);
        gw_iter_begin(&it, n[0]);
        gw_connect(g, n[0], n[3]);
        gw_iter_next(&it);
        break;
    case 3:
        gw_remove(g, n[0]);
        return gw_data(n[0]) == NULL;
    case 4:
        gw_connect(other, n[0], n[1]);
        break;
    case 5:
        gw_walk(g, n[0], grow, g);
        break;
    }
#endif
    gw_graph_free(g), gw_graph_free(other);
    return 0;
}
