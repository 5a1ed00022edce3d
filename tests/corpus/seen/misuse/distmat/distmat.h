#ifndef DISTMAT_H
#define DISTMAT_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Distances between places on the globe, in tables of n rows and n columns that
 * the caller provides.  All arrays are the caller's.
 */

typedef struct {
    double lat, lon; /* degrees */
} place_t;

#define EARTH_RADIUS 6371.0 /* km */

/* Great circle distance in km. */
double place_distance(place_t a, place_t b);

/* Length of the line through all places. */
double place_line(const place_t *places, size_t count);

/* Leaves out places that are nearer than `least` km to the one kept before.
 * `kept` has room for `count` places; returns how many there are.  It may be the
 * same array. */
size_t place_thin(const place_t *places, size_t count, double least, place_t *kept);

/* Fills a table of n * n distances. */
void distmat_fill(double *table, const place_t *places, size_t n);

/* The distance from one to another place of the table. */
double distmat_get(const double *table, size_t n, size_t from, size_t to);

/* The place nearest to another one, and not itself; n when there is none. */
size_t distmat_nearest(const double *table, size_t n, size_t from);

/* Length of a route.  `order` are `count` places of the table. */
double distmat_route(const double *table, size_t n, const size_t *order, size_t count);

/* A route through all n places that always goes to the nearest one not yet
 * visited.  `order` has room for n. */
void distmat_greedy(const double *table, size_t n, size_t start, size_t *order);

/* Whether all distances are the same in both directions. */
bool distmat_symmetric(const double *table, size_t n);

#endif
