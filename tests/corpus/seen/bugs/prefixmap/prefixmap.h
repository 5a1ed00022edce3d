/* prefixmap - strings by string keys, with lookups by prefix.
 *
 * Keys are any texts, also the empty one. Keys and values are copied.
 */
#ifndef PREFIXMAP_H
#define PREFIXMAP_H

#include <stddef.h>

typedef struct pm_map pm_map;

/* Called for each entry; anything but 0 stops. The map must not be changed
 * meanwhile. */
typedef int (*pm_visit)(const char *key, const char *value, void *ctx);

pm_map *pm_new(void);
void pm_free(pm_map *map);

/* Set or replace. 0 on success, -1 when out of memory or when the key is
 * longer than PM_KEY_MAX. */
#define PM_KEY_MAX 255
int pm_set(pm_map *map, const char *key, const char *value);

/* The value, or NULL. Owned by the map, good until the entry is changed. */
const char *pm_get(const pm_map *map, const char *key);

/* Removes one entry: 1, or 0 if there is none. */
int pm_unset(pm_map *map, const char *key);

/* Removes all entries whose key begins with the prefix; returns how many. */
size_t pm_unset_prefix(pm_map *map, const char *prefix);

/* The value of the longest key that text begins with, or NULL. */
const char *pm_match(const pm_map *map, const char *text);

size_t pm_count(const pm_map *map);

/* All entries whose key begins with prefix, in the order of strcmp().
 * Returns what the last call of visit returned, 0 if there was none. */
int pm_each(const pm_map *map, const char *prefix, pm_visit visit, void *ctx);

#endif
