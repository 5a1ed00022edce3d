/* sieveset.h: Bloom filters in memory that you provide.
 *
 * Meant for firmware without a heap: the bits live in a static array, a page of
 * a mapped file or wherever you like.
 *
 *     static unsigned char bits[SIEVE_BYTES(1000)];
 *     struct sieve s;
 *     sieve_init(&s, bits, 1000, 4);
 *     sieve_add(&s, "apple", 5);
 *     if (sieve_may_have(&s, "pear", 4)) ...      perhaps in it
 */
#ifndef SIEVESET_H
#define SIEVESET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SIEVE_MAX_BITS UINT32_C(0x8000000)
#define SIEVE_MAX_HASHES 16

/* How many bytes a filter of that many bits needs. */
#define SIEVE_BYTES(nbits) (((size_t)(nbits) + 7) / 8)

/* A filter.  All functions but sieve_init() want one that has been initialised. */
struct sieve {
    unsigned char *bits;
    uint32_t nbits;
    unsigned hashes;
};

/* Sets up an empty filter with nbits bits (1 to SIEVE_MAX_BITS) and 1 to
 * SIEVE_MAX_HASHES hashes per key.  `memory` has SIEVE_BYTES(nbits) bytes, is
 * cleared, and belongs to the filter as long as that is in use.
 * Returns 0, or -1 for numbers out of range or memory that is NULL; the filter
 * is unusable then. */
int sieve_init(struct sieve *s, void *memory, uint32_t nbits, unsigned hashes);

/* The same, but keeps the bits found in memory, say, those of a file. */
int sieve_attach(struct sieve *s, void *memory, uint32_t nbits, unsigned hashes);

/* Empties a filter. */
void sieve_clear(struct sieve *s);

/* Adds a key of len bytes (key may be NULL if len is 0).  Returns whether it
 * certainly was not in the filter before. */
bool sieve_add(struct sieve *s, const void *key, size_t len);

/* Whether the key may have been added: false is certain. */
bool sieve_may_have(const struct sieve *s, const void *key, size_t len);

/* Number of bits that are set. */
uint32_t sieve_ones(const struct sieve *s);

/* Estimates the part of keys never added for which sieve_may_have() is true,
 * from 0 to 1. */
double sieve_error(const struct sieve *s);

/* Whether two filters have the same number of bits and of hashes. */
bool sieve_same_shape(const struct sieve *a, const struct sieve *b);

/* Adds all keys of other to s, or drops keys that are not in both.  The filters
 * must be of the same shape. */
void sieve_unite(struct sieve *s, const struct sieve *other);
void sieve_intersect(struct sieve *s, const struct sieve *other);

#endif
