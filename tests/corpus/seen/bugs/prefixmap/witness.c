#include "prefixmap.h"

#include <string.h>

static int join(const char *key, const char *value, void *ctx)
{
    strcat(ctx, key);
    strcat(ctx, "=");
    strcat(ctx, value);
    strcat(ctx, ";");
    return 0;
}

int main(void)
{
    char text[200] = "";
    pm_map *m = pm_new();
    pm_set(m, "car", "1");
    pm_set(m, "cart", "2");
    pm_set(m, "cat", "3");
    pm_set(m, "", "root");
    pm_set(m, "\xff", "high");
    if (pm_set(m, "car", "4") != 0 || pm_count(m) != 5 || strcmp(pm_get(m, "car"), "4") != 0 || pm_get(m, "ca"))
        return 2;
    if (strcmp(pm_match(m, "carton"), "2") != 0 || strcmp(pm_match(m, "x"), "root") != 0)
        return 2;
    if (pm_each(m, "ca", join, text) != 0 || strcmp(text, "car=4;cart=2;cat=3;") != 0)
        return 2;
    if (pm_unset(m, "x") || !pm_unset(m, "") || pm_unset(m, "") || pm_unset_prefix(m, "dog") != 0)
        return 2;
    if (pm_unset_prefix(m, "ca") != 3 || pm_count(m) != 1 || pm_get(m, "car"))
        return 2;
#ifndef LEGAL
    pm_set(m, "a", "1");
    if (pm_unset_prefix(m, "a") != 1)
        return 2;
#endif
    if (!pm_unset(m, "\xff"))
        return 2;
    pm_free(m);
    return 0;
}
