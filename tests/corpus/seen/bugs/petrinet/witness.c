#include "petrinet.h"
#include <assert.h>
#include <limits.h>
#include <stddef.h>

int main(void)
{
    pn_net *net = pn_new();
    pn_place *p;
    pn_trans *t;
#ifdef LEGAL
    pn_net *other = pn_new();
    pn_place *q, *far;
    pn_trans *u, *v;
    int i;

    assert(net && other);
    assert(pn_run(net, UINT_MAX) == 0);
    p = pn_add_place(net, 5), q = pn_add_place(net, 0), far = pn_add_place(other, 1);
    t = pn_add_trans(net), u = pn_add_trans(net), v = pn_add_trans(net);
    assert(p && q && far && t && u && v);
    assert(!pn_add_place(net, PN_MAX_TOKENS + 1) && pn_set_tokens(p, UINT_MAX) == -1 && pn_tokens(p) == 5);
    assert(pn_enabled(v) == 1 && pn_fire(v) == 0);
    pn_remove_trans(v); /* the last one */
    assert(pn_input(t, far, 1) == -1 && pn_output(t, far, 1) == -1 && pn_input(t, p, 0) == -1 && pn_input(t, p, UINT_MAX) == -1);
    assert(pn_input(t, p, 1) == 0 && pn_input(t, p, 1) == 0 && pn_output(t, q, 1) == 0 && pn_input(t, p, PN_MAX_TOKENS) == -1);
    assert(pn_input(u, q, 2) == 0 && pn_output(u, q, 1) == 0);
    assert(pn_fire(u) == -1 && pn_run(net, 100) == 3 && pn_tokens(p) == 1 && pn_tokens(q) == 1);
    assert(pn_set_tokens(q, PN_MAX_TOKENS) == 0 && pn_set_tokens(p, 2) == 0 && pn_enabled(t) == 0 && pn_enabled(u) == 1);
    v = pn_add_trans(net);
    assert(v && pn_run(net, UINT_MAX) == PN_MAX_STEPS && pn_run(net, 0) == 0);
    pn_remove_place(p); /* input only */
    assert(pn_enabled(t) == 1);
    pn_remove_trans(u);
    pn_remove_place(q); /* output only */
    assert(pn_fire(t) == 0 && pn_fire(v) == 0);
    pn_remove_trans(t);
    for (i = 0; pn_add_place(other, 0) != NULL; i++)
        ;
    assert(i == PN_MAX_NODES - 1);
    pn_remove_place(far);
    pn_free(other);
    pn_free(NULL);
#else
    assert(net != NULL);
    p = pn_add_place(net, 1);
    t = pn_add_trans(net);
    assert(p && t);
    pn_input(t, p, 1);
    pn_output(t, p, 1);
    pn_remove_place(p);
    pn_enabled(t);
#endif
    pn_free(net);
    return 0;
}
