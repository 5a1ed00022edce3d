#ifndef WAYPOINT_H
#define WAYPOINT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Positions as GPX files have them, in millionths of a degree. */

#define WP_DEGREE 1000000
#define WP_TEXT 32 /* enough for every text of wp_format() */

typedef struct waypoint {
    int32_t lat; /* -90 to 90 degrees, north is positive */
    int32_t lon; /* -180 to 180 degrees, east is positive */
} waypoint;

/* False if a coordinate is out of range; *wp is not changed then. */
bool wp_make(int32_t lat, int32_t lon, waypoint *wp);

/* Writes "LAT,LON" in degrees with six decimals, such as
 * "48.137222,-11.575556", to a buffer of WP_TEXT characters.
 * wp_parse() gives the same position back. */
void wp_format(waypoint wp, char *text);

/* Reads such a text; there may be fewer decimals, or none.  False if it is
 * not one or a coordinate is out of range; *wp is not changed then. */
bool wp_parse(const char *text, waypoint *wp);

bool wp_equal(waypoint a, waypoint b);

/* The corners of the smallest box (which does not cross the 180th meridian)
 * around some positions.  False if there are none. */
bool wp_bounds(const waypoint *points, size_t count, waypoint *low, waypoint *high);
/* Whether a position is in the box or on its border. */
bool wp_inside(waypoint wp, waypoint low, waypoint high);

/* Half way between two positions, on the map; fractions are dropped. */
waypoint wp_middle(waypoint a, waypoint b);

#endif
