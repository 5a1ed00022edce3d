#include "rowidx.h"

#include <stddef.h>

int main(void)
{
    ri_table *t = ri_open();
    int32_t x = 7;
    if (ri_first(t, "a") != 0 || ri_insert(t, "a", 5) != 1 || ri_insert(t, "b", 6) != 2 || ri_insert(t, "a", -9) != 3)
        return 2;
    if (ri_first(t, "a") != 1 || ri_next(t, 1) != 3 || ri_next(t, 3) != 0 || ri_sum(t, "a") != -4 || ri_groups(t) != 2)
        return 2;
    if (!ri_delete(t, 3) || ri_delete(t, 3) || ri_delete(t, 0) || ri_fetch(t, 3, &x) || x != 7 || ri_insert(t, "a", 1) != 4)
        return 2;
    if (!ri_update(t, 4, 8) || !ri_fetch(t, 4, &x) || x != 8 || ri_rows(t) != 3)
        return 2;
    if (ri_insert(t, "01234567890123456789012345678901", 1) != 0 || !ri_delete(t, 2) || ri_groups(t) != 1)
        return 2;
#ifndef LEGAL
    if (ri_first(t, "b") != 0)
        return 2;
#endif
    ri_close(t);
    ri_close(NULL);
    return 0;
}
