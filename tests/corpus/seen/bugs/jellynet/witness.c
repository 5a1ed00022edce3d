#include "jellynet.h"

int main(void)
{
    jn_net *net = jn_create();
    jn_node *a = jn_add_node(net, 0, 0, 1), *b = jn_add_node(net, 1, 0, 2), *c = jn_add_node(net, 1, 1, 1e300);
    if (a == NULL || b == NULL || c == NULL || jn_add_node(net, 0, 0, 0) != NULL || jn_add_node(net, 0, 0, -1) != NULL)
        return 2;
    jn_link *ab = jn_add_link(net, a, b, 10), *bc = jn_add_link(net, b, c, 10);
    jn_link *again = jn_add_link(net, b, a, 3), *loop = jn_add_link(net, c, c, 1);
    if (jn_link_count(net) != 4 || jn_find_link(c, b) != bc || jn_find_link(c, a) != NULL || jn_find_link(c, c) != loop)
        return 2;
    jn_remove_link(net, loop);
    jn_remove_link(net, ab);
    if (jn_find_link(a, b) != again)
        return 2;
    jn_push(a, -1, 0);
    for (int i = 0; i < 100; i++)
        jn_step(net, 0.01);
    jn_step(net, -1);
    double x = 5;
    jn_position(a, &x, NULL);
    if (!(x < 0))
        return 2;
    jn_remove_node(net, b);
    if (jn_link_count(net) != 0 || jn_node_count(net) != 2)
        return 2;
    loop = jn_add_link(net, a, a, 1);
    jn_step(net, 0.01);
#ifndef LEGAL
    jn_remove_node(net, a);
#endif
    jn_destroy(net);
    jn_destroy(NULL);
    return 0;
}
