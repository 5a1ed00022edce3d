#ifndef GEOGRID_H
#define GEOGRID_H

#include <stdbool.h>
#include <stddef.h>

/**
 * geogrid - a spatial index over latitude and longitude.
 *
 * The globe is divided in rows of equal latitude (row 0 begins at the south
 * pole) and columns of equal longitude (column 0 begins at -180 degrees).
 */
typedef struct geogrid geogrid;

/** Largest number of rows and of columns. */
#define GEOGRID_SIDE 360

/**
 * Creates an empty grid.
 * @return NULL if a side is not 1..GEOGRID_SIDE or memory is exhausted
 */
geogrid *geogrid_create(int rows, int columns);

/** Destroys a grid; NULL is allowed. */
void geogrid_destroy(geogrid *g);

/**
 * Adds a point.
 *
 * @param lat  latitude, -90 (south pole) to 90 (north pole), both included
 * @param lon  longitude, -180 to 180, both included
 * @return     false when a coordinate is out of range (or NaN) or memory is
 *             exhausted; nothing is added then
 */
bool geogrid_add(geogrid *g, double lat, double lon, int id);

/** Removes every point that has this id; the number removed. */
size_t geogrid_remove(geogrid *g, int id);

/** Number of points in the grid. */
size_t geogrid_size(const geogrid *g);

/** Number of points in a cell; 0 for a cell that does not exist. */
size_t geogrid_cell_size(const geogrid *g, int row, int column);

/** Number of points with south <= lat <= north and west <= lon <= east. */
size_t geogrid_count_box(const geogrid *g, double south, double west, double north, double east);

/**
 * Copies the ids of a cell to ids[0..max-1].
 * @return the number copied
 */
size_t geogrid_cell_ids(const geogrid *g, int row, int column, int *ids, size_t max);

#endif
