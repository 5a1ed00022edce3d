#include "compset.h"

#include <string.h>

static int add(cs_entity e, const char *tag, void *user)
{
    *(size_t *)user += e + strlen(tag);
    return 1;
}

int main(void)
{
    size_t sum = 0;
    compset *s = cs_new(8);
    if (!s || cs_new(0) || cs_put(s, 8, "x") || !cs_put(s, 3, "orc") || !cs_put(s, 5, "elf") || !cs_put(s, 7, ""))
        return 2;
    if (!cs_put(s, 5, "dwarf") || strcmp(cs_get(s, 5), "dwarf") != 0 || cs_count(s) != 3 || cs_has(s, 0))
        return 2;
    cs_each(s, add, &sum);
    if (sum != 23 || !cs_remove(s, 3) || cs_remove(s, 3) || cs_get(s, 3) || strcmp(cs_get(s, 7), "") != 0)
        return 2;
#ifndef LEGAL
    cs_remove(s, 5);
    cs_remove(s, 5);
#endif
    cs_free(s);
    return 0;
}
