#include "strata.h"

#include <assert.h>
#include <limits.h>
#include <stddef.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    strata *m, *d;

    assert(!strata_new(0, 1) && !strata_new(1, 513) && !strata_new(INT_MIN, INT_MAX));
    strata_free(NULL);
    m = strata_new(3, 2);
    assert(m && strata_count(m) == 0 && strata_top(m, 0, 0) == 0 && strata_top(m, 3, 0) == -1);
    assert(strata_blocked(m, 0, 0) == 0 && strata_blocked(m, -1, 0) == 1 && strata_blocked(m, INT_MAX, INT_MIN) == 1);
    assert(strata_remove(m, 0) == -1 && strata_set_walls(m, 0) == -1 && strata_set_walls(m, -1) == 0);
    assert(strata_add(m, "ground") == 0 && strata_add(m, NULL) == 1);
    assert(strata_add(m, "a name that is longer than can be") == 2 && strlen(strata_name(m, 2)) == STRATA_NAME_MAX);
    assert(strata_add(m, strata_name(m, 0)) == 3 && !strcmp(strata_name(m, 3), "ground") && !*strata_name(m, 1));
    assert(!strata_name(m, 4) && !strata_name(m, -1));
    assert(strata_set(m, 0, 2, 1, 65535) == 0 && strata_get(m, 0, 2, 1) == 65535 && strata_top(m, 2, 1) == 65535);
    assert(strata_set(m, 0, 2, 1, 65536) == -1 && strata_set(m, 0, 3, 1, 1) == -1 && strata_set(m, 4, 0, 0, 1) == -1);
    assert(strata_get(m, 0, 0, 2) == -1 && strata_get(m, -1, 0, 0) == -1);
    assert(strata_fill(m, 1, -5, -5, 7, INT_MAX, 4) == 0 && strata_get(m, 1, 1, 1) == 4 && strata_get(m, 1, 2, 1) == 0);
    assert(strata_fill(m, 1, INT_MAX, 0, INT_MAX, 1, 5) == 0 && strata_fill(m, 1, INT_MIN, 0, INT_MIN, 1, 5) == 0);
    assert(strata_fill(m, 1, 0, 0, -1, 2, 5) == 0 && strata_get(m, 1, 0, 0) == 4 && strata_fill(m, 9, 0, 0, 1, 1, 1) == -1);
    assert(strata_set_walls(m, 1) == 0 && strata_blocked(m, 0, 0) == 1 && strata_blocked(m, 2, 1) == 0);
    d = strata_dup(m);
    assert(d && strata_count(d) == 4 && strata_blocked(d, 0, 0) == 1);
    assert(strata_set(d, 1, 0, 0, 0) == 0 && strata_blocked(m, 0, 0) == 1 && strata_blocked(d, 0, 0) == 0);
    strata_free(d);
    assert(strata_remove(m, 3) == 0 && strata_remove(m, 2) == 0 && strata_blocked(m, 0, 0) == 1);
    assert(strata_remove(m, 1) == 0 && strata_blocked(m, 0, 0) == 0 && strata_count(m) == 1);
    assert(strata_remove(m, 0) == 0 && strata_top(m, 2, 1) == 0);
    for (int i = 0; i < STRATA_LAYER_MAX; i++)
        assert(strata_add(m, "") == i);
    assert(strata_add(m, "") == -1 && strata_set_walls(m, 15) == 0 && strata_remove(m, 15) == 0);
    assert(strata_blocked(m, 0, 0) == 0 && strata_remove(m, 0) == 0);
    strata_free(m);
    return 0;
}
#else
int main(void)
{
    strata *m = strata_new(2, 2);

    strata_add(m, "ground");
    strata_add(m, "walls");
    strata_set_walls(m, 1);
    strata_remove(m, 0);
    strata_blocked(m, 0, 0);
    strata_free(m);
    return 0;
}
#endif
