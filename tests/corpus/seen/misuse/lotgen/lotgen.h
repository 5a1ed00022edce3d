#ifndef LOTGEN_H
#define LOTGEN_H

#include <stddef.h>
#include <stdint.h>

/* Pseudo-random numbers for games and simulations; not for secrets. */

typedef struct {
    uint64_t s;
} LotGen;

/* Must be called first. Any seed is fine. */
void LotSeed(LotGen *g, uint64_t seed);

uint64_t LotNext(LotGen *g);
/* 0 .. n-1, all equally likely; n > 0 */
uint64_t LotBelow(LotGen *g, uint64_t n);
/* lo .. hi, both included; lo <= hi */
int64_t LotRange(LotGen *g, int64_t lo, int64_t hi);
/* 0 <= x < 1 */
double LotUnit(LotGen *g);

/* Index of one of n weights, by weight. They are not negative, and their sum
   is finite and not 0. */
size_t LotWeighted(LotGen *g, const double *weights, size_t n);

/* Shuffles n elements of the given size. */
void LotShuffle(LotGen *g, void *base, size_t n, size_t size);
/* Draws k different numbers out of 0 .. n-1; k <= n. */
void LotSample(LotGen *g, size_t n, size_t *out, size_t k);
/* A word of n letters and its terminator. */
char *LotWord(LotGen *g, char *word, size_t n);

#endif
