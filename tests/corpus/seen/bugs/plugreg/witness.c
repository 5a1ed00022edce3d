#include "plugreg.h"

#include <string.h>

static int add(void *context, int argument)
{
    return *(int *)context + argument;
}

int main(void)
{
    int five = 5, result = 0;
    plug_registry *reg = plug_registry_new();
    if (!plug_add(reg, "add", add, &five) || plug_add(reg, "add", add, &five) || plug_add(reg, "x", NULL, NULL))
        return 2;
    if (!plug_alias(reg, "plus", "add") || !plug_alias(reg, "sum", "plus") || plug_alias(reg, "y", "none") ||
        plug_alias(reg, "", "add") || plug_alias(reg, "add", "add"))
        return 2;
    if (!plug_call(reg, "sum", 2, &result) || result != 7 || plug_call(reg, "nix", 1, &result) ||
        strcmp(plug_resolve(reg, "sum"), "add") != 0 || plug_count(reg) != 3)
        return 2;
    if (!plug_remove(reg, "plus") || plug_has(reg, "sum") || plug_remove(reg, "plus") || plug_count(reg) != 1)
        return 2;
#ifndef LEGAL
    plug_alias(reg, "plus", "add");
    plug_alias(reg, "sum", "plus");
    plug_remove(reg, "add");
    plug_resolve(reg, "sum");
#endif
    plug_registry_free(reg);
    return 0;
}
