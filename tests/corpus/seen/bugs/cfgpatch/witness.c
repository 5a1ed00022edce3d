#include "cfgpatch.h"

#include <string.h>

int main(void)
{
    cfg *a = cfg_new(), *b = cfg_new();
    if (!cfg_set(a, "x", "1") || !cfg_set(a, "", "") || !cfg_set(b, "y", "2") || !cfg_merge(a, b))
        return 2;
    if (cfg_size(a) != 3 || cfg_size(b) != 1 || cfg_diff_count(a, b) != 2 || strcmp(cfg_get(a, "y"), "2") != 0)
        return 2;
    cfg *d = cfg_diff(b, a);
    if (cfg_size(d) != 2 || cfg_get(d, "y") != NULL || !cfg_merge(d, d) || !cfg_unset(d, "x") || cfg_unset(d, "x"))
        return 2;
    if (!cfg_set(a, "x", cfg_get(a, "x")) || strcmp(cfg_get(a, "x"), "1") != 0)
        return 2;
#ifndef LEGAL
    cfg_set(b, "x", "3");
    cfg_merge(a, b);
#endif
    cfg_free(a);
    cfg_free(b);
    cfg_free(d);
    return 0;
}
