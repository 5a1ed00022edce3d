#include "digraph.h"

int main(void)
{
    digraph *graph = digraph_new(3), *none = digraph_new(0);
    if (digraph_new(201) != NULL || digraph_add_edge(graph, 0, 3) || digraph_reachable(none, 0, 0))
        return 2;
    digraph_add_edge(graph, 0, 1);
    digraph_add_edge(graph, 1, 2);
    if (!digraph_reachable(graph, 0, 2) || digraph_reachable(graph, 2, 0) || !digraph_reachable(graph, 1, 1))
        return 2;
    if (!digraph_is_acyclic(graph) || !digraph_is_acyclic(none) || digraph_remove_edge(graph, 2, 0))
        return 2;
    digraph_add_edge(graph, 2, 2);
    if (digraph_is_acyclic(graph) || !digraph_remove_edge(graph, 2, 2) || !digraph_remove_node(graph, 0))
        return 2;
    if (digraph_edge_count(graph) != 1 || digraph_node_count(graph) != 2 || !digraph_reachable(graph, 0, 1))
        return 2;
    digraph_add_node(graph);
    if (digraph_reachable(graph, 0, 2) || !digraph_remove_node(graph, 2) || digraph_remove_node(graph, 2))
        return 2;
#ifndef LEGAL
    digraph_add_edge(graph, 0, 1);
    digraph_remove_node(graph, 1);
    digraph_is_acyclic(graph);
#endif
    digraph_free(graph);
    digraph_free(none);
    return 0;
}
