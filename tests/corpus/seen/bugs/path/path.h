/* Paths of points in the plane. */
#ifndef PATH_H
#define PATH_H

#include <stdbool.h>
#include <stddef.h>

struct point {
    int x, y;
};

struct path {
    struct point *points;
    size_t count;
    size_t capacity;
    bool closed;
};

void path_init(struct path *path);
void path_deinit(struct path *path);

/* False when memory ran out. */
bool path_add(struct path *path, int x, int y);

/* Takes all points away. */
void path_clear(struct path *path);
void path_set_closed(struct path *path, bool closed);

/* Makes TARGET, which must be initialised, a copy of SOURCE; what it held is
 * dropped. False, with TARGET untouched, when memory ran out. */
bool path_copy(struct path *target, const struct path *source);

bool path_equal(const struct path *a, const struct path *b);
void path_reverse(struct path *path);

/* The smallest rectangle around the path; false for an empty one. */
bool path_bounds(const struct path *path, struct point *low, struct point *high);

#endif
