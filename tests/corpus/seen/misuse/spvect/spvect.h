#ifndef SPVECT_H
#define SPVECT_H

#include <stddef.h>
#include <stdint.h>

/* Sparse vectors of doubles: only elements other than 0 are stored. */
typedef struct spvect spvect;

/* Called for an element; a result other than 0 ends the walk. */
typedef int (*spv_visit)(uint32_t index, double value, void *context);

/* The null vector of a dimension. NULL when memory is out. */
spvect *spv_new(uint32_t dimension);
spvect *spv_copy(const spvect *v);
void spv_free(spvect *v);

uint32_t spv_dimension(const spvect *v);
/* Number of elements that are stored. */
size_t spv_stored(const spvect *v);

/* Indices are below the dimension. spv_set() returns 0, or -1 when memory is
 * out. */
int spv_set(spvect *v, uint32_t index, double value);
double spv_get(const spvect *v, uint32_t index);

/* Multiplies all elements. */
void spv_scale(spvect *v, double factor);

/* The inner product. Both have the same dimension. */
double spv_dot(const spvect *a, const spvect *b);
/* y += factor * x, where x and y are of the same dimension and may be the
 * same vector. Returns as spv_set(); y may then have been changed in part. */
int spv_axpy(spvect *y, double factor, const spvect *x);

/* Visits the stored elements in the order of their indices. The vector must
 * not be changed by the function that is called. Returns what the last call
 * returned, 0 when there was none. */
int spv_each(const spvect *v, spv_visit visit, void *context);

#endif
