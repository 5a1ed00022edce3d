#ifndef RNGKIT_H
#define RNGKIT_H

#include <stddef.h>
#include <stdint.h>

/* Pseudo random numbers (xoroshiro128+).  Not for cryptography. */
typedef struct {
    uint64_t s[2]; /* never both 0 */
} rng_t;

/* Any seed will do. */
void rng_seed(rng_t *rng, uint64_t seed);

/* Save and restore.  A state that is restored must not be all zero: the
   generator would be stuck in it. */
void rng_get_state(const rng_t *rng, uint64_t state[2]);
void rng_set_state(rng_t *rng, const uint64_t state[2]);

/* 64 random bits. */
uint64_t rng_next(rng_t *rng);

/* Uniform in [0, n).  n > 0. */
uint64_t rng_below(rng_t *rng, uint64_t n);
/* Uniform in [lo, hi].  lo <= hi. */
int64_t rng_range(rng_t *rng, int64_t lo, int64_t hi);
/* Uniform in [0, 1). */
double rng_unit(rng_t *rng);

/* Index of one of n weights, with a chance in proportion to its weight.  At
   least one of the weights is not 0, and their sum must fit. */
size_t rng_weighted(rng_t *rng, const uint32_t *weights, size_t n);

/* Brings n elements of `size` bytes into a random order. */
void rng_shuffle(rng_t *rng, void *base, size_t n, size_t size);

/* k different numbers below n, in no particular order.  k <= n. */
void rng_sample(rng_t *rng, uint32_t n, size_t k, uint32_t *out);

#endif
