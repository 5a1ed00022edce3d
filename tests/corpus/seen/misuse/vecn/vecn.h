#ifndef VECN_H
#define VECN_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @file vecn.h
 * Vectors of n real numbers.
 *
 * For speed nothing is checked in the inner functions: indices must be below
 * vecn_size(), and where a function takes two vectors they must be of the same
 * size unless noted otherwise.
 */

typedef struct vecn vecn;

#define VECN_MAX 65536

/** A vector of n zeros.  n may be 0.
 *  @return NULL when n is above VECN_MAX or there is no memory */
vecn *vecn_new(size_t n);
/** A vector with the n numbers at `values`. */
vecn *vecn_from(const double *values, size_t n);
vecn *vecn_dup(const vecn *v);
void vecn_free(vecn *v);

size_t vecn_size(const vecn *v);
double vecn_get(const vecn *v, size_t i);
void vecn_set(vecn *v, size_t i, double value);

/** a += b.  They can be the same. */
void vecn_add(vecn *a, const vecn *b);
/** a += factor * b */
void vecn_axpy(vecn *a, double factor, const vecn *b);
void vecn_scale(vecn *v, double factor);
double vecn_dot(const vecn *a, const vecn *b);
double vecn_norm(const vecn *v);

/** Any sizes; vectors of different sizes are not equal. */
bool vecn_equal(const vecn *a, const vecn *b);

/** Index of the largest element (the first of them).  The vector must not be
 *  empty. */
size_t vecn_argmax(const vecn *v);

/** Copies all elements to an array of at least vecn_size() elements. */
void vecn_export(const vecn *v, double *out);

#endif
