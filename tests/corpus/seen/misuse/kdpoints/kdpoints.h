#ifndef KDPOINTS_H
#define KDPOINTS_H

#include <stddef.h>

/**
 * kdpoints: nearest neighbours among points in 1 to 8 dimensions.
 *
 * Usage: kd_create(), kd_add() all points, kd_build(), then query as often as
 * you like. Adding more points makes another kd_build() necessary before the
 * next query.
 *
 * Points are passed as arrays of as many doubles as there are dimensions. All
 * of them have to be finite.
 */
typedef struct kdpoints kdpoints;

#define KD_MAX_DIM    8
#define KD_MAX_POINTS 65536

/** Returns NULL if dim is not 1 to KD_MAX_DIM, or on memory shortage. */
kdpoints *kd_create(int dim);
void kd_destroy(kdpoints *kd);

/** Adds a point (copied). Returns its index, counting from 0, or -1 if there
 *  are KD_MAX_POINTS already or on memory shortage. */
int kd_add(kdpoints *kd, const double *point);

/** Prepares for queries. */
void kd_build(kdpoints *kd);

int kd_dim(const kdpoints *kd);
int kd_size(const kdpoints *kd);

/** A coordinate of a point. index is 0 to kd_size() - 1, axis 0 to
 *  kd_dim() - 1. */
double kd_coord(const kdpoints *kd, int index, int axis);

/** Index of the point nearest to a position. There must be points. */
int kd_nearest(const kdpoints *kd, const double *position);

/** Indices of the k nearest points, nearest first.
 *  @param out   room for k indices
 *  @return      how many there are: k, or less if there are fewer points */
int kd_nearest_k(const kdpoints *kd, const double *position, int k, int *out);

/** Number of points not farther away than radius. */
int kd_count_within(const kdpoints *kd, const double *position, double radius);

#endif
