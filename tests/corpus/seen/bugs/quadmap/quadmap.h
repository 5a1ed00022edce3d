#ifndef QUADMAP_H
#define QUADMAP_H

#include <stddef.h>
#include <stdint.h>

/* Points on a square map, kept in a quadtree.
**
** The map has side * side positions; x and y run from 0 to side - 1.  There may
** be any number of points on one position, QM_MAX_POINTS in all.
*/

#define QM_MAX_SIDE   65536u
#define QM_MAX_POINTS 100000u

struct qm_point {
    uint32_t x, y;
    int id;             /* the caller's, need not be unique */
};

/* Called for each point found.  Returning non-zero stops the search.
** It must not change or free the map. */
typedef int qm_visit(void *context, const struct qm_point *point);

typedef struct quadmap quadmap;

/* side: a power of two from 1 to QM_MAX_SIDE.  NULL for any other value, or
** without memory. */
quadmap *qm_new(uint32_t side);

/* NULL is fine. */
void qm_free(quadmap *map);

/* 1 = added, 0 = off the map, too many points or no memory. */
int qm_insert(quadmap *map, uint32_t x, uint32_t y, int id);

/* Removes one point with this position and id.  1 = removed, 0 = none there. */
int qm_remove(quadmap *map, uint32_t x, uint32_t y, int id);

/* Number of points. */
size_t qm_count(const quadmap *map);

/* Number of points on a position; 0 off the map. */
size_t qm_count_at(const quadmap *map, uint32_t x, uint32_t y);

/* Visits the points with x0 <= x <= x1 and y0 <= y <= y1, in no special order,
** and returns how many were visited.  The corners may lie off the map; when
** x0 > x1 or y0 > y1 there is nothing to visit.  visit may be NULL, the points
** are just counted then. */
size_t qm_query(const quadmap *map, uint32_t x0, uint32_t y0, uint32_t x1, uint32_t y1,
                qm_visit *visit, void *context);

#endif
