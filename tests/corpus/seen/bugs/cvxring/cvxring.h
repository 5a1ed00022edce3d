// cvxring - convex hulls of integer points
//
// A ring is the boundary of a convex hull, counter-clockwise, starting with the
// leftmost point (the lowest of these when there are several).  Rings never
// change once they are made; release each with cvx_free().
//
// All arithmetic is exact.  For this to be possible coordinates must lie in
// -CVX_COORD .. CVX_COORD; functions that are given others say so below.

#ifndef CVXRING_H
#define CVXRING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CVX_COORD (1 << 28)
#define CVX_MAX 100000 // points per call

typedef struct {
    int32_t x, y;
} cvx_pt;

typedef struct cvx_ring cvx_ring;

typedef enum {
    CVX_CORNERS,  // only the corners of the hull
    CVX_BOUNDARY, // also the points that lie on its edges
} cvx_mode;

// The hull of p[0] .. p[n - 1], in any order, duplicates allowed.  p may be NULL
// if n is 0, which gives an empty ring.  The hull of points on one line has no
// area; its ring runs along the line and back again.
// NULL if a coordinate is out of range, n > CVX_MAX or memory is exhausted.
cvx_ring *cvx_hull(const cvx_pt *p, size_t n, cvx_mode mode);

// The corners of the hull of two rings together.  NULL as above.
cvx_ring *cvx_join(const cvx_ring *a, const cvx_ring *b);

// NULL is fine.
void cvx_free(cvx_ring *r);

size_t cvx_count(const cvx_ring *r);

// Point number i; indices wrap around.  An empty ring gives (0, 0).
cvx_pt cvx_at(const cvx_ring *r, size_t i);

// Whether q is inside or on the boundary.  Points that are out of range never are.
bool cvx_contains(const cvx_ring *r, cvx_pt q);

double cvx_area(const cvx_ring *r);

// The index of a point that is farthest in the direction (dx, dy), 0 if the ring
// is empty.
size_t cvx_support(const cvx_ring *r, int32_t dx, int32_t dy);

#endif
