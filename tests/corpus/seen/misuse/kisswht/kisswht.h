#ifndef KISSWHT_H
#define KISSWHT_H

/*
 * Walsh-Hadamard transforms of real data, kept simple.
 *
 * kw_alloc() makes a configuration for a number of points and a direction; it
 * holds the scratch memory too.  The number is a power of two up to
 * KW_MAX_POINTS.  All arrays have as many elements as the configuration has
 * points.
 */

#include <stdbool.h>

#define KW_MAX_POINTS 4096

typedef struct kw_state *kw_cfg;

/* NULL if n is not such a number. */
kw_cfg kw_alloc(int n, bool inverse);
void kw_free(kw_cfg cfg);
int kw_points(kw_cfg cfg);

/* The transform; cfg must have been allocated for this direction.  in and out
   may be the same array. */
void kw_forward(kw_cfg cfg, const double *in, double *out);
void kw_inverse(kw_cfg cfg, const double *in, double *out);

/* c[i] = sum of a[j] * b[i ^ j]; a forward and an inverse configuration of the
   same size are needed. */
void kw_convolve(kw_cfg forward, kw_cfg inverse, const double *a, const double *b, double *c);

/* Reorders coefficients of a forward transform by the number of sign changes. */
void kw_sequency(kw_cfg cfg, double *data);

/* The smallest number of points that is not below n; 0 if there is none. */
int kw_next_size(int n);

#endif
