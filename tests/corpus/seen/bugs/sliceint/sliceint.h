#ifndef SLICEINT_H
#define SLICEINT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Arrays of integers that can be cut up the way Python cuts its lists.
 *
 * A position may be negative; it then counts from the end, so -1 is the last
 * element.  In a slice [lo, hi) both ends are moved into the array if they lie
 * outside of it, and a slice whose end comes before its start is empty, at lo.
 * SI_END as hi means all the rest.
 *
 * Where a function takes two arrays they may be the same one.  Arrays are
 * never NULL except where a comment allows it.  No array grows beyond
 * SI_MOST elements; what would make it do so fails and changes nothing, just
 * like what runs out of memory.
 */

#define SI_END PTRDIFF_MAX
#define SI_MOST 1000000

typedef struct sliceint sliceint_t;

/* An empty array, or one with the n given values (values may be NULL if n is 0). */
sliceint_t *si_new(void);
sliceint_t *si_from(const int32_t *values, size_t n);
void si_free(sliceint_t *a); /* NULL is fine */

size_t si_len(const sliceint_t *a);

/* One element; false if there is none at that position. */
bool si_get(const sliceint_t *a, ptrdiff_t at, int32_t *value);
bool si_set(sliceint_t *a, ptrdiff_t at, int32_t value);

bool si_append(sliceint_t *a, int32_t value);
bool si_extend(sliceint_t *a, const sliceint_t *more);

/* A copy of a slice as a new array, NULL if memory is out. */
sliceint_t *si_slice(const sliceint_t *a, ptrdiff_t lo, ptrdiff_t hi);

/* Replaces a slice by all elements of `with`, which may be more or fewer than
   it had.  a[lo:hi] = with, in other words. */
bool si_splice(sliceint_t *a, ptrdiff_t lo, ptrdiff_t hi, const sliceint_t *with);

/* Removes a slice; how many elements that were. */
size_t si_remove(sliceint_t *a, ptrdiff_t lo, ptrdiff_t hi);

/* a *= times; 0 empties the array. */
bool si_repeat(sliceint_t *a, size_t times);

void si_reverse(sliceint_t *a);

/* The first position of a value, -1 if it does not occur. */
ptrdiff_t si_index(const sliceint_t *a, int32_t value);

/* Below, equal to or above 0, in lexicographic order. */
int si_compare(const sliceint_t *a, const sliceint_t *b);

#endif
