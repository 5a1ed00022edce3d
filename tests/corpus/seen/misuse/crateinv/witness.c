#include "crateinv.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    char name[32];
    crateinv *v = ci_new();
    if (ci_begin(v) != ci_end(v) || ci_find(v, "") || ci_put(v, "", 1) || ci_put(v, "123456789012345678901234", 1) || ci_total(v))
        return 1;
    for (int i = 0; i < CI_ITEMS; i++) {
        snprintf(name, sizeof name, "part %d", i);
        if (!ci_put(v, name, 2))
            return 1;
    }
    if (ci_put(v, "more", 1) || ci_total(v) != 2ull * CI_ITEMS)
        return 1;
    struct ci_item *p = ci_put(v, "part 7", 3);
    p = ci_put(v, p->name, 0);
    if (p->quantity != 5 || ci_take(p, 4) != 4 || ci_take(p, 4) != 1 || ci_take(p, 1) || ci_put(v, "part 8", UINT_MAX) || p->tag)
        return 1;
    while (ci_begin(v) != ci_end(v))
        ci_drop(v, ci_end(v) - 1);
    ci_put(v, "a", UINT_MAX);
    ci_put(v, "b", UINT_MAX);
    ci_drop(v, ci_find(v, "a"));
    if (ci_find(v, "a") || ci_total(v) != UINT_MAX || strcmp(ci_begin(v)->name, "b"))
        return 1;
    ci_free(v);
    ci_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    crateinv *v = ci_new(), *w = ci_new();
    struct ci_item *p = ci_put(v, "nut", 5);
    if (rule == 1) {
        ci_put(v, "bolt", 1);
        ci_put(v, "nail", 1);
        ci_put(v, "saw", 1);
        ci_put(v, "axe", 1);
        ci_take(p, 1);
    } else {
        ci_put(w, "nut", 5);
        ci_drop(w, p);
    }
    ci_free(v);
    ci_free(w);
    return 0;
}
#endif
