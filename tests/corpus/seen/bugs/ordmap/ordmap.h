#ifndef ORDMAP_H
#define ORDMAP_H

#include <stdbool.h>
#include <stddef.h>

/**
 * A map from strings to strings that keeps the order in which keys were
 * added, as the header fields of a message.
 *
 * Keys and values are copied. Strings returned belong to the map; they are
 * valid until the entry is changed or removed or the map is freed.
 */
typedef struct ordmap ordmap_t;

ordmap_t *ordmap_create(void);
void ordmap_free(ordmap_t *map);

/** Makes an independent copy. Returns NULL if memory is exhausted. */
ordmap_t *ordmap_clone(const ordmap_t *map);

/** Adds an entry at the end, or changes the value of an existing key in its
 *  place. Returns false if memory is exhausted; then the map is unchanged. */
bool ordmap_put(ordmap_t *map, const char *key, const char *value);

/** Returns the value, or NULL if there is no such key. */
const char *ordmap_get(const ordmap_t *map, const char *key);

/** Returns false if there is no such key. */
bool ordmap_remove(ordmap_t *map, const char *key);

size_t ordmap_size(const ordmap_t *map);

/** Key and value by position; NULL if position >= size. */
const char *ordmap_key_at(const ordmap_t *map, size_t position);
const char *ordmap_value_at(const ordmap_t *map, size_t position);

/** Same keys with the same values in the same order? */
bool ordmap_equal(const ordmap_t *a, const ordmap_t *b);

#endif
