#ifndef PERMKIT_H
#define PERMKIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Permutations of 0 .. n-1, as arrays of n numbers: p[i] is where i goes.

   Unless it says otherwise, an array that is an argument must be a
   permutation (see perm_valid), and out arrays must be different from the
   others.  n may be 0. */

typedef unsigned perm_t;

#define PERM_RANK_MAX 20 /* 20! is the last that fits in 64 bits */

/* Whether the array, which may hold anything, is a permutation. */
bool perm_valid(const perm_t *p, size_t n);

void perm_identity(perm_t *out, size_t n);

/* out = first p, then q */
void perm_compose(perm_t *out, const perm_t *p, const perm_t *q, size_t n);
void perm_inverse(perm_t *out, const perm_t *p, size_t n);

/* Moves to the lexicographically next permutation.  After the last one comes
   the first one, and false. */
bool perm_next(perm_t *p, size_t n);

/* Number of cycles; fixed points are cycles, too. */
size_t perm_cycles(const perm_t *p, size_t n);
bool perm_is_even(const perm_t *p, size_t n);

/* Position in the lexicographic order, and back; n <= PERM_RANK_MAX, and
   rank < n!. */
uint64_t perm_rank(const perm_t *p, size_t n);
void perm_unrank(perm_t *out, size_t n, uint64_t rank);

/* Rearranges n elements of the given size: element i goes to p[i].  The arrays
   must not overlap. */
void perm_apply(const perm_t *p, size_t n, const void *from, void *to, size_t size);

#endif
