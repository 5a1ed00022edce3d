#include "bleaf.h"

#include <stddef.h>

int main(void)
{
    int32_t n = 0;
    bleaf_t *a = bleaf_create(4), *b = NULL;
    for (int i = 4; i > 0; i--)
        if (bleaf_put(a, i, -i) != BLEAF_OK)
            return 2;
    if (bleaf_put(a, 9, 9) != BLEAF_FULL || bleaf_get(a, 3, &n) != BLEAF_OK || n != -3)
        return 2;
    if (bleaf_split(a, &b) != BLEAF_OK || bleaf_count(a) != 2 || bleaf_count(b) != 2)
        return 2;
    if (bleaf_merge(b, a) != BLEAF_OVERLAP || bleaf_merge(a, b) != BLEAF_OK || bleaf_count(b) != 0)
        return 2;
    if (!bleaf_key_at(a, 3, &n) || n != 4 || bleaf_key_at(a, 4, &n) || bleaf_delete(a, 7) != BLEAF_NOT_FOUND)
        return 2;
    if (bleaf_merge(a, a) != BLEAF_OVERLAP || bleaf_create(1) != NULL)
        return 2;
#ifndef LEGAL
    if (bleaf_delete(a, 1) != BLEAF_OK)
        return 2;
    bleaf_put(b, 4, 0);
    bleaf_merge(a, b);
#endif
    bleaf_destroy(a);
    bleaf_destroy(b);
    return 0;
}
