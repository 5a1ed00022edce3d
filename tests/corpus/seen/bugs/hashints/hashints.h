#ifndef HASHINTS_H
#define HASHINTS_H

#include <stddef.h>

/* HASHINTS -- sets of ints.
 *
 * NAME
 *     hi_new, hi_copy, hi_free, hi_add, hi_remove, hi_has, hi_count,
 *     hi_next, hi_equal
 *
 * DESCRIPTION
 *     A set holds any ints, at most HI_MAX of them.
 */
typedef struct hashints hashints;

#define HI_MAX 1000000

/*     hi_new() makes an empty set with room for `expected` ints; it grows
 *     beyond that by itself, so 0 will do.  hi_copy() makes an independent
 *     copy.  Both return NULL if there is not enough memory or `expected` is
 *     above HI_MAX.  hi_free() frees a set, or does nothing for NULL. */
hashints *hi_new(size_t expected);
hashints *hi_copy(const hashints *set);
void hi_free(hashints *set);

/*     hi_add() returns 1 if the value was added, 0 if it was in the set
 *     already, -1 if there is no memory or the set is full.
 *     hi_remove() returns 1 if the value was removed, 0 if it was not there.
 *     hi_has() returns 1 if the value is in the set, else 0.
 *     hi_count() returns the number of values. */
int hi_add(hashints *set, int value);
int hi_remove(hashints *set, int value);
int hi_has(const hashints *set, int value);
size_t hi_count(const hashints *set);

/*     hi_next() goes through the set, in no particular order:
 *
 *         size_t at = 0;
 *         int value;
 *         while (hi_next(set, &at, &value))
 *             ...
 *
 *     It returns 1 and the next value, or 0 at the end.  A value added or
 *     removed on the way may or may not be met. */
int hi_next(const hashints *set, size_t *at, int *value);

/*     hi_equal() returns 1 if both hold the same values, else 0. */
int hi_equal(const hashints *a, const hashints *b);

#endif
