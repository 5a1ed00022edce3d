/**
 * bitshelf: sets of small integers as bits, in memory of the caller.
 *
 * A set over the range 0 .. nbits-1 needs BSH_WORDS(nbits) words of storage:
 *
 *     uint64_t room[BSH_WORDS(200)];
 *     struct bitshelf set;
 *
 *     bsh_init(&set, room, 200);
 *     bsh_add(&set, 17);
 *
 * The functions are meant for inner loops and do not check their arguments.
 */
#ifndef BITSHELF_H
#define BITSHELF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Words of storage for a set over nbits integers. */
#define BSH_WORDS(nbits) ((nbits) / 64 + ((nbits) % 64 != 0))

/** What bsh_next() returns behind the last element. */
#define BSH_END SIZE_MAX

/** A set. Read the fields if you like, but leave them alone. */
struct bitshelf {
    uint64_t *words;
    size_t nbits;
};

/**
 * Makes an empty set over 0 .. nbits-1. storage has BSH_WORDS(nbits) words
 * (it may be NULL for nbits == 0), and stays in place while the set is used.
 * There is nothing to free.
 */
void bsh_init(struct bitshelf *set, uint64_t *storage, size_t nbits);

/** Adds an element. @pre i < nbits */
void bsh_add(struct bitshelf *set, size_t i);

/** Takes an element out; no matter if it is not there. @pre i < nbits */
void bsh_del(struct bitshelf *set, size_t i);

/** Whether i is an element. @pre i < nbits */
bool bsh_has(const struct bitshelf *set, size_t i);

/** Adds from, from+1, .. to-1; none if from == to. @pre from <= to <= nbits */
void bsh_add_range(struct bitshelf *set, size_t from, size_t to);

/** Takes all elements out. */
void bsh_clear(struct bitshelf *set);

/** How many elements there are. */
size_t bsh_count(const struct bitshelf *set);

/**
 * The smallest element that is at least i, or BSH_END. Any i will do:
 *
 *     for (i = bsh_next(&set, 0); i != BSH_END; i = bsh_next(&set, i + 1))
 */
size_t bsh_next(const struct bitshelf *set, size_t i);

/**
 * a becomes the union, the intersection, or the difference of a and b.
 * They may be the same set. @pre both have the same nbits
 */
void bsh_or(struct bitshelf *a, const struct bitshelf *b);
void bsh_and(struct bitshelf *a, const struct bitshelf *b);
void bsh_minus(struct bitshelf *a, const struct bitshelf *b);

/** Whether two sets have the same elements; their nbits may differ. */
bool bsh_equal(const struct bitshelf *a, const struct bitshelf *b);

#endif
