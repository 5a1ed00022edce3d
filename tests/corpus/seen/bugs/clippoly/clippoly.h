#ifndef CLIPPOLY_H
#define CLIPPOLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * Polygons with integer corners, and clipping of them.
 *
 * A polygon is a closed line through its corners; it need not be convex and may
 * cross itself.
 */
typedef struct Polygon Polygon;

typedef struct {
    int32_t x, y;
} Corner;

/** Coordinates are -POLY_LIMIT to POLY_LIMIT. */
#define POLY_LIMIT 1000000
#define POLY_MAX_CORNERS 5000

typedef enum { KEEP_LEFT, KEEP_RIGHT, KEEP_BELOW, KEEP_ABOVE } PolyKeep;

/** A polygon without corners; NULL without memory. */
Polygon *polyNew(void);
void polyDelete(Polygon *p);
Polygon *polyClone(const Polygon *p);

/** Appends a corner. False if a coordinate is too large, there are already
    POLY_MAX_CORNERS, or memory is out. */
bool polyAdd(Polygon *p, int32_t x, int32_t y);

size_t polyCount(const Polygon *p);

/** The i-th corner; {0, 0} when there is none. */
Corner polyCorner(const Polygon *p, size_t i);

/** Twice the area; positive if the corners go counterclockwise. */
int64_t polyArea2(const Polygon *p);

/** Smallest rectangle around the corners. False if the polygon has none. */
bool polyBounds(const Polygon *p, Corner *low, Corner *high);

/** Turns the direction of the corners around. */
void polyReverse(Polygon *p);

/**
 * Cuts off what lies beyond a horizontal or vertical line at @p at: KEEP_LEFT
 * keeps x <= at, KEEP_RIGHT x >= at, KEEP_BELOW y <= at and KEEP_ABOVE
 * y >= at.  Corners on the line are rounded towards the corner before.
 * The polygon may have no corners afterwards.
 *
 * @return false, with the polygon unchanged, when memory is out or the result
 *         would have more than POLY_MAX_CORNERS corners.
 */
bool polyClip(Polygon *p, PolyKeep keep, int32_t at);

#endif
