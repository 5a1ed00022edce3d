/* spanset: sets of ints, kept as a sorted array of closed ranges.
 *
 *     struct spanset s;
 *     spanset_init(&s);
 *     spanset_add(&s, 1, 10);
 *     spanset_remove(&s, 4, 5);        // 1-3 6-10
 *     spanset_fini(&s);
 *
 * Both ends of a range belong to it.  Every int can be a member, from INT_MIN
 * to INT_MAX.  The members of the struct may be read, not written.
 */
#ifndef SPANSET_H
#define SPANSET_H

#include <stddef.h>

struct span {
    int lo, hi; /* lo <= hi */
};

struct spanset {
    struct span *span; /* ascending, neither overlapping nor adjacent */
    size_t count;
    size_t room;
};

#define SPANSET_MAX 4096 /* ranges of a set */

/* Makes an empty set of raw memory.  A set must be initialised before any
 * other use, and released with spanset_fini(). */
void spanset_init(struct spanset *s);

/* Releases the memory; the set is empty then and may be used again. */
void spanset_fini(struct spanset *s);

/* Adds or removes lo to hi.  Nothing happens if lo > hi.
 * Return 0, or -1 if out of memory or if there would be more than SPANSET_MAX
 * ranges; the set is unchanged then. */
int spanset_add(struct spanset *s, int lo, int hi);
int spanset_remove(struct spanset *s, int lo, int hi);

/* 1 if x is a member, else 0. */
int spanset_has(const struct spanset *s, int x);

/* The number of members, up to 2^32. */
unsigned long long spanset_size(const struct spanset *s);

/* dst = src.  dst is an initialised set; its old members are lost.  0 or -1
 * as above. */
int spanset_copy(struct spanset *dst, const struct spanset *src);

/* dst = all ints which are not in src.  dst is an initialised set and may be
 * the same as src.  0 or -1 as above. */
int spanset_invert(struct spanset *dst, const struct spanset *src);

/* 1 if both have the same members, else 0. */
int spanset_equal(const struct spanset *a, const struct spanset *b);

/* The smallest member which is not below *x is stored in *x: 1; or 0 if there
 * is none. */
int spanset_ceil(const struct spanset *s, int *x);

#endif
