#include "sparray.h"

int main(void)
{
    int v = 0;
    size_t i = 0;
    sparray *a = sp_new();
    if (sp_next(a, &i) || sp_get(a, 0, &v) || sp_unset(a, 5) || sp_set(a, SP_LIMIT, 1) != -1 || sp_get(a, (size_t)-1, &v))
        return 2;
    if (sp_set(a, 0, -1) || sp_set(a, 63, 63) || sp_set(a, 17, 17) || sp_set(a, 17, 18) || sp_count(a) != 3)
        return 2;
    if (!sp_get(a, 17, &v) || v != 18 || sp_get_or(a, 18, 7) != 7 || !sp_unset(a, 17) || sp_unset(a, 17))
        return 2;
    int sum = 0;
    for (i = 0; sp_next(a, &i); i++)
        sum += sp_get_or(a, i, 0);
    if (sum != 62)
        return 2;
    sp_clear(a);
    if (sp_count(a) != 0)
        return 2;
#ifndef LEGAL
    sp_set(a, 100, 1);
    v = sp_get_or(a, 90, 3);
#endif
    sp_free(a);
    return 0;
}
