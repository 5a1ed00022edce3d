#ifndef COMBIX_H
#define COMBIX_H

#include <stdbool.h>
#include <stdint.h>

/**
 * \file combix.h
 * All ways to choose k things out of n, one after the other, without a heap.
 *
 * \code
 *   unsigned slots[3];
 *   struct combix it;
 *   combix_begin(&it, slots, 5, 3);
 *   do
 *       printf("%u %u %u\n", slots[0], slots[1], slots[2]);
 *   while (combix_next(&it));
 * \endcode
 *
 * Things are numbered from 0 to n - 1.  A combination is in ascending order,
 * and combinations come in lexicographic order.
 */

/** The largest n. */
#define COMBIX_MAX 64u

/** Where we are.  Look, but don't touch. */
struct combix {
    unsigned n, k;
    unsigned *slots; /**< the current combination; belongs to the caller */
    bool over;       /**< there is no current combination any more */
};

/**
 * Starts with the first combination: 0, 1, 2 ...
 *
 * \param slots  has room for k numbers.  It is where the combinations appear
 *               and is used, but not owned, by the iterator from now on: keep
 *               it, and read it only.
 * \param n      at most COMBIX_MAX
 * \param k      at most n.  With k = 0 there is one combination, the empty one,
 *               and slots is not looked at.
 */
void combix_begin(struct combix *it, unsigned *slots, unsigned n, unsigned k);

/**
 * Goes on to the next combination.
 *
 * \return false if there was none left.  The slots are indeterminate then and
 *         the iteration is over: until combix_seek or another combix_begin
 *         there is nothing left to ask from the iterator.
 */
bool combix_next(struct combix *it);

/** The i-th number of the current combination; i is less than k. */
unsigned combix_at(const struct combix *it, unsigned i);

/** Whether the current combination contains this thing. */
bool combix_has(const struct combix *it, unsigned thing);

/** How many combinations came before the current one. */
uint64_t combix_rank(const struct combix *it);

/**
 * Goes to the combination with this rank, forwards or backwards.
 *
 * \pre rank < combix_choose(n, k)
 */
void combix_seek(struct combix *it, uint64_t rank);

/** The number of combinations; 0 if k > n.  \pre n <= COMBIX_MAX */
uint64_t combix_choose(unsigned n, unsigned k);

#endif
