#ifndef GEOTILE_H
#define GEOTILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Tiles of a slippy map.  At zoom z the world is a square of 2^z by 2^z tiles,
 * (0, 0) being in the north-west. */
#define GEOTILE_MAX_ZOOM 24
#define GEOTILE_KEY_SIZE (GEOTILE_MAX_ZOOM + 1)

typedef struct {
    uint32_t x;
    uint32_t y;
    int zoom;
} geotile;

/* Whether zoom and coordinates are in range.  The functions below return false
 * for a tile that is not valid. */
bool geotile_valid(geotile tile);

/* The tile that contains this one at the zoom above; false at zoom 0. */
bool geotile_parent(geotile tile, geotile *parent);

/* One of the four tiles it consists of: 0 north-west, 1 north-east,
 * 2 south-west, 3 south-east.  False for another quadrant and at the highest
 * zoom. */
bool geotile_child(geotile tile, int quadrant, geotile *child);

/* The tile dx to the east and dy to the south.  Going east or west wraps around
 * the world; false beyond the poles. */
bool geotile_neighbour(geotile tile, int32_t dx, int32_t dy, geotile *result);

/* Writes the tile's quadkey, a digit from 0 to 3 for each level of zoom from the
 * top.  `key` has room for GEOTILE_KEY_SIZE characters. */
bool geotile_quadkey(geotile tile, char *key);

/* Reads a key as geotile_quadkey writes it, the key of any valid tile.
 * False for other texts. */
bool geotile_from_quadkey(const char *key, geotile *tile);

/* Whether `outer` contains `inner` or is the same tile. */
bool geotile_contains(geotile outer, geotile inner);

bool geotile_equal(geotile a, geotile b);

#endif
