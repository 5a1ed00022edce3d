/* polyshape.h -- simple polygons in the plane
 *
 * A shape is a closed polygon: its last vertex is joined to its first.  It has
 * 3 to PS_MAX_VERTICES vertices, all of them with finite coordinates; functions
 * that would make any other shape fail.  Vertices may coincide.
 *
 * Functions that return a ps_shape * return a new one, which the caller frees
 * with ps_free, or NULL on failure (also when there is no memory).
 */
#ifndef POLYSHAPE_H
#define POLYSHAPE_H

#include <stdbool.h>
#include <stddef.h>

#define PS_MAX_VERTICES 1000

typedef struct {
    double x, y;
} ps_point;

typedef struct ps_shape ps_shape;

/* --- making shapes --- */

/* From an array of n points, which is copied. */
ps_shape *ps_from_points(const ps_point *points, size_t n);

/* A regular polygon around a centre, first vertex to the right of it, going
 * counter-clockwise.  3 <= sides <= PS_MAX_VERTICES, radius >= 0. */
ps_shape *ps_regular(ps_point centre, double radius, unsigned sides);

/* The axis-parallel rectangle with these two opposite corners. */
ps_shape *ps_rectangle(ps_point a, ps_point b);

ps_shape *ps_clone(const ps_shape *shape);

void ps_free(ps_shape *shape); /* NULL: nothing happens */

/* --- asking --- */

size_t ps_count(const ps_shape *shape);

/* Vertex i, counted from 0.  False, and *vertex is untouched, when there is no
 * such vertex. */
bool ps_vertex(const ps_shape *shape, size_t i, ps_point *vertex);

/* Positive when the vertices go counter-clockwise, else negative or zero.
 * Coordinates beyond 1e150 may make it infinite or NaN. */
double ps_signed_area(const ps_shape *shape);

double ps_perimeter(const ps_shape *shape);

/* Corners of the smallest box around the shape. Either may be NULL. */
void ps_bounds(const ps_shape *shape, ps_point *low, ps_point *high);

/* By the even-odd rule; points on the outline may count as in or out. */
bool ps_contains(const ps_shape *shape, ps_point p);

/* Same vertices, in the same order from the same start. */
bool ps_equal(const ps_shape *a, const ps_shape *b);

/* --- changing --- */

/* Moves by (dx, dy).  False, and nothing is moved, when a coordinate would not
 * be finite. */
bool ps_move(ps_shape *shape, double dx, double dy);

/* Goes round the other way, from the same start. */
void ps_reverse(ps_shape *shape);

#endif
