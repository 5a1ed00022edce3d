#include "makeord.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define MUST(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 1; } } while (0)
int main(void)
{
    mo_graph *g = mo_new();
    int out[MO_MAX_TARGETS], *cycle;
    size_t length = 9;
    char name[80];
    const char *kept;

    MUST(g && mo_count(g) == 0 && mo_order(g, out, 0) == 0 && !mo_cycle(g, &length) && length == 0);
    MUST(mo_target(g, "") == MO_EINVAL && mo_lookup(g, "x") == MO_EINVAL && !mo_name(g, 0) && !mo_name(g, INT_MIN));
    memset(name, 'n', sizeof name);
    name[64] = 0;
    MUST(mo_target(g, name) == MO_EINVAL);
    name[63] = 0;
    MUST(mo_target(g, name) == 0 && mo_target(g, "lib") == 1 && mo_target(g, "app") == 2 && mo_target(g, "lib") == 1);
    kept = mo_name(g, 1);
    MUST(mo_depend(g, 1, 2) == 0 && mo_depend(g, 1, 2) == 0 && mo_undepend(g, 1, 2) == 0 && mo_undepend(g, 1, 2) == MO_EINVAL);
    MUST(mo_depend(g, 0, 2) == 0 && mo_depend(g, 2, 1) == 0 && mo_depend(g, 3, 0) == MO_EINVAL && mo_depend(g, 0, INT_MAX) == MO_EINVAL);
    MUST(mo_needs(g, 0, 1) == 1 && mo_needs(g, 1, 0) == 0 && mo_needs(g, 0, 0) == 0 && mo_needs(g, -1, 0) == MO_EINVAL);
    MUST(mo_order(g, out, 2) == MO_ESMALL && mo_order(g, out, 3) == 3 && out[0] == 1 && out[1] == 2 && out[2] == 0);
    MUST(!mo_cycle(g, &length) && length == 0);
    MUST(mo_target(g, "spare") == 3 && mo_depend(g, 1, 2) == 0 && mo_order(g, out, 200) == MO_ECYCLE && mo_needs(g, 1, 1) == 1);
    cycle = mo_cycle(g, &length);
    MUST(cycle && length == 3 && cycle[0] == cycle[2] && cycle[0] == 2 && cycle[1] == 1);
    free(cycle);
    MUST(mo_undepend(g, 1, 2) == 0 && mo_depend(g, 3, 3) == 0);
    cycle = mo_cycle(g, &length);
    MUST(cycle && length == 2 && cycle[0] == 3 && cycle[1] == 3);
    free(cycle);
    for (int i = 0; i < 300; i++) {
        int made;

        snprintf(name, sizeof name, "t%d", i);
        made = mo_target(g, name);
        MUST(made >= 0 ? made == mo_lookup(g, name) : made == MO_ENOMEM);
        if (made > 4)
            MUST(mo_depend(g, made, made - 1) == 0);
    }
    MUST(strcmp(kept, "lib") == 0 && mo_count(g) == MO_MAX_TARGETS && mo_undepend(g, 3, 3) == 0);
    MUST(mo_order(g, out, MO_MAX_TARGETS) == MO_MAX_TARGETS && !mo_cycle(g, &length));
    mo_free(g);
    mo_free(NULL);
    return 0;
}
#else
int main(void)
{
    mo_graph *g = mo_new();
    size_t length;
    int a, b;

    if (!g)
        return 0;
    a = mo_target(g, "a");
    b = mo_target(g, "b");
    mo_depend(g, a, b);
    mo_depend(g, b, a);
    free(mo_cycle(g, &length));
    mo_free(g);
    return 0;
}
#endif
