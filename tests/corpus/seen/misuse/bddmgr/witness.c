#include "bddmgr.h"

#include <stdlib.h>

int main(int argc, char **arguments)
{
    bddmgr *m = bddmgr_new(4), *other = bddmgr_new(4);
    bdd a = bdd_var(m, 0), b = bdd_var(m, 1), c = bdd_var(m, 3), f = bdd_and(m, a, bdd_or(m, b, c));
    if (bddmgr_new(0) != NULL || bddmgr_new(BDD_MAX_VARS + 1) != NULL || bddmgr_vars(m) != 4)
        return 2;
#ifdef LEGAL
    (void)argc, (void)arguments;
    bool values[BDD_MAX_VARS] = {true, false, false, true};
    if (bdd_count(m, f) != 6 || bdd_count(m, BDD_TRUE) != 16 || !bdd_eval(m, f, values) || bdd_eval(m, bdd_not(m, f), values))
        return 2;
    if (bdd_not(m, bdd_not(m, f)) != f || bdd_xor(m, f, f) != BDD_FALSE || bdd_or(m, bdd_and(m, a, b), bdd_and(m, a, c)) != f)
        return 2;
    if (bdd_restrict(m, f, 0, true) != bdd_or(m, b, c) || bdd_restrict(m, f, 2, false) != f || bdd_restrict(m, f, 3, false) != bdd_and(m, a, b))
        return 2;
    if (!bdd_solve(m, f, values) || !bdd_eval(m, f, values) || bdd_solve(m, BDD_FALSE, values) || bdd_and(m, f, BDD_NONE) != BDD_NONE)
        return 2;
    if (bdd_xor(m, BDD_NONE, f) != BDD_NONE || bdd_count(m, BDD_NONE) != 0 || bdd_restrict(m, BDD_NONE, 0, true) != BDD_NONE)
        return 2;
    bddmgr *big = bddmgr_new(BDD_MAX_VARS);
    unsigned random = 1;
    bdd all[64];
    for (unsigned i = 0; i < 64; i++)
        all[i] = bdd_var(big, i % BDD_MAX_VARS);
    for (int i = 0; i < 20000; i++) {
        random = random * 1103515245u + 12345u;
        unsigned x = random >> 8 & 63, y = random >> 14 & 63, z = random >> 20 & 63;
        bdd before = all[x];
        for (int j = 0; j < BDD_MAX_VARS; j++)
            values[j] = random >> j & 1;
        bool p = bdd_eval(big, all[x], values), q = bdd_eval(big, all[y], values), r = bdd_eval(big, all[z], values);
        all[x] = bdd_ite(big, all[x], all[y], bdd_not(big, all[z]));
        if (all[x] == BDD_NONE)
            all[x] = before;
        else if (bdd_eval(big, all[x], values) != (p ? q : !r) || bdd_count(big, all[x]) > 65536)
            return 2;
        else if (bdd_solve(big, all[x], values) && !bdd_eval(big, all[x], values))
            return 2;
        if (i % 50 == 0)
            all[y] = bdd_var(big, x % BDD_MAX_VARS);
        if (all[y] == BDD_NONE)
            return 2;
    }
    if (bddmgr_nodes(big) > BDD_MAX_NODES)
        return 2;
    bddmgr_free(big);
#else
    int rule = argc > 1 ? atoi(arguments[1]) : 1;
    bool *few = calloc(2, sizeof *few);
    few[0] = true;
    if (rule == 1)
        bdd_var(m, 4);
    else if (rule == 2)
        bdd_not(other, f);
    else
        bdd_eval(m, f, few);
    free(few);
#endif
    bddmgr_free(m);
    bddmgr_free(other);
    bddmgr_free(NULL);
    return 0;
}
