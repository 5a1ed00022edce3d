#ifndef TILEPATH_H
#define TILEPATH_H

#include <stdbool.h>

/* Tile maps with walls, and the ways between tiles. A step goes up, down,
   left or right. x is 0 to width - 1, y is 0 to height - 1; whatever is
   outside counts as wall. */

typedef struct tile_map tile_map;

/* A map without walls. NULL unless both sides are 1 to 200. */
tile_map *tile_map_new(int width, int height);
/* A map from text: '#' is a wall, '.' is not, '\n' ends a row. All rows have
   to be of the same length. NULL if it is something else. */
tile_map *tile_map_read(const char *text);
void tile_map_free(tile_map *map);

int tile_width(const tile_map *map);
int tile_height(const tile_map *map);
bool tile_wall(const tile_map *map, int x, int y);
/* Builds a wall or takes it down. Ignored outside. */
void tile_set_wall(tile_map *map, int x, int y, bool wall);

/* Number of steps of a shortest way; 0 from a tile to itself. -1 when there
   is no way or one of the tiles is a wall. */
int tile_distance(const tile_map *map, int x0, int y0, int x1, int y1);
/* Number of tiles that can be reached, that one included; 0 for a wall. */
int tile_reachable(const tile_map *map, int x, int y);

#endif
