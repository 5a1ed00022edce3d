/* hexaxis: cells of a hexagonal grid, pointy side up.
 *
 * A cell has two axial coordinates: q grows to the east, r to the south-east.
 * The cell (0,0) is wherever you like, and coordinates may be negative: the
 * whole range of int32_t can be used.  Sums that leave the range wrap around
 * (modulo 2^32), silently.  Nothing here allocates memory or keeps state.
 */
#ifndef HEXAXIS_H
#define HEXAXIS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct { int32_t q, r; } hx_cell;

/* The same cell as column and row of a rectangular table in which the odd rows
 * are shifted to the right by half a cell ("odd-r"). */
typedef struct { int32_t col, row; } hx_offset;

/* Directions, counter-clockwise.  Any int is a direction: it is taken modulo
 * 6, so that 6 is east again and -1 is south-east. */
enum { HX_E, HX_NE, HX_NW, HX_W, HX_SW, HX_SE };

#define HX_RADIUS_MAX 4096
#define HX_LINE_MAX 65536

bool hx_equal(hx_cell a, hx_cell b);

/* Equal cells have equal hashes. */
uint32_t hx_hash(hx_cell cell);

hx_cell hx_add(hx_cell a, hx_cell b);
hx_cell hx_sub(hx_cell a, hx_cell b);

/* The neighbour of a cell in a direction. */
hx_cell hx_step(hx_cell cell, int direction);

/* Turns a cell about a center by so many times 60 degrees counter-clockwise;
 * clockwise if negative. */
hx_cell hx_rotate(hx_cell cell, hx_cell center, int sixths);

/* The least number of steps from a to b, on a grid without borders: here
 * nothing wraps around. */
int64_t hx_distance(hx_cell a, hx_cell b);

/* From axial to table coordinates and back; each undoes the other. */
hx_offset hx_to_offset(hx_cell cell);
hx_cell hx_from_offset(hx_offset at);

/* The cells at exactly `radius' steps from center, counter-clockwise.  Stores
 * the first cap of them in out, which may be NULL if cap is 0, and returns how
 * many there are; 0 if radius is negative or more than HX_RADIUS_MAX. */
size_t hx_ring(hx_cell center, int radius, hx_cell *out, size_t cap);

/* The cells on a straight line from a to b, both included; out, cap and the
 * result as for hx_ring, but 0 if there are more than HX_LINE_MAX. */
size_t hx_line(hx_cell a, hx_cell b, hx_cell *out, size_t cap);

/* The middle of a cell in the plane, for cells with sides of length 1; (0,0)
 * lies at the origin, and y grows downwards. */
void hx_center(hx_cell cell, double *x, double *y);

/* The cell in which a point lies.  False, with *cell untouched, if x or y is
 * not a finite number or the cell is out of range. */
bool hx_at(double x, double y, hx_cell *cell);

#endif
