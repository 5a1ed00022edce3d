#ifndef CLIPWIN_H
#define CLIPWIN_H

#include <stddef.h>

/*
 * Clipping of lines and polygons to a window.
 *
 * A window has x0 <= x1 and y0 <= y1; its border belongs to it.  All functions
 * with a window need such a one: cw_window() makes it from any two corners.
 */
struct cw_point { double x, y; };
struct cw_window { double x0, y0, x1, y1; };

/* Where a point is: 0 inside, else one or two of these. */
enum { CW_LEFT = 1, CW_RIGHT = 2, CW_BELOW = 4, CW_ABOVE = 8 };

#define CW_POINTS_MAX 4096

/* The window with these two opposite corners; a NaN is taken for 0. */
struct cw_window cw_window(struct cw_point a, struct cw_point b);

/* 1 if x0 <= x1 and y0 <= y1. */
int cw_valid(const struct cw_window *w);

/* The outcode of a point. */
int cw_code(const struct cw_window *w, struct cw_point p);

/* A word for an outcode, e.g. "above left", "inside".  code must be one that
 * cw_code can return. */
const char *cw_code_name(int code);

/* Clips the line from *a to *b.  Returns 1, and the ends are moved to the
 * part that is inside; or 0 if there is none, and they are left alone.  A
 * line whose ends or length are not finite has none. */
int cw_line(const struct cw_window *w, struct cw_point *a, struct cw_point *b);

/* The most points that clipping a polygon of n points can give. */
size_t cw_polygon_room(size_t n);

/*
 * Clips a polygon of n points, n <= CW_POINTS_MAX.  out must have room for
 * cw_polygon_room(n) points; it may be the same array as in.  Returns the
 * number of points that the result has, 0 if nothing is left, or -1 if there
 * is too little memory or n is too big.
 */
long cw_polygon(const struct cw_window *w, const struct cw_point *in, size_t n, struct cw_point *out);

/* The area of a polygon; it does not matter which way round it goes. */
double cw_area(const struct cw_point *points, size_t n);

#endif
