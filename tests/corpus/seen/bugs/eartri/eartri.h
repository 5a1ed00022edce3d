/*
 * EARTRI(3) - cut polygons into triangles
 *
 * SYNOPSIS
 *   The outline of a polygon is an array of n points, in either direction of
 *   turning; the last point is joined to the first, which is not repeated.
 *   The library keeps no state and allocates nothing.
 */
#ifndef EARTRI_H
#define EARTRI_H

#include <stdint.h>

#define ET_MAX_POINTS 256     /* points in an outline */
#define ET_COORD_MAX  1000000 /* absolute value of a coordinate */

#define ET_EARG   (-1) /* n or a coordinate out of range */
#define ET_ESPACE (-2) /* caller's array too short */
#define ET_ESHAPE (-3) /* the outline cannot be triangulated */

typedef struct et_point {
    int32_t x, y;
} et_point;

typedef struct et_triangle {
    int a, b, c; /* indices of points, counter-clockwise */
} et_triangle;

/*
 * et_area2 - twice the area of the outline, positive if it turns
 *   counter-clockwise, to *area2.
 * RETURN VALUE  0, or ET_EARG if n is not 3 to ET_MAX_POINTS or a coordinate
 *   is not within -ET_COORD_MAX to ET_COORD_MAX.
 */
int et_area2(const et_point *outline, int n, int64_t *area2);

/*
 * et_is_convex - whether an outline turns the same way at each point; points
 *   in the middle of a straight side do not matter.
 * RETURN VALUE  1 if so, 0 if not or if it has no area, or ET_EARG as above.
 *   The outline should not cross itself, or the answer means little.
 */
int et_is_convex(const et_point *outline, int n);

/*
 * et_contains - whether p lies within the outline.
 * RETURN VALUE  1 inside, 0 outside, 2 on the outline itself, or ET_EARG as
 *   above (for p too).
 */
int et_contains(const et_point *outline, int n, et_point p);

/*
 * et_triangulate - cut an outline into n - 2 triangles by clipping ears.
 *   They are stored to out, which has room for max of them.
 * RETURN VALUE  the number of triangles; ET_EARG as above; ET_ESPACE if max is
 *   less than n - 2; ET_ESHAPE if the outline has no area, or is such that no
 *   ear is found. Outlines that do not touch or cross themselves and have an
 *   area always succeed. Others may be refused with ET_ESHAPE, or be cut into
 *   triangles that overlap. What is in out after a failure is unspecified.
 */
int et_triangulate(const et_point *outline, int n, et_triangle *out, int max);

/*
 * et_triangle_area2 - twice the area of a triangle of indices into outline, as
 *   et_triangulate() stored it. Never negative.
 * RETURN VALUE  the area, or ET_EARG if an index is not 0 to n - 1 or n or one
 *   of the three points is out of range.
 */
int64_t et_triangle_area2(const et_point *outline, int n, et_triangle t);

#endif
