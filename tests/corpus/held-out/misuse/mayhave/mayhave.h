#ifndef MAYHAVE_H
#define MAYHAVE_H

#include <stddef.h>
#include <stdint.h>

/* A Bloom filter in memory that you provide.
 *
 *     uint64_t words[MAYHAVE_WORDS(1000)];
 *     struct mayhave f;
 *
 *     mayhave_init(&f, words, 1000, 4, 0);
 *     mayhave_add(&f, "apple", 5);
 *     if (mayhave_test(&f, "pear", 4)) ...     // perhaps
 *
 * The struct must have been set up with mayhave_init() or mayhave_load()
 * before anything else is done with it.  There is nothing to free.  Structs may
 * be copied; a copy shares the words.
 */

#define MAYHAVE_MAX_BITS   (UINT32_C(1) << 26)
#define MAYHAVE_MAX_HASHES 32u

/* How many words a filter of that many bits takes. */
#define MAYHAVE_WORDS(bits) (((size_t)(bits) + 63) / 64)

struct mayhave {
    uint64_t *words;
    uint32_t bits;
    uint32_t hashes;
    uint64_t seed;
};

/* Sets up an empty filter of `bits` bits (1 to MAYHAVE_MAX_BITS) and `hashes`
 * hash functions (1 to MAYHAVE_MAX_HASHES).  `words` is an array of
 * MAYHAVE_WORDS(bits) elements, which is cleared here and which must live as
 * long as the filter.  Returns 0, or -1 if a number is out of range: *f and the
 * words are then left alone. */
int mayhave_init(struct mayhave *f, uint64_t *words, uint32_t bits, uint32_t hashes, uint64_t seed);

/* Forgets all keys. */
void mayhave_clear(struct mayhave *f);

/* Adds a key of len bytes; key may be NULL if len is 0, the empty key. */
void mayhave_add(struct mayhave *f, const void *key, size_t len);

/* 0 if the key was certainly not added, 1 if it may have been. */
int mayhave_test(const struct mayhave *f, const void *key, size_t len);

/* 1 if two filters have the same bits, hashes and seed, else 0. */
int mayhave_alike(const struct mayhave *a, const struct mayhave *b);

/* Adds to dst all keys of src.  The two must be alike: see mayhave_alike(). */
void mayhave_merge(struct mayhave *dst, const struct mayhave *src);

/* How many bits are set. */
uint32_t mayhave_weight(const struct mayhave *f);

/* How many different keys were added, by estimation; HUGE_VAL if all bits are
 * set. */
double mayhave_estimate(const struct mayhave *f);

/* Writes the filter into buf if it has room, that is size bytes; returns the
 * bytes that were or would have been written. */
size_t mayhave_save(const struct mayhave *f, void *buf, size_t size);

/* Reads what mayhave_save() wrote.  `words` has room for `room` elements.
 * Returns 0, or -1 if buf does not hold a filter, or not just one, or one that
 * has more words than there is room for; *f is then left alone. */
int mayhave_load(struct mayhave *f, uint64_t *words, size_t room, const void *buf, size_t size);

#endif
