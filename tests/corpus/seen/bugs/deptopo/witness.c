#include "deptopo.h"

#include <string.h>

int main(void)
{
    dep_graph *g = dep_create();
    int *order;
    if (dep_order(g, &order) != DEP_OK || order != NULL || dep_require(g, 0, 0) != DEP_E_NOSTEP)
        return 2;
    int link = dep_add_step(g, "link"), compile = dep_add_step(g, "compile"), fetch = dep_add_step(g, "");
    if (dep_require(g, link, compile) != DEP_OK || dep_require(g, compile, fetch) != DEP_OK ||
        dep_require(g, link, compile) != DEP_OK || dep_require(g, link, link) != DEP_E_SELF ||
        dep_require(g, -1, link) != DEP_E_NOSTEP || dep_forget(g, fetch, link) != DEP_OK)
        return 2;
    if (dep_order(g, &order) != DEP_OK || order[0] != fetch || order[1] != compile || order[2] != link)
        return 2;
    dep_order_free(order);
    if (!dep_needs(g, link, compile) || dep_needs(g, compile, link) || dep_needs(g, 99, 1) || dep_steps(g) != 3 ||
        dep_name(g, 3) != NULL || strcmp(dep_name(g, 0), "link") != 0 || !dep_strerror(DEP_E_CYCLE))
        return 2;
    if (dep_forget(g, link, compile) != DEP_OK || dep_needs(g, link, compile))
        return 2;
#ifndef LEGAL
    dep_require(g, fetch, compile);
    if (dep_order(g, &order) != DEP_E_CYCLE)
        return 2;
#endif
    dep_destroy(g);
    return 0;
}
