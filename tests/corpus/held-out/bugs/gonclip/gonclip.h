/**
 * @file gonclip.h
 * Polygons with integer vertices, and their intersection with a rectangle.
 *
 * A polygon is a closed ring: its last vertex is joined to its first.  It may
 * be convex or not, wound either way, may cross itself, and may degenerate to
 * two points, one point or nothing.
 */
#ifndef GONCLIP_H
#define GONCLIP_H

#include <stddef.h>
#include <stdint.h>

#define GC_VERTS_MAX 2000       /**< vertices in a polygon */
#define GC_COORD_MAX 1000000    /**< coordinates: -GC_COORD_MAX .. GC_COORD_MAX */

typedef struct gc_pt {
    int x, y;
} gc_pt;

/** Edges belong to the rectangle. It is empty if x0 > x1 or y0 > y1. */
typedef struct gc_rect {
    int x0, y0, x1, y1;
} gc_rect;

typedef struct gc_poly gc_poly;

/**
 * Makes a polygon.
 * @param pts  the vertices, copied; may be NULL if n is 0
 * @param n    how many there are, at most GC_VERTS_MAX
 * @return the polygon, to be freed with gc_free(); NULL if n or a coordinate
 *         is out of range, or if memory is short
 */
gc_poly *gc_make(const gc_pt *pts, size_t n);

/** Makes an independent copy. @return NULL if memory is short */
gc_poly *gc_copy(const gc_poly *poly);

/** Frees a polygon; NULL is allowed. */
void gc_free(gc_poly *poly);

/** @return the number of vertices */
size_t gc_count(const gc_poly *poly);

/** Stores vertex i in *pt. @return 0, or -1 if there is no such vertex */
int gc_vertex(const gc_poly *poly, size_t i, gc_pt *pt);

/** Appends a vertex. @return 0, or -1 with nothing changed if the coordinates
 *  are out of range, the polygon is full or memory is short */
int gc_append(gc_poly *poly, gc_pt pt);

/** @return whether both have the same vertices in the same order */
int gc_equal(const gc_poly *a, const gc_poly *b);

/** @return twice the signed area, positive if wound counter-clockwise */
int64_t gc_area2(const gc_poly *poly);

/** Stores the bounding box in *box. @return 0, or -1 if there is no vertex */
int gc_bounds(const gc_poly *poly, gc_rect *box);

/**
 * Cuts off what lies outside a rectangle (Sutherland and Hodgman, 1974).
 *
 * Points where an edge of the polygon leaves the rectangle are rounded to
 * whole coordinates. The pieces of a polygon that is not convex stay joined
 * by edges along the border of the rectangle. A vertex may come out twice.
 *
 * @return a new polygon, without vertices if nothing is left, to be freed with
 *         gc_free(); NULL if it would have more than GC_VERTS_MAX vertices or
 *         if memory is short
 */
gc_poly *gc_clip(const gc_poly *poly, gc_rect window);

#endif
