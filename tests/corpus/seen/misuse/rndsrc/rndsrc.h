#ifndef RNDSRC_H
#define RNDSRC_H

#include <stddef.h>
#include <stdint.h>

/* A small random generator for simulations (xorshift64*); not for secrets. */

struct rnd {
    uint64_t state; /* never 0 */
};

/* Has to be called before all else.  Every seed is fine, also 0. */
void rnd_seed(struct rnd *r, uint64_t seed);

uint64_t rnd_next(struct rnd *r);

/* 0 to n - 1; n must not be 0. */
uint32_t rnd_below(struct rnd *r, uint32_t n);

/* lo to hi, both included.  lo must not be above hi. */
int32_t rnd_range(struct rnd *r, int32_t lo, int32_t hi);

/* At least 0, below 1. */
double rnd_unit(struct rnd *r);

/* 1 in about p of 100 calls.  0 for p <= 0, always 1 for p >= 100. */
int rnd_chance(struct rnd *r, int p);

/* One of `count` strings, which are not copied.  There must be one. */
const char *rnd_pick(struct rnd *r, const char *const *strings, uint32_t count);

/* Index of one of `count` weights, the more often the greater it is.  At
 * least one of them must not be 0. */
uint32_t rnd_weighted(struct rnd *r, const uint16_t *weights, uint32_t count);

/* Shuffles an array of `count` elements of `size` bytes. */
void rnd_shuffle(struct rnd *r, void *array, uint32_t count, size_t size);

/* Writes `length` random lower case letters and a terminator. */
void rnd_word(struct rnd *r, char *word, size_t length);

#endif
