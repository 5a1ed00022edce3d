#include "flexrow.h"

#include <stddef.h>

int main(void)
{
    flexrow_t *row = flexrow_new(5);
    int x, w;
    if (!flexrow_arrange(row, 100) || flexrow_add(row, 10, 1) != 0 || flexrow_add(row, 20, 3) != 1)
        return 2;
    if (flexrow_least(row) != 35 || !flexrow_arrange(row, 75) || flexrow_add(row, -1, 0) != -1)
        return 2;
    if (!flexrow_place(row, 1, &x, &w) || x != 25 || w != 50 || flexrow_place(row, 2, &x, &w))
        return 2;
    if (flexrow_hit(row, 74) != 1 || flexrow_hit(row, 75) != -1 || flexrow_hit(row, 22) != -1)
        return 2;
    if (!flexrow_arrange(row, 0) || !flexrow_place(row, 1, &x, &w) || w != 20 || flexrow_new(-1) != NULL)
        return 2;
    if (!flexrow_remove(row, 1) || flexrow_remove(row, 1) || flexrow_count(row) != 1)
        return 2;
#ifndef LEGAL
    flexrow_remove(row, 0);
    flexrow_add(row, 30, 0);
    flexrow_arrange(row, 31);
#endif
    flexrow_free(row);
    return 0;
}
