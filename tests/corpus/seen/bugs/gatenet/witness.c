#include "gatenet.h"

#include <assert.h>
#include <limits.h>

int main(void)
{
    gn_net *net = gn_new();
    int in, g, h;
#ifdef LEGAL
    int r, s, q, nq, i;
    assert(net && gn_count(net) == 0 && gn_settle(net) == 0);
    assert(gn_get(net, 0) == -1 && gn_depth(net, INT_MIN) == -1 && gn_reaches(net, 0, 0) == -1);
    in = gn_input(net);
    g = gn_gate(net, GN_NOT, in, INT_MAX);
    h = gn_gate(net, GN_XOR, in, g);
    assert(in == 0 && g == 1 && h == 2);
    assert(gn_gate(net, GN_AND, in, 9) == -1 && gn_gate(net, GN_NOT, -1, 0) == -1);
    assert(gn_settle(net) >= 0 && gn_get(net, g) == 1 && gn_get(net, h) == 1);
    assert(gn_set(net, in, -7) == 0 && gn_set(net, g, 1) == -1);
    assert(gn_settle(net) >= 0 && gn_get(net, g) == 0 && gn_get(net, h) == 1);
    assert(gn_depth(net, in) == 0 && gn_depth(net, g) == 1 && gn_depth(net, h) == 2);
    assert(gn_reaches(net, in, h) == 1 && gn_reaches(net, h, in) == 0 && gn_reaches(net, g, g) == 0);
    /* a latch */
    r = gn_input(net);
    s = gn_input(net);
    q = gn_gate(net, GN_NOR, r, r);
    nq = gn_gate(net, GN_NOR, s, q);
    assert(gn_rewire(net, q, 1, nq) == 0 && gn_rewire(net, q, 2, nq) == -1 && gn_rewire(net, r, 0, q) == -1);
    assert(gn_set(net, s, 1) == 0 && gn_settle(net) >= 0 && gn_get(net, q) == 1);
    assert(gn_set(net, s, 0) == 0 && gn_settle(net) >= 0 && gn_get(net, q) == 1);
    assert(gn_set(net, r, 1) == 0 && gn_settle(net) >= 0 && gn_get(net, q) == 0);
    assert(gn_depth(net, q) == -1 && gn_depth(net, nq) == -1 && gn_reaches(net, q, q) == 1);
    gn_free(net);
    /* an oscillator */
    net = gn_new();
    in = gn_input(net);
    g = gn_gate(net, GN_NOT, in, in);
    assert(gn_rewire(net, g, 0, g) == 0 && gn_depth(net, g) == -1 && gn_settle(net) == -1);
    gn_free(net);
    net = gn_new();
    gn_input(net);
    for (i = 1; i < GN_MAX; i++)
        assert(gn_gate(net, GN_AND, i - 1, i - 1) == i);
    assert(gn_input(net) == -1 && gn_gate(net, GN_BUF, 0, 0) == -1);
    assert(gn_depth(net, GN_MAX - 1) == GN_MAX - 1 && gn_settle(net) >= 0);
    gn_free(net);
    gn_free(0);
#else
    in = gn_input(net);
    g = gn_gate(net, GN_BUF, in, 0);
    gn_rewire(net, g, 0, g);
    h = gn_gate(net, GN_NOT, g, 0);
    gn_depth(net, h);
    gn_free(net);
#endif
    return 0;
}
