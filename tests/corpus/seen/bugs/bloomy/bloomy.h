/*
 * bloomy - Bloom filters
 *
 * A filter remembers which keys were added to it. It may say of a key that
 * it was added when it was not, but never the other way round.
 */
#ifndef BLOOMY_H
#define BLOOMY_H

#include <stdbool.h>
#include <stddef.h>

typedef struct bloom bloom_t;

#define BLOOM_MAX_BITS (1u << 20)
#define BLOOM_MAX_HASHES 16

enum {
    BLOOM_OK = 0,
    BLOOM_ENOMEM = -1,
    BLOOM_EINVAL = -2,   /* bits or hashes out of range */
    BLOOM_EMISMATCH = -3 /* filters that cannot be combined */
};

/*
 * Create an empty filter of 1 to BLOOM_MAX_BITS bits, which sets 1 to
 * BLOOM_MAX_HASHES of them for a key. On failure *filter is set to NULL.
 */
int bloom_create(bloom_t **filter, size_t bits, unsigned hashes);

/* Create a filter with the same bits. */
int bloom_clone(bloom_t **filter, const bloom_t *from);

/* Free a filter (or NULL). */
void bloom_destroy(bloom_t *filter);

/* Add a key of size bytes. */
void bloom_add(bloom_t *filter, const void *key, size_t size);

/* Add a zero-terminated string, without the zero. */
void bloom_add_str(bloom_t *filter, const char *str);

/* false: surely not added; true: probably added */
bool bloom_test(const bloom_t *filter, const void *key, size_t size);
bool bloom_test_str(const bloom_t *filter, const char *str);

/*
 * Add to dst all keys that src has. Only possible with filters that were
 * created alike: otherwise BLOOM_EMISMATCH is returned and dst not changed.
 */
int bloom_merge(bloom_t *dst, const bloom_t *src);

/* Remove all keys. */
void bloom_clear(bloom_t *filter);

/* Part of the bits that are set, from 0 to 1. */
double bloom_load(const bloom_t *filter);

#endif
