#ifndef KDNEAR_H
#define KDNEAR_H

#include <stddef.h>

/**
 * @brief Neighbour search among points of the plane.
 *
 * A kd_index does not copy the points: it refers to the array given to
 * kd_index_new(), which has to stay where it is, unchanged, as long as the
 * index is in use. Points are known by their numbers in that array.
 */
typedef struct kd_index kd_index;

/** A point of the plane. */
typedef struct kd_point {
    double x, y;
} kd_point;

/** The most points of an index. */
#define KD_MAX_POINTS 4096

/**
 * @brief Builds an index.
 *
 * @param points the points; equal ones are allowed
 * @param count  how many there are, 0 to KD_MAX_POINTS; with 0, points may be
 *               NULL
 * @return the index, to be freed with kd_index_free(), or NULL if there are
 *         too many points, a coordinate is not finite or memory is short
 */
kd_index *kd_index_new(const kd_point *points, size_t count);

/** @brief Frees an index, but not its points. NULL is ignored. */
void kd_index_free(kd_index *index);

/** @brief The number of points. */
size_t kd_count(const kd_index *index);

/** @brief The point with this number.
 *  @param number less than kd_count(); this is not checked */
kd_point kd_get(const kd_index *index, size_t number);

/**
 * @brief The point nearest to a place.
 *
 * @return its number, or -1 if the index is empty or the place not finite
 */
long kd_nearest(const kd_index *index, kd_point place);

/**
 * @brief The k points nearest to a place, the nearest first.
 *
 * @param found receives their numbers: an array of at least k elements, or of
 *              kd_count() if that is less
 * @return how many there are: k or kd_count(), whichever is less; 0 if the
 *         place is not finite
 */
size_t kd_nearest_k(const kd_index *index, kd_point place, size_t k, size_t *found);

/**
 * @brief The points in a rectangle, edges included, in no particular order.
 *
 * @param low,high two opposite corners, low.x <= high.x and low.y <= high.y;
 *                 else nothing is found
 * @param found    receives the numbers of the first cap of them; may be NULL
 *                 if cap is 0
 * @return how many there are, even if that is more than cap
 */
size_t kd_in_box(const kd_index *index, kd_point low, kd_point high, size_t *found, size_t cap);

/** @brief The square of the distance of two points; infinite if too big. */
double kd_distance2(kd_point a, kd_point b);

#endif
