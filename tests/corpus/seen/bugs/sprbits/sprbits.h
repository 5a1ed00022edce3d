/* sprbits.h -- sparse sets of 32-bit numbers, stored as words of 64 bits
 *
 *   sprbits *s = sprbits_create();
 *   sprbits_add_range(s, 10, 20);
 *   uint32_t v, from = 0;
 *   while (sprbits_next(s, from, &v)) {
 *       ...
 *       if (v == UINT32_MAX) break;
 *       from = v + 1;
 *   }
 *   sprbits_destroy(s);
 *
 * All numbers from 0 to UINT32_MAX can be members.  Functions that return a
 * bool for success change nothing when they return false.
 */
#ifndef SPRBITS_H
#define SPRBITS_H

#include <stdbool.h>
#include <stdint.h>

/* Longest range for sprbits_add_range, and words that a set can have. */
#define SPRBITS_RANGE_MAX 65536u
#define SPRBITS_WORDS_MAX 16384u

typedef struct sprbits sprbits;

/* New empty set; NULL if out of memory. */
sprbits *sprbits_create(void);
/* NULL is ignored. */
void sprbits_destroy(sprbits *s);
/* An equal set of its own; NULL if out of memory. */
sprbits *sprbits_clone(const sprbits *s);

/* Adds a number; true also if it was there.  False if out of memory or words. */
bool sprbits_add(sprbits *s, uint32_t v);

/* Adds all numbers from first to last, both included.  False if first > last,
 * if they are more than SPRBITS_RANGE_MAX, or if out of memory or words. */
bool sprbits_add_range(sprbits *s, uint32_t first, uint32_t last);

/* Removes a number; whether it was there. */
bool sprbits_remove(sprbits *s, uint32_t v);

bool sprbits_has(const sprbits *s, uint32_t v);

/* Number of members. */
uint64_t sprbits_count(const sprbits *s);

/* Finds the smallest member that is not below `from`: true and *v set, or
 * false and *v unchanged. */
bool sprbits_next(const sprbits *s, uint32_t from, uint32_t *v);

/* Whether both have the same members. */
bool sprbits_equal(const sprbits *a, const sprbits *b);

#endif
