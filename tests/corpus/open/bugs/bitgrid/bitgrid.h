#ifndef BITGRID_H
#define BITGRID_H

#include <stdbool.h>

/* A rectangle of cells that are on or off. */
typedef struct bitgrid bitgrid;

#define BITGRID_SIDE 256

/* All cells are off.  NULL when a side is not 1 to BITGRID_SIDE. */
bitgrid *bitgrid_create(int width, int height);
void bitgrid_destroy(bitgrid *grid);
bitgrid *bitgrid_clone(const bitgrid *grid);

int bitgrid_width(const bitgrid *grid);
int bitgrid_height(const bitgrid *grid);

/* Cells outside the grid are off and cannot be set. */
bool bitgrid_get(const bitgrid *grid, int x, int y);
bool bitgrid_set(bitgrid *grid, int x, int y, bool on);
void bitgrid_invert(bitgrid *grid);

/* Keeps the cells that both sizes have; those that are new are off.  False,
   and nothing changed, when bitgrid_create() would give NULL. */
bool bitgrid_resize(bitgrid *grid, int width, int height);

/* How many cells are on. */
int bitgrid_count(const bitgrid *grid);
bool bitgrid_equal(const bitgrid *a, const bitgrid *b);

#endif
