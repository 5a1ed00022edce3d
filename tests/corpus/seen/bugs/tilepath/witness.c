#include "tilepath.h"

int main(void)
{
    tile_map *map = tile_map_read(".#.\n...\n##.");
    if (tile_width(map) != 3 || tile_height(map) != 3 || !tile_wall(map, 1, 0) || !tile_wall(map, 0, 3))
        return 2;
    if (tile_distance(map, 0, 0, 2, 0) != 4 || tile_distance(map, 0, 0, 0, 0) != 0 || tile_reachable(map, 1, 0) != 0)
        return 2;
    tile_set_wall(map, 1, 1, true);
    if (tile_distance(map, 0, 0, 2, 2) != -1 || tile_reachable(map, 0, 0) != 2)
        return 2;
    tile_map_free(map);
    if (tile_map_read("") || tile_map_read("..\n.") || tile_map_read(".x") || tile_map_new(0, 1))
        return 2;
#ifndef LEGAL
    map = tile_map_new(4, 4);
    tile_reachable(map, 0, 0);
    tile_map_free(map);
#endif
    return 0;
}
