#ifndef TILEWALK_H
#define TILEWALK_H

#include <stddef.h>

/* tilewalk: cheapest ways over a map of tiles.
 *
 * The map is yours: an array of width * height bytes, row after row.  A byte is
 * what it costs to step on the tile, and 0 is a wall.  You walk in the four
 * directions of the compass.  A finder looks at your map whenever it searches,
 * so you can change tiles between searches as you like, and doors can open and
 * close; but don't let go of the array before you have freed the finder. */

typedef struct tw_finder tw_finder;

typedef struct tw_point {
    int x; /* column, from 0 */
    int y; /* row, from 0 */
} tw_point;

#define TW_MAX_SIDE 128

enum tw_result {
    TW_FOUND,
    TW_NO_WAY,    /* the goal is a wall, or cannot be reached */
    TW_OUTSIDE,   /* start or goal are not on the map */
    TW_NO_MEMORY
};

/* Makes a finder for a map.  NULL if a side is not 1 to TW_MAX_SIDE tiles long
 * or memory is out. */
tw_finder *tw_new(const unsigned char *tiles, int width, int height);

/* Frees the finder, but not the map.  NULL is all right. */
void tw_free(tw_finder *f);

/* The tile at a point, or -1 outside of the map. */
int tw_tile(const tw_finder *f, tw_point at);

/* Searches the cheapest way.  The tile you start from costs nothing and may
 * even be a wall; the way from a point to itself is always there.  The way that
 * was found before is forgotten, no matter what the result is. */
enum tw_result tw_find(tw_finder *f, tw_point start, tw_point goal);

/* About the way that the last tw_find() found: how many points it has, start
 * and goal included, and what it costs.  0 if it found none. */
size_t tw_length(const tw_finder *f);
unsigned long tw_cost(const tw_finder *f);

/* The points of that way, or NULL if there is none.  They are the finder's, and
 * gone with the next tw_find(). */
const tw_point *tw_way(const tw_finder *f);

/* Copies the points of that way to an array of yours, which needs room for
 * tw_length() points. */
void tw_copy(const tw_finder *f, tw_point *out);

/* How many tiles you can get to from a start (itself included) without paying
 * more than budget; 0 if it is outside.  Leaves the way alone. */
size_t tw_reach(tw_finder *f, tw_point start, unsigned long budget);

#endif
