/****************************************************************************
 *  trimpoly.h                                                              *
 *  Polygons of up to 64 vertices, as plain structs.                        *
 ****************************************************************************/
#ifndef TRIMPOLY_H
#define TRIMPOLY_H

#define TP_MAX   64     /* vertices of a polygon                      */
#define TP_LIMIT 1e9    /* coordinates lie in -TP_LIMIT ... TP_LIMIT  */

typedef struct { double x, y; } tp_point;

/*  A polygon is closed: an edge leads from the last vertex to the first.
 *  It need not be simple, nor have an area; it may have any number of
 *  vertices from 0 to TP_MAX.  { .n = 0 } is the empty polygon.  You may read the
 *  fields, and set them too if you keep to the limits above.
 */
typedef struct {
    tp_point v[TP_MAX];
    int      n;
} tp_polygon;

/*  Appends a vertex.  Returns 0, or -1 if the polygon has TP_MAX already or
 *  a coordinate is out of range or not a number.                           */
int tp_add(tp_polygon *p, double x, double y);

/*  Removes vertex i.  Returns 0, or -1 if there is none.                   */
int tp_remove(tp_polygon *p, int i);

/*  Signed area; positive if counter-clockwise, 0 below three vertices.     */
double tp_area(const tp_polygon *p);

/*  Length of all edges.                                                    */
double tp_perimeter(const tp_polygon *p);

/*  Least and greatest coordinates.  Returns 0, or -1 (and sets nothing) for
 *  the empty polygon.                                                      */
int tp_bounds(const tp_polygon *p, tp_point *low, tp_point *high);

/*  1 if the point is inside (even-odd rule), else 0.  Points on an edge may
 *  be either.                                                              */
int tp_inside(const tp_polygon *p, double x, double y);

/*  Reverses the direction; vertex 0 stays.                                 */
void tp_reverse(tp_polygon *p);

/*  Removes every vertex at which the outline goes straight on, or turns back
 *  on itself, or stays where it is, until there is none.  What has fewer
 *  than three vertices then becomes the empty polygon.  Returns the number
 *  of vertices left.                                                       */
int tp_simplify(tp_polygon *p);

/*  Stores in *out what p has at or left of the vertical line at x.  out may
 *  be p.  Returns 0, or -1 (*out is unchanged) if that has more than TP_MAX
 *  vertices or x is not within the limits of coordinates.                  */
int tp_cut(const tp_polygon *p, double x, tp_polygon *out);

#endif
