/* neighcell - cell lists for short-range forces in a periodic cube
 *
 *   nc_list *l = nc_new(10.0, 1.2);          edge and cutoff, same unit (we use nm)
 *   each time step:
 *       for all coordinates: x = nc_wrap(l, x)
 *       nc_build(l, pos, n);
 *       nc_pairs(l, force, &sys);
 *
 * Particles are within the cube: 0 <= x, y, z < edge.
 */
#ifndef NEIGHCELL_H
#define NEIGHCELL_H

#include <stddef.h>

#define NC_PARTICLES 100000

typedef struct nc_list nc_list;

/* Gets both indices, i < j, the vector from i to j (nearest image) and its square. */
typedef void (*nc_pair)(void *ctx, size_t i, size_t j, const double d[3], double r2);

/* NULL unless both are finite and positive and the edge is at least three cutoffs. */
nc_list *nc_new(double edge, double cutoff);
void nc_free(nc_list *l);

/* x brought into the cube; 0 if it is not finite. */
double nc_wrap(const nc_list *l, double x);

/* Sorts the particles into cells.  The positions are looked up again by the calls
 * below, so leave them where they are, and as they are, until the next nc_build.
 * -1: more than NC_PARTICLES or no memory; the list is empty then. */
int nc_build(nc_list *l, const double (*pos)[3], size_t n);

/* fn for each pair not farther apart than the cutoff, once.  fn adds up forces; it
 * does not build. */
void nc_pairs(nc_list *l, nc_pair fn, void *ctx);

/* How many others are within the cutoff of particle i. */
size_t nc_around(const nc_list *l, size_t i);

/* Index of the particle nearest to i within the cutoff; i if it is alone. */
size_t nc_nearest(const nc_list *l, size_t i);

#endif
