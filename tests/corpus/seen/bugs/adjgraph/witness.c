#include "adjgraph.h"

int main(void)
{
    graph *g = graph_new();
    for (int i = 0; i < 6; i++)
        if (graph_add_node(g) != i)
            return 2;
    if (graph_connect(g, 0, 1, 5) || graph_connect(g, 1, 2, -5) || graph_connect(g, 2, 1, 7) || graph_connect(g, 6, 0, 1) != -1)
        return 2;
    if (graph_connected(g, 0, 2) != 1 || graph_connected(g, 0, 3) != 0 || graph_connected(g, 3, 3) != 1)
        return 2;
    for (int i = 0; i < 9; i++)
        if (graph_connect(g, 4, 4, i))
            return 2;
    if (graph_degree(g, 4) != 18 || graph_edges_between(g, 4, 4) != 9 || graph_edges_between(g, 1, 2) != 2)
        return 2;
    for (int i = 0; i < 9; i++)
        if (graph_disconnect(g, 4, 4) != 1)
            return 2;
    if (graph_disconnect(g, 4, 4) || graph_disconnect(g, 2, 1) != 1 || graph_edge_count(g) != 2 || graph_degree(g, 9) != -1)
        return 2;
    if (graph_remove_node(g, 1) || graph_remove_node(g, 1) != -1 || graph_edge_count(g) || graph_node_count(g) != 5)
        return 2;
#ifndef LEGAL
    graph_connect(g, 0, 0, 1);
    graph_remove_node(g, 0);
#endif
    graph_free(g);
    return 0;
}
