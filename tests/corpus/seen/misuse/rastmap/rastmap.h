/*
 * rastmap.h - elevation rasters for map sheets
 *
 * A raster has columns from west to east and rows from north to south.  With
 * the north-west corner at easting e0, northing n0 and square cells of size s
 * (all in metres), cell (col,row) covers
 *
 *      e0 + col*s  <=  e  <  e0 + (col+1)*s
 *      n0 - row*s  >=  n  >  n0 - (row+1)*s
 *
 * Heights are floats in metres above the datum.
 *
 * The inner loops of our viewshed code live on rm_height() and rm_row(), so
 * these do not check anything: 0 <= col < rm_cols(), 0 <= row < rm_rows() is
 * the caller's business.
 */
#ifndef RASTMAP_H
#define RASTMAP_H

#include <stdbool.h>

typedef struct rastmap rastmap;

#define RM_SIDE 1024

// All heights 0.  NULL if a side is not within 1..RM_SIDE, the cell size is
// not finite and > 0, a corner is not finite, or out of memory.
rastmap *rm_create(int cols, int rows, double e0, double n0, double cell);
void rm_destroy(rastmap *m); // NULL is fine

int rm_cols(const rastmap *m);
int rm_rows(const rastmap *m);

// Unchecked access to one cell.
float rm_height(const rastmap *m, int col, int row);
void rm_set_height(rastmap *m, int col, int row, float h);

// The heights of a row in place, rm_cols() of them, for reading and writing.
// The pointer is good until rm_crop() or rm_destroy().
float *rm_row(rastmap *m, int row);

// Copies the heights of a column, north to south, to `out`, which has room
// for rm_rows() floats.
void rm_profile(const rastmap *m, int col, float *out);

// Which cell a point is in; false if in none (then *col, *row are untouched).
bool rm_locate(const rastmap *m, double e, double n, int *col, int *row);

// Height at a point, NAN off the sheet.  Checked, slower.
float rm_at(const rastmap *m, double e, double n);

// Lowest and highest height.
void rm_range(const rastmap *m, float *low, float *high);

// Cuts the raster down to cols x rows cells from (col,row) on; the corner
// moves along.  The memory for the rest is given back.  False, and nothing
// done, if the window is empty or not within the raster.
bool rm_crop(rastmap *m, int col, int row, int cols, int rows);

#endif
