#ifndef PROBEMAP_H
#define PROBEMAP_H

/* probemap: a hash map from int to long, open addressing in one block. */

#include <stdbool.h>
#include <stddef.h>

#define PROBEMAP_MAX 65536 /* entries a map can hold */

typedef struct probemap probemap;

/*
 * New, empty map with room for about `hint` entries; it grows by itself, so 0
 * will do.  NULL if hint > PROBEMAP_MAX or memory runs out.
 */
probemap *probemap_new(size_t hint);

/* Frees the map; NULL is ignored. */
void probemap_free(probemap *m);

/* A second map with the same entries; NULL if memory runs out. */
probemap *probemap_copy(const probemap *m);

/*
 * Enters key with value, or replaces the value key had.
 * 1: entered, 0: replaced, -1: the map is full or out of memory (unchanged).
 */
int probemap_put(probemap *m, int key, long value);

/* True if key is there; its value then goes to *value, unless value is NULL. */
bool probemap_get(const probemap *m, int key, long *value);

/*
 * Removes key.  True if it was there; the value it had goes to *value, unless
 * value is NULL.
 */
bool probemap_remove(probemap *m, int key, long *value);

/* Number of entries. */
size_t probemap_count(const probemap *m);

/* Removes all entries, keeps the memory. */
void probemap_clear(probemap *m);

/*
 * Walks over the entries, in no special order:
 *
 *     size_t pos = 0;
 *     int key; long value;
 *     while (probemap_next(m, &pos, &key, &value)) ...
 *
 * False at the end.  key and value may be NULL.  Entries may be removed or
 * their values replaced during the walk; after a new key it has to begin anew.
 */
bool probemap_next(const probemap *m, size_t *pos, int *key, long *value);

/* True if both maps have the same keys with the same values. */
bool probemap_equal(const probemap *a, const probemap *b);

#endif
