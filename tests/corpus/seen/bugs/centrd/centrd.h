#ifndef CENTRD_H
#define CENTRD_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Clusters of points in the plane, by Lloyd's k-means algorithm.
 *
 * Collect your points with cd_add(), call cd_fit() with the number of
 * clusters you would like to see, and ask which cluster a point ended up in.
 * The result is the same every time for the same seed and the same points.
 *
 * You can add more points after a fit.  They belong to no cluster until the
 * next one.
 */
typedef struct cd_set cd_set;

typedef struct {
    double x, y;
} cd_point;

enum {
    CD_MAX_POINTS = 1024,
    CD_MAX_CLUSTERS = 16,
    CD_MAX_ROUNDS = 100
};

/* Any seed will do, 0 as well.  Returns NULL if there is no memory. */
cd_set *cd_create(uint32_t seed);

/* Don't use the set after this.  Freeing NULL is fine; apart from that, no
 * function here likes a NULL. */
void cd_free(cd_set *set);

/* Forgets all points and clusters. */
void cd_clear(cd_set *set);

/*
 * Adds a point and returns its number: 0 for the first one, 1 for the next
 * and so on.  It is all right to have the same point more than once, it just
 * weighs more then.  Returns -1 if the set is full, or for a point with a
 * coordinate that is not a number between -1e9 and 1e9.
 */
int cd_add(cd_set *set, cd_point p);

int cd_count(const cd_set *set);

/*
 * Finds k clusters.  It stops when nothing changes any more or after that
 * many rounds, whatever comes first; rounds outside of 1 to CD_MAX_ROUNDS are
 * taken as the nearest of these.  Returns the number of rounds it took.
 *
 * You need at least as many points as clusters: -1 is returned, and nothing
 * changes, if k is less than 1, more than CD_MAX_CLUSTERS or more than
 * cd_count().
 */
int cd_fit(cd_set *set, int k, int rounds);

/* The number of clusters of the last fit, 0 before the first. */
int cd_clusters(const cd_set *set);

/* The cluster, from 0, of a point; -1 if it has none or does not exist. */
int cd_cluster_of(const cd_set *set, int number);

/* The middle of a cluster.  Returns false if there is no such cluster. */
bool cd_center(const cd_set *set, int cluster, cd_point *center);

/* The cluster whose middle is next to p; -1 before the first fit. */
int cd_nearest(const cd_set *set, cd_point p);

/* The mean squared distance of the points that have a cluster from its
 * middle, 0 if there are none. */
double cd_spread(const cd_set *set);

#endif
