/*
 *  STRATA(3)
 *
 *  NAME
 *      strata - a tile map of up to 16 layers
 *
 *  DESCRIPTION
 *      A map is a grid of width by height fields.  Each of its layers has a
 *      tile on each field, a number of 0 to STRATA_TILE_MAX where 0 is "no
 *      tile".  Layers are numbered from 0, the lowest, up.  One of them may
 *      be the layer of walls.
 *
 *      Coordinates and layer numbers may be any int: those that are not of
 *      the map make a function fail, or as told below.  A map pointer must
 *      be one from strata_new() or strata_dup().
 */
#ifndef STRATA_H
#define STRATA_H

#define STRATA_SIDE_MAX  512
#define STRATA_LAYER_MAX 16
#define STRATA_TILE_MAX  65535
#define STRATA_NAME_MAX  23

typedef struct strata strata;

/*  A map without layers.  NULL if a side is not in 1..STRATA_SIDE_MAX or there
 *  is no memory. */
strata *strata_new(int width, int height);

/*  A copy of a map, walls and all; NULL if there is no memory. */
strata *strata_dup(const strata *map);

/*  Frees a map.  NULL is allowed. */
void strata_free(strata *map);

/*  Adds a layer on top, all 0.  The name is copied, and cut to STRATA_NAME_MAX
 *  bytes; NULL is as "".  Returns the number of the layer, or -1 if there are
 *  STRATA_LAYER_MAX or there is no memory. */
int strata_add(strata *map, const char *name);

/*  Removes a layer; those above it move down by one number.  When it was the
 *  layer of walls, the map has none any more.  0, or -1 for no such layer. */
int strata_remove(strata *map, int layer);

/*  The number of layers. */
int strata_count(const strata *map);

/*  The name of a layer, valid until a layer is removed or the map freed.  NULL
 *  for no such layer. */
const char *strata_name(const strata *map, int layer);

/*  Sets a tile.  0, or -1 for no such layer, field or tile. */
int strata_set(strata *map, int layer, int x, int y, int tile);

/*  Sets all tiles of a rectangle, of which what is outside the map is ignored;
 *  a width or height below 1 is an empty one.  0, or -1 for no such layer or
 *  tile. */
int strata_fill(strata *map, int layer, int x, int y, int width, int height, int tile);

/*  The tile of a layer; -1 for no such layer or field. */
int strata_get(const strata *map, int layer, int x, int y);

/*  The tile one sees: the highest that is not 0, or 0.  -1 for no such field. */
int strata_top(const strata *map, int x, int y);

/*  Makes a layer the one of walls; -1 for none.  0, or -1 for no such layer. */
int strata_set_walls(strata *map, int layer);

/*  Whether one cannot go there: 1 for a field outside the map or with a tile
 *  on the layer of walls, else 0. */
int strata_blocked(const strata *map, int x, int y);

#endif
