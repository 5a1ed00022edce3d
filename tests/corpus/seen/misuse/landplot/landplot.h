#ifndef LANDPLOT_H
#define LANDPLOT_H

/* landplot - plots of land as polygons, in centimetres. */

#include <stddef.h>
#include <stdint.h>

#define LP_CORNERS 10000        /* at most */
#define LP_FAR 10000000         /* the largest coordinate, and -LP_FAR the least */

typedef struct landplot landplot;

typedef struct {
    int32_t x, y;
} lp_point;

landplot *lp_new(void);         /* NULL: no memory */
void lp_free(landplot *p);

/* Adds a corner at the end.  0, or -1: too many corners, too far, no memory. */
int lp_add(landplot *p, lp_point corner);
/* Adds it before corner `at`, which is lp_count at most. */
int lp_insert(landplot *p, size_t at, lp_point corner);
/* Takes corner `at` out, which must be there. */
void lp_remove(landplot *p, size_t at);

size_t lp_count(const landplot *p);
/* The corners, in an array of the plot's.  It is good until the plot is next
 * changed or freed.  NULL when there are none. */
const lp_point *lp_corners(const landplot *p);

/* Twice the area; positive when the corners go against the clock. */
int64_t lp_area2(const landplot *p);
/* Whether all corners turn the same way. */
int lp_convex(const landplot *p);

/* Cuts a convex plot into triangles: writes three corner numbers for each into
 * out, that is 3 * (lp_count - 2) in all.  Returns how many triangles. */
size_t lp_fan(const landplot *p, size_t *out);

/* Moves all corners of `other` to the end of p and frees `other`, which has to
 * be another plot than p.  0, or -1 when there would be too many corners or
 * memory is out; then other still is there. */
int lp_absorb(landplot *p, landplot *other);

#endif
