// tileplan - tile maps for two-dimensional games
//
// A map is a rectangle of tiles, 1 to TP_MAX_SIDE wide and high.  Column 0 and
// row 0 are at the left and top.  What the numbers of tiles mean is up to the
// game; new maps are all tile 0.
//
// tp_get(), tp_set() and tp_row() are meant for inner loops and do not check
// their coordinates.  The functions that work on areas clip them to the map
// and take any coordinates.
//
// Map pointers must not be NULL, except where it says so.
#ifndef TILEPLAN_H
#define TILEPLAN_H

#include <stddef.h>
#include <stdint.h>

#define TP_MAX_SIDE 2048

typedef uint16_t tp_tile;

typedef struct tp_map tp_map;

// Returns NULL if a side is out of range or there is no memory.
tp_map *tp_create(int width, int height);

// Another map with the same tiles.  NULL if there is no memory.
tp_map *tp_clone(const tp_map *map);

// NULL is allowed.
void tp_destroy(tp_map *map);

int tp_width(const tp_map *map);
int tp_height(const tp_map *map);

// One tile.  x and y have to be inside of the map.
tp_tile tp_get(const tp_map *map, int x, int y);
void tp_set(tp_map *map, int x, int y, tp_tile tile);

// The tiles of a row of the map, as many as it is wide, for reading and
// writing.  The pointer is good until the map is resized or destroyed.
tp_tile *tp_row(tp_map *map, int y);

// 1 if x and y are inside of the map, else 0.
int tp_inside(const tp_map *map, int x, int y);

// Sets all tiles of an area.  Without effect if width or height is below 1.
void tp_fill(tp_map *map, int x, int y, int width, int height, tp_tile tile);

// Draws a whole map (a sprite, say) over another, its left top tile at x, y.
// Tiles 0 of the sprite are transparent.  Both may be the same map.
void tp_stamp(tp_map *map, int x, int y, const tp_map *sprite);

// Changes the tile at x, y and all that touch it and are alike, sideways or
// up and down.  Returns how many were changed; 0 if x, y is outside or the
// tile is the same already; -1 if there is no memory (nothing is changed).
long tp_flood(tp_map *map, int x, int y, tp_tile tile);

// Changes the size; what lies in both sizes stays, the rest is tile 0.
// Returns 0; -1 if a side is out of range or there is no memory, the map
// being as before.
int tp_resize(tp_map *map, int width, int height);

// Copies all tiles, row by row, to `out`, which must have room for width
// times height of them.
void tp_export(const tp_map *map, tp_tile *out);

#endif
