#ifndef BITFLOCK_H
#define BITFLOCK_H
/*
 * Sets of small numbers, 0 to BITFLOCK_MAX, a bit for each.
 *
 * A set is a struct bitflock of the caller's.  Start it with BITFLOCK_EMPTY,
 * give its memory back with bitflock_clear(); a cleared set is an empty one
 * and may be used again.  Don't touch the members, don't copy the struct (use
 * bitflock_copy).  Set arguments must not be NULL.  Where a function takes two
 * sets they may be the same one.
 *
 * What may need memory returns 0, or -1 when there is none; the set is then
 * as it was.
 */
#include <stddef.h>
#include <stdint.h>

#define BITFLOCK_MAX 65535u

struct bitflock {
    uint64_t *words;
    size_t used;
    size_t room;
};

#define BITFLOCK_EMPTY { NULL, 0, 0 }

/* Takes everything out and frees the memory. */
void bitflock_clear(struct bitflock *s);

/* Puts n in.  -1 also when n is greater than BITFLOCK_MAX. */
int bitflock_add(struct bitflock *s, unsigned n);

/* Takes n out if it is in. */
void bitflock_remove(struct bitflock *s, unsigned n);

/* 1 if n is in, else 0.  Any n. */
int bitflock_has(const struct bitflock *s, unsigned n);

/* How many numbers are in. */
size_t bitflock_count(const struct bitflock *s);

/* The least number in the set that is not less than `from`, or -1: for a loop
 *     for (long n = bitflock_next(s, 0); n >= 0; n = bitflock_next(s, n + 1)) */
long bitflock_next(const struct bitflock *s, unsigned long from);

/* dst becomes the same set as src. */
int bitflock_copy(struct bitflock *dst, const struct bitflock *src);

/* Puts all of src into dst. */
int bitflock_union(struct bitflock *dst, const struct bitflock *src);

/* Takes out of dst what is not in src. */
void bitflock_intersect(struct bitflock *dst, const struct bitflock *src);

/* Takes out of dst what is in src. */
void bitflock_subtract(struct bitflock *dst, const struct bitflock *src);

/* 1 if both have the same numbers, else 0. */
int bitflock_equal(const struct bitflock *a, const struct bitflock *b);

/* A hash for tables with sets as keys. */
uint64_t bitflock_hash(const struct bitflock *s);

#endif
