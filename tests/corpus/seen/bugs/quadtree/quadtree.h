#ifndef QUADTREE_H
#define QUADTREE_H

#include <stdbool.h>
#include <stddef.h>

/* Points with whole coordinates inside a square, found by region. */
typedef struct quadtree quadtree;

/* The longest side a square may have, and the farthest its corner may be from
   the origin in each direction. */
#define QUADTREE_MAX_SIDE 4096
#define QUADTREE_MAX_CORNER 1000000

/* A tree for the points (px, py) with x <= px < x + side, y <= py < y + side.
   NULL when the square is not within the limits, or memory is out. */
quadtree *quadtree_new(int x, int y, int side);
void quadtree_free(quadtree *tree);

/* Adds a point.  There may be several at the same place; each of them counts.
   False when the point is outside of the square, or memory is out. */
bool quadtree_insert(quadtree *tree, int x, int y);

/* Removes one point of those at that place; false when there is none. */
bool quadtree_remove(quadtree *tree, int x, int y);

/* How many points there are: at all, at a place, and with left <= x <= right,
   top <= y <= bottom. */
size_t quadtree_count(const quadtree *tree);
size_t quadtree_count_at(const quadtree *tree, int x, int y);
size_t quadtree_count_in(const quadtree *tree, int left, int top, int right, int bottom);

#endif
