#ifndef AABBSET_H
#define AABBSET_H

#include <stddef.h>

/*
 * aabbset: static index of axis aligned boxes in the plane.
 *
 * USAGE
 *   Add all boxes, then call aabb_set_build() once, then query as often as you
 *   like. Adding more boxes later is fine, but the set has to be built again
 *   before the next query. It is an error (checked with assert in debug
 *   builds) to query a set that is not built.
 *
 * COORDINATES
 *   Any ints. A box includes its corners; x0 <= x1 and y0 <= y1 is required.
 *
 * BOX NUMBERS
 *   Boxes are numbered 0, 1, 2, ... in the order they are added. Functions that
 *   take a number do not check it in release builds.
 */

typedef struct aabb_set aabb_set;

typedef struct aabb {
    int x0, y0, x1, y1;
} aabb;

aabb_set *aabb_set_create(void);
void aabb_set_destroy(aabb_set *set);

/* Returns its number, -1 if out of memory (a set has 100000 boxes at most).
 * `user` is kept for you. */
int aabb_set_add(aabb_set *set, aabb box, void *user);

void aabb_set_build(aabb_set *set);

int aabb_set_count(const aabb_set *set);
void *aabb_set_user(const aabb_set *set, int number);
aabb aabb_set_box(const aabb_set *set, int number);

/* Smallest box around all; the set must not be empty. */
aabb aabb_set_bounds(const aabb_set *set);

/* Stores the numbers of boxes that touch `area`, up to `room` of them, to
 * `numbers`, and returns how many touch it in all. */
size_t aabb_set_query(const aabb_set *set, aabb area, int *numbers, size_t room);

/* Lowest number of those that contain the point, -1 if none does. */
int aabb_set_first_hit(const aabb_set *set, int x, int y);

#endif
