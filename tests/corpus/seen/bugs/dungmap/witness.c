#include "dungmap.h"

#include <stddef.h>

int main(void)
{
    int x, y;
    dm_map *m = dm_create(5, 5);
    if (dm_create(0, 1) != NULL || dm_create(1, 201) != NULL || dm_get(m, 5, 0) != DM_WALL || dm_set(m, -1, 0, DM_DOOR))
        return 2;
    for (int i = 0; i < 5; i++)
        dm_set(m, 2, i, DM_WALL);
    if (dm_reachable(m) != 10 || dm_step(m, DM_NORTH) || !dm_step(m, DM_EAST) || dm_step(m, DM_EAST))
        return 2;
    if (!dm_set(m, 1, 0, DM_WATER) || dm_underfoot(m) != DM_WATER || dm_place(m, 2, 2) || !dm_place(m, 4, 4))
        return 2;
    if (!dm_resize(m, 4, 6) || dm_resize(m, 0, 6) || dm_width(m) != 4 || dm_height(m) != 6)
        return 2;
    dm_where(m, &x, &y);
    if (x != 3 || y != 4 || dm_underfoot(m) != DM_FLOOR || !dm_resize(m, 4, 3))
        return 2;
    dm_where(m, &x, &y);
    if (y != 2 || dm_reachable(m) != 3)
        return 2;
    int status = 0;
#ifndef LEGAL
    dm_resize(m, 4, 2);
    status = dm_underfoot(m) != DM_FLOOR;
#endif
    dm_free(m);
    return status;
}
