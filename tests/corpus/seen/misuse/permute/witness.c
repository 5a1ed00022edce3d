#include "permute.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    unsigned p[PM_MAX], q[PM_MAX], r[PM_MAX], bad[] = {0, UINT_MAX, 1}, twice[] = {1, 1, 0};
    char word[] = "abc";
    int n;

    assert(pm_valid(p, 0) && !pm_valid(p, PM_MAX + 1) && !pm_valid(p, SIZE_MAX) && !pm_valid(bad, 3) && !pm_valid(twice, 3));
    pm_identity(p, 0), pm_invert(p, 0, q), pm_compose(p, p, 0, q), pm_unrank(0, 0, p);
    assert(!pm_next(p, 0) && !pm_prev(p, 0) && pm_count(0) == 1 && pm_rank(p, 0) == 0 && pm_cycles(p, 0) == 0);
    assert(pm_parity(p, 0) == 0 && pm_apply(p, 0, NULL, 4) == 0);
    pm_identity(p, 4);
    for (n = 0; n < 24; n++) {
        assert(pm_valid(p, 4) && pm_rank(p, 4) == (uint64_t)n);
        pm_unrank((uint64_t)n, 4, q);
        assert(!memcmp(p, q, 4 * sizeof *p));
        pm_invert(p, 4, q);
        pm_compose(p, q, 4, r);
        assert(pm_rank(r, 4) == 0 && pm_parity(p, 4) == pm_parity(q, 4));
        assert(pm_next(p, 4) == (n < 23));
    }
    assert(pm_rank(p, 4) == 0 && pm_prev(p, 4) == 0 && pm_rank(p, 4) == 23 && pm_prev(p, 4) == 1 && pm_rank(p, 4) == 22);
    pm_unrank(pm_count(PM_MAX) - 1, PM_MAX, p);
    assert(p[0] == 19 && p[19] == 0 && pm_rank(p, PM_MAX) == pm_count(PM_MAX) - 1 && pm_cycles(p, PM_MAX) == 10);
    pm_compose(p, p, PM_MAX, q);
    assert(pm_rank(q, PM_MAX) == 0);
    p[0] = 2, p[1] = 0, p[2] = 1;
    assert(pm_apply(p, 3, word, 1) == 0 && !strcmp(word, "cab") && pm_parity(p, 3) == 0 && pm_cycles(p, 3) == 1);
    assert(pm_apply(p, 3, word, 0) == 0 && pm_apply(p, 3, word, SIZE_MAX) == -1);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unsigned p[3] = {0, 5, 1}, q[3];

    if (rule == 1)
        pm_invert(p, 3, q);
    else if (rule == 2)
        pm_unrank(50, 3, p);
    else
        return pm_count(21) == 0;
    return 0;
}
#endif
