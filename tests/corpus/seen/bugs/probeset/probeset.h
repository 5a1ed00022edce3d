/* probeset - a set of 32-bit keys that never grows
 *
 * All memory is taken when the set is made; adding and removing keys does not
 * allocate.  Any uint32_t can be a key, 0 and UINT32_MAX too.
 *
 * Pointers to sets must be valid, and not NULL unless it says so.
 */
#ifndef PROBESET_H
#define PROBESET_H

#include <stddef.h>
#include <stdint.h>

#define PROBESET_MAX 65536

typedef struct probeset probeset;

/* A set that can hold `capacity` keys, 1 to PROBESET_MAX.  NULL if capacity is
 * out of range or memory runs out.  Free it with probeset_free. */
probeset *probeset_new(size_t capacity);
void probeset_free(probeset *s); /* NULL is fine */

/* A set with the same capacity and keys, or NULL without memory. */
probeset *probeset_copy(const probeset *s);

/* 1: added; 0: was in it already; -1: the set is full.  Keys can be added and
 * removed as often as you like, as long as no more than `capacity` are in the
 * set at a time. */
int probeset_add(probeset *s, uint32_t key);

/* 1: removed; 0: was not in it. */
int probeset_remove(probeset *s, uint32_t key);

/* Whether key is in the set: 1 or 0. */
int probeset_has(const probeset *s, uint32_t key);

/* Number of keys in the set, and how many it can hold. */
size_t probeset_count(const probeset *s);
size_t probeset_capacity(const probeset *s);

/* Removes all keys. */
void probeset_clear(probeset *s);

/* Walks over the keys, in no particular order.  Start with *cursor = 0:
 *
 *     size_t at = 0;
 *     uint32_t key;
 *     while (probeset_next(s, &at, &key))
 *         ...
 *
 * The key just delivered may be removed on the way; do not add keys. */
int probeset_next(const probeset *s, size_t *cursor, uint32_t *key);

/* 1 if both have the same keys (the capacities may differ), else 0. */
int probeset_equal(const probeset *a, const probeset *b);

/* Adds all keys of src to dst.  0, or -1 if they do not all fit: then dst is
 * as it was.  Both may be the same set. */
int probeset_merge(probeset *dst, const probeset *src);

#endif
