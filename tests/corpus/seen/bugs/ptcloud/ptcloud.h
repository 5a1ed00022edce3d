/*
 * PtCloud - a growing set of integer points in the plane, and its hull.
 */
#ifndef PTCLOUD_H_INCLUDED
#define PTCLOUD_H_INCLUDED

#include <stddef.h>
#include <stdint.h>

/* Coordinates lie in -PT_COORD_MAX .. PT_COORD_MAX. */
#define PT_COORD_MAX  1000000
#define PT_CLOUD_MAX  10000     /* points in one cloud */

typedef struct PtPoint {
    int32_t x;
    int32_t y;
} PtPoint;

typedef struct PtCloud PtCloud;

/* An empty cloud, NULL if out of memory. Free it with PtCloud_Free(). */
PtCloud *PtCloud_New(void);
void     PtCloud_Free(PtCloud *pc);

/* Adds a point at the end. The same point may be added more than once.
 * Returns 0, or -1 if a coordinate is out of range, the cloud is full or
 * memory is out. */
int      PtCloud_Add(PtCloud *pc, int32_t x, int32_t y);

size_t   PtCloud_Count(const PtCloud *pc);

/* Stores the i-th point; -1 if there is none. */
int      PtCloud_At(const PtCloud *pc, size_t i, PtPoint *out);

/* Smallest box around all points; -1 if the cloud is empty. */
int      PtCloud_Bounds(const PtCloud *pc, PtPoint *lo, PtPoint *hi);

/* The corners of the convex hull as a new cloud, counter-clockwise starting
 * from the leftmost (lowest of these) point. Points on an edge are not
 * corners. One distinct point gives one corner, points on a line give two,
 * the empty cloud gives an empty hull. NULL if out of memory. */
PtCloud *PtCloud_Hull(const PtCloud *pc);

/* Twice the signed area of the polygon that the points form in their order. */
int64_t  PtCloud_Area2(const PtCloud *pc);

#endif /* PTCLOUD_H_INCLUDED */
