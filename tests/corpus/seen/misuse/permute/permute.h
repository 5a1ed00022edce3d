#ifndef PERMUTE_H
#define PERMUTE_H

/*  permute -- permutations of up to PM_MAX things
 *
 *  A permutation of n things is an array p of n unsigned numbers in which
 *  each of 0 .. n-1 is found once.  It is always the caller's array.  n is
 *  PM_MAX at most in all functions, and may be 0.
 *
 *  Functions that take "a permutation" trust it to be one; pm_valid tells
 *  for arrays of doubtful origin.
 */

#include <stddef.h>
#include <stdint.h>

#define PM_MAX 20u

/*  pm_valid(p, n)  --  1 if the n numbers at p, whatever they are, are a
 *                      permutation, else 0.  0 too if n > PM_MAX.          */
int pm_valid(const unsigned *p, size_t n);

/*  pm_identity(p, n)  --  stores 0, 1, .. n-1 at p.                        */
void pm_identity(unsigned *p, size_t n);

/*  pm_next(p, n), pm_prev(p, n)  --  go to the next, the previous one in
 *      the order of numbers.  Return 1; or 0 at the last (first) one, from
 *      which they go to the first (last).                                  */
int pm_next(unsigned *p, size_t n);
int pm_prev(unsigned *p, size_t n);

/*  pm_invert(p, n, q)  --  stores the inverse of the permutation p at q,
 *      another array of n numbers: q[p[i]] is i.                           */
void pm_invert(const unsigned *p, size_t n, unsigned *q);

/*  pm_compose(a, b, n, q)  --  stores at q, an array other than a and b,
 *      first b, then a: q[i] is a[b[i]].  a and b are permutations and may
 *      be the same.                                                        */
void pm_compose(const unsigned *a, const unsigned *b, size_t n, unsigned *q);

/*  pm_count(n)  --  number of permutations of n things, n!                 */
uint64_t pm_count(size_t n);

/*  pm_rank(p, n)  --  how many come before the permutation p, 0 .. n!-1.   */
uint64_t pm_rank(const unsigned *p, size_t n);

/*  pm_unrank(rank, n, p)  --  stores the permutation of that rank at p.
 *      rank < pm_count(n).                                                 */
void pm_unrank(uint64_t rank, size_t n, unsigned *p);

/*  pm_parity(p, n)  --  0 for even permutations, 1 for odd ones.           */
int pm_parity(const unsigned *p, size_t n);

/*  pm_cycles(p, n)  --  number of cycles, those of one element included.   */
size_t pm_cycles(const unsigned *p, size_t n);

/*  pm_apply(p, n, base, size)  --  rearranges the n elements of size bytes
 *      at base, so that element i is what was element p[i].  Returns 0, or
 *      -1 (and has done nothing) when out of memory.                       */
int pm_apply(const unsigned *p, size_t n, void *base, size_t size);

#endif
