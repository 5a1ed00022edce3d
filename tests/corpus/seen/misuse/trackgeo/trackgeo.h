/** @file trackgeo.h
 *  Arithmetic on tracks, which are arrays of geographic points.
 *
 *  The caller has all the arrays, nothing is allocated. Where an array has n
 *  entries it may be NULL only if n is 0.
 */
#ifndef TRACKGEO_H
#define TRACKGEO_H

#include <stddef.h>

/** Degrees; latitude -90 to 90, longitude -180 to 180. */
typedef struct tg_point {
  double lat;
  double lon;
} tg_point;

typedef struct tg_box {
  double south, west, north, east;
} tg_box;

/** What tg_encode and tg_decode return on failure. */
#define TG_BAD ((size_t)-1)

/** Bytes that tg_encode may need for n points. */
#define TG_ENCODED_SIZE(n) ((size_t)12 * (n) + 1)

/** Whether both are numbers within their range: 1 or 0. */
int tg_valid(tg_point p);

/** Great-circle distance in metres. Not a number if a point is not valid. */
double tg_distance(tg_point a, tg_point b);

/** Distances along a track: dist[i] becomes the way from pts[0] to pts[i].
 *  @param dist  has room for n numbers
 *  @return the length of the whole track, 0 when n is 0 */
double tg_cumulate(const tg_point *pts, size_t n, double *dist);

/** The point that is d metres from the start.
 *  @param dist  what tg_cumulate made of the same track of valid points
 *  @param n     at least 1
 *  @param d     from 0 to dist[n-1] */
tg_point tg_at(const tg_point *pts, const double *dist, size_t n, double d);

/** Copies a track without the points that are less than tolerance metres from
 *  the last point that was copied. The first and last point always remain.
 *  @param out   has room for n points; may be pts
 *  @return the number of points copied */
size_t tg_simplify(const tg_point *pts, size_t n, double tolerance, tg_point *out);

/** Writes a track as an encoded polyline, with five decimals, and a NUL.
 *  @param out   has room for TG_ENCODED_SIZE(n) bytes
 *  @return the length without the NUL; TG_BAD when a point is not valid, then
 *          out is an empty text */
size_t tg_encode(const tg_point *pts, size_t n, char *out);

/** Reads an encoded polyline. At most max points are stored.
 *  @return how many points there are in the text, which may be more than max;
 *          TG_BAD when it is no polyline of valid points */
size_t tg_decode(const char *text, tg_point *out, size_t max);

/** The smallest box around all points; it does not reach across the 180th
 *  meridian.
 *  @return 1, or 0 when n is 0 or a point is not valid; then *box is unchanged */
int tg_bounds(const tg_point *pts, size_t n, tg_box *box);

#endif
