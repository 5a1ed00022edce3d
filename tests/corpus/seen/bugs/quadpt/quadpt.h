#ifndef QUADPT_H
#define QUADPT_H

#include <stddef.h>

/*
 * quadpt: a quadtree of points with whole coordinates, say for the units on
 * the map of a game.
 *
 * A tree covers the square x0 <= x < x0 + size, y0 <= y < y0 + size.  Points
 * carry an id of the caller's choice.  Points are a multiset: any number of
 * them may have the same place, the same id or both.
 */

#define QPT_SIZE_MAX  65536
#define QPT_COUNT_MAX 100000

enum qpt_result {
    QPT_OK = 0,
    QPT_OUTSIDE = -1,    /* the place is not in the square */
    QPT_FULL = -2,       /* there are QPT_COUNT_MAX points already */
    QPT_NOMEM = -3,
    QPT_NOTFOUND = -4
};

typedef struct qpt_tree qpt_tree;

/* Called for each point found.  A result other than 0 ends the search.
 * It must not change the tree. */
typedef int (*qpt_visit)(int x, int y, int id, void *arg);

/*
 * Makes an empty tree for a square.  size must be a power of two from 1 to
 * QPT_SIZE_MAX, and the square must lie within the range of int; else, and
 * when there is no memory, the result is NULL.
 */
qpt_tree *qpt_new(int x0, int y0, int size);

/* Frees a tree with its points.  NULL is fine. */
void qpt_free(qpt_tree *tree);

/* Number of points in the tree. */
size_t qpt_count(const qpt_tree *tree);

/* Adds a point.  QPT_OK, QPT_OUTSIDE, QPT_FULL or QPT_NOMEM. */
int qpt_insert(qpt_tree *tree, int x, int y, int id);

/* Removes one point with this place and id.  QPT_OK or QPT_NOTFOUND. */
int qpt_remove(qpt_tree *tree, int x, int y, int id);

/*
 * Visits the points with left <= x <= right and top <= y <= bottom, in no
 * particular order.  The rectangle may reach beyond the square, and may be
 * empty (left > right).  Returns 0, or what visit returned to end the search.
 */
int qpt_query(const qpt_tree *tree, int left, int top, int right, int bottom,
              qpt_visit visit, void *arg);

/* Number of points that qpt_query() would visit. */
size_t qpt_count_in(const qpt_tree *tree, int left, int top, int right, int bottom);

#endif
