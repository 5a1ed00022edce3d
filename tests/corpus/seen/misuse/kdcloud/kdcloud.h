#ifndef KDCLOUD_H
#define KDCLOUD_H

#include <stddef.h>

/*!
 * Nearest neighbours among points of the plane.
 *
 * Add points, call KdCloud_Build(), then query. Points may be added later
 * again, but then KdCloud_Build() has to be called again before the next query.
 */
typedef struct KdCloud KdCloud;

#define KDCLOUD_MAX_POINTS 100000

KdCloud *KdCloud_Create(void);
void KdCloud_Destroy(KdCloud *cloud);

/*! Returns the index of the point (0, 1, 2...), or -1 when the cloud is full or memory is out. */
int KdCloud_Add(KdCloud *cloud, int x, int y);
int KdCloud_Count(const KdCloud *cloud);

/*! Coordinates of the point; the index must be one that KdCloud_Add() returned. */
int KdCloud_X(const KdCloud *cloud, int index);
int KdCloud_Y(const KdCloud *cloud, int index);

/*! Returns 1, or 0 when memory is out. */
int KdCloud_Build(KdCloud *cloud);

/*! Index of a nearest point, -1 for an empty cloud. Requires a built cloud. */
int KdCloud_Nearest(const KdCloud *cloud, int x, int y);

/*! Number of points with left <= x <= right and bottom <= y <= top. Requires a built cloud. */
int KdCloud_CountInBox(const KdCloud *cloud, int left, int bottom, int right, int top);

#endif
