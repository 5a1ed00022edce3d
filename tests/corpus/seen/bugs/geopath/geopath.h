#ifndef GEOPATH_H
#define GEOPATH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Paths of points in a plane, for maps. */
typedef struct {
    int32_t x;
    int32_t y;
} geopoint;

typedef struct {
    geopoint low;
    geopoint high;
} geobox;

typedef struct geopath geopath;

#define GEOPATH_MAX 4096 /* points */

geopath *geopath_new(void);
/* A path of the same points, which lives on its own; NULL when memory is out. */
geopath *geopath_copy(const geopath *path);
void geopath_free(geopath *path);

size_t geopath_count(const geopath *path);
/* False when there are too many points. */
bool geopath_add(geopath *path, geopoint point);
/* False when there is no such point. */
bool geopath_point(const geopath *path, size_t index, geopoint *point);
/* Removes the last point; false when there is none. */
bool geopath_pop(geopath *path);
/* Reverses the order of the points. */
void geopath_reverse(geopath *path);

/* The smallest box around all points.  False for a path without points.  It is
   kept until the path changes, so that asking again is cheap. */
bool geopath_bounds(geopath *path, geobox *box);
/* The length along the axes: the sum of all |dx| + |dy|. */
int64_t geopath_length(const geopath *path);
bool geopath_equal(const geopath *a, const geopath *b);

#endif
