#include "csrgraph.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    size_t n = 0;
    csr_builder *b = csr_begin(5);
    csr_edge(b, 0, 3);
    csr_edge(b, 3, 1);
    csr_edge(b, 0, 0);
    csr_edge(b, 1, 2);
#ifdef LEGAL
    (void)count, (void)arguments;
    csr_graph *g = csr_finish(b);
    const uint32_t *at = csr_neighbours(g, 0, &n);
    if (n != 2 || at[0] != 0 || at[1] != 3 || csr_nodes(g) != 5 || csr_edges(g) != 4 || csr_degree(g, 4) != 0)
        return 2;
    if (!csr_has_edge(g, 3, 1) || csr_has_edge(g, 1, 3) || csr_has_edge(g, 4, 0) || csr_has_edge(g, 0, 99))
        return 2;
    if (csr_distance(g, 0, 2) != 3 || csr_distance(g, 2, 0) != -1 || csr_distance(g, 4, 4) != 0)
        return 2;
    csr_free(g);
    csr_abort(csr_begin(3));
    g = csr_finish(csr_begin(0));
    if (csr_edges(g) != 0 || csr_begin(CSR_MAX_NODES + 1))
        return 2;
    csr_free(g);
    b = csr_begin(1);
    csr_edge(b, 0, 0);
    csr_abort(b);
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule == 1)
        csr_edge(b, 0, 5);
    csr_graph *g = csr_finish(b);
    switch (rule) {
    case 2:
        csr_edge(b, 0, 1);
        break;
    case 3:
        csr_abort(b);
        break;
    case 4:
        return (int)csr_degree(g, 5);
    case 5: {
        const uint32_t *at = csr_neighbours(g, 0, &n);
        csr_free(g);
        return (int)at[1] - 3;
    }
    case 6:
        free((void *)(uintptr_t)csr_neighbours(g, 0, &n));
        break;
    }
    csr_free(g);
#endif
    return 0;
}
