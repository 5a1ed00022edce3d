#ifndef QUADSPOT_H
#define QUADSPOT_H

#include <stddef.h>

/*
 * A quadtree of points in the plane, each with an item of the caller's.
 *
 * Several points may lie at the same place, with different items or the same;
 * each counts for itself. Items are never looked at and may be NULL.
 */
struct quadspot;

struct qs_rect {
    double x0, y0, x1, y1;      /* the borders belong to it */
};

#define QS_LEAF_MAX   64        /* points in a leaf */
#define QS_POINTS_MAX 100000    /* points in a tree */

/* Called for a point; 0 goes on, everything else ends the visit.
 * It must not add to, remove from, clear or free the tree. */
typedef int qs_visitor(double x, double y, void *item, void *arg);

/* A tree for points in bounds, whose leaves hold up to leaf points (1 to
 * QS_LEAF_MAX) before they are divided. NULL if leaf is not in that range, the
 * bounds are not finite with x0 < x1 and y0 < y1, or there is no memory. */
struct quadspot *qs_new(struct qs_rect bounds, int leaf);

/* NULL is fine. */
void qs_free(struct quadspot *tree);

/* Adds a point. 0, or -1 when it lies outside of the bounds (NaN does), the
 * tree is full, or there is no memory; then the tree has the points it had. */
int qs_add(struct quadspot *tree, double x, double y, void *item);

/* Removes one point with exactly this place and item. 0, -1 if not found. */
int qs_remove(struct quadspot *tree, double x, double y, const void *item);

/* Removes all points. */
void qs_clear(struct quadspot *tree);

/* The number of points. */
size_t qs_count(const struct quadspot *tree);

/* Calls visit for every point in rect, in no particular order. Returns what
 * visit returned last, 0 when it was never called. */
int qs_visit(const struct quadspot *tree, struct qs_rect rect, qs_visitor *visit, void *arg);

/* Stores the item of a point nearest to (x, y), which may lie anywhere.
 * 0, or -1 when the tree is empty or x or y is NaN: then *item is untouched. */
int qs_nearest(const struct quadspot *tree, double x, double y, void **item);

#endif
