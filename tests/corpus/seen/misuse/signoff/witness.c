#include "signoff.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void note(const sgn_chain *chain, void *arg)
{
    *(sgn_state *)arg = sgn_chain_state(chain);
}
#else
static void drop(const sgn_chain *chain, void *arg)
{
    (void)chain;
    sgn_chain_free(arg);
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    char name[SGN_MAX_NAME + 2];
    sgn_chain *c = sgn_chain_new(), *full = sgn_chain_new();
    sgn_step *ann, *bob, *cid;
    sgn_state seen = SGN_OPEN;
    int i;

    (void)argc, (void)argv;
    assert(c != NULL && full != NULL);
    memset(name, 'n', sizeof name);
    name[SGN_MAX_NAME + 1] = '\0';
    assert(sgn_step_new("") == NULL && sgn_step_new(name) == NULL);
    name[SGN_MAX_NAME] = '\0';
    cid = sgn_step_new(name);
    ann = sgn_step_new("ann");
    bob = sgn_step_new("bob");
    assert(ann != NULL && bob != NULL && cid != NULL && strcmp(sgn_step_who(cid), name) == 0);
    assert(sgn_chain_current(c) == NULL && sgn_chain_state(c) == SGN_OPEN && sgn_chain_pop(c) == NULL);
    assert(sgn_approve(c, "ann") == -1);
    assert(sgn_chain_add(c, ann) == 0 && sgn_chain_add(c, bob) == 0 && sgn_chain_count(c) == 2);
    sgn_chain_watch(c, note, &seen);
    assert(sgn_approve(c, "bob") == -1 && sgn_approve(c, sgn_step_who(ann)) == 0 && seen == SGN_OPEN);
    assert(sgn_step_state(ann) == SGN_APPROVED && sgn_chain_current(c) == bob);
    assert(sgn_chain_pop(c) == bob && sgn_chain_state(c) == SGN_APPROVED && sgn_chain_pop(c) == NULL);
    assert(sgn_chain_add(c, bob) == -1);
    sgn_chain_free(c);
    c = sgn_chain_new();
    assert(c != NULL && sgn_chain_add(c, bob) == 0 && sgn_chain_add(c, cid) == 0);
    sgn_chain_watch(c, note, &seen);
    assert(sgn_reject(c, "bob") == 1 && seen == SGN_REJECTED && sgn_chain_current(c) == NULL);
    assert(sgn_approve(c, name) == -1 && sgn_chain_pop(c) == cid && sgn_chain_pop(c) == NULL);
    sgn_chain_watch(c, NULL, NULL);
    sgn_step_free(cid);
    sgn_step_free(NULL);
    for (i = 0; i < SGN_MAX_STEPS; i++) {
        sgn_step *s = sgn_step_new("x");

        assert(s != NULL && sgn_chain_add(full, s) == 0);
    }
    ann = sgn_step_new("ann");
    assert(ann != NULL && sgn_chain_add(full, ann) == -1);
    sgn_step_free(ann);
    for (i = 0; i < SGN_MAX_STEPS; i++)
        assert(sgn_approve(full, "x") == (i == SGN_MAX_STEPS - 1));
    sgn_chain_free(full);
    sgn_chain_free(c);
    sgn_chain_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    sgn_chain *a = sgn_chain_new(), *b = sgn_chain_new();
    sgn_step *step = sgn_step_new("ann");

    if (a == NULL || b == NULL || step == NULL)
        return 0;
    sgn_chain_add(a, step);
    if (rule == 1) {
        sgn_chain_add(b, step);
        sgn_chain_free(a);
        sgn_chain_free(b);
    } else if (rule == 2) {
        sgn_step_free(step);
        sgn_chain_free(a);
    } else if (rule == 3) {
        sgn_chain_watch(a, drop, a);
        sgn_approve(a, "ann");
    }
    return 0;
#endif
}
