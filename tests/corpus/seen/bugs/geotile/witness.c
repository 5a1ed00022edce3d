#include "geotile.h"

#include <string.h>

int main(void)
{
    char key[GEOTILE_KEY_SIZE];
    geotile t = {3, 5, 3}, u;
    if (!geotile_quadkey(t, key) || strcmp(key, "213") != 0 || !geotile_from_quadkey(key, &u) || !geotile_equal(t, u))
        return 2;
    if (!geotile_parent(t, &u) || !geotile_contains(u, t) || !geotile_child(u, 3, &u) || !geotile_equal(t, u))
        return 2;
    if (!geotile_neighbour(t, -4, 2, &u) || u.x != 7 || u.y != 7 || geotile_neighbour(u, 0, 1, &u))
        return 2;
    if (!geotile_neighbour(t, INT32_MIN, 0, &u) || u.x != 3 || geotile_from_quadkey("4", &u))
        return 2;
    if (geotile_valid((geotile){1, 0, 0}) || geotile_child(t, 4, &u))
        return 2;
#ifndef LEGAL
    t = (geotile){0, 0, 0};
    if (!geotile_quadkey(t, key))
        return 2;
    if (!geotile_from_quadkey(key, &u) || !geotile_equal(t, u))
        return 1;
#endif
    return 0;
}
