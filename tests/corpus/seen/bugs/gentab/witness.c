#include "gentab.h"

#include <string.h>

int main(void)
{
    gentab *t = gentab_new();
    gentab_id a = gentab_add(t, "ann"), b = gentab_add(t, "");
    if (a == 0 || b == 0 || gentab_count(t) != 2 || gentab_name_length(t, a) != 3 || gentab_find(t, "") != b)
        return 2;
    if (!gentab_drop(t, a) || gentab_drop(t, a) || gentab_alive(t, a) || gentab_name(t, a) != NULL)
        return 2;
    gentab_id c = gentab_add(t, "cid");
    if (c == a || strcmp(gentab_name(t, c), "cid") != 0 || gentab_alive(t, 0))
        return 2;
#ifndef LEGAL
    gentab_clear(t);
    gentab_name_length(t, c);
#endif
    gentab_delete(t);
    return 0;
}
