#include "epsnfa.h"

#include <assert.h>
#include <limits.h>

#ifdef LEGAL
static int sum(int state, void *arg)
{
    *(int *)arg += state + 1;
    return 0;
}

static int stop(int state, void *arg)
{
    (void)arg;
    return state == 1 ? 42 : 0;
}
#endif

int main(void)
{
    nfa *m = nfa_new(3);
    if (!m)
        return 0;
#ifdef LEGAL
    int total = 0;
    assert(!nfa_new(0) && !nfa_new(INT_MIN) && !nfa_new(NFA_MAX_STATES + 1));
    assert(nfa_states(m) == 3 && nfa_match(m, NULL, 0) == 0 && nfa_nonempty(m) == 0);
    assert(nfa_accept(m, 3, 1) == -1 && nfa_accept(m, -1, 1) == -1 && nfa_accept(m, 2, 1) == 0);
    assert(nfa_edge(m, 0, 1, 'a') == 0 && nfa_edge(m, 0, 3, 'a') == -1);
    assert(nfa_edge(m, 1, 1, 0xff) == 0 && nfa_edge(m, 1, 1, 0xff) == 0);
    assert(nfa_eps(m, 1, 2) == 0 && nfa_eps(m, 2, 0) == 0 && nfa_eps(m, 2, 2) == 0);
    assert(nfa_match(m, "", 0) == 0 && nfa_match(m, "a", 1) == 1 && nfa_match(m, "a\377\377a", 4) == 1);
    assert(nfa_match(m, "b", 1) == 0 && nfa_nonempty(m) == 1);
    assert(nfa_closure(m, 1, sum, &total) == 0 && total == 6);
    assert(nfa_closure(m, 1, stop, NULL) == 42 && nfa_closure(m, 0, stop, NULL) == 0);
    assert(nfa_closure(m, INT_MAX, stop, NULL) == -1);
    nfa_free(NULL);
#else
    nfa_eps(m, 0, 1);
    nfa_eps(m, 0, 2);
    nfa_eps(m, 1, 2);
    nfa_match(m, "a", 1);
#endif
    nfa_free(m);
    return 0;
}
