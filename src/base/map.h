/* Map: strings to pointers.  Keys are copied; values are the caller's. */
#ifndef ASSAY_BASE_MAP_H
#define ASSAY_BASE_MAP_H

#include <stddef.h>

struct map {
    struct map_slot *slots;
    size_t count, capacity;
};
#define MAP_INIT {0}
void *map_get(const struct map *map, const char *key);       /* NULL: not there */
void map_put(struct map *map, const char *key, void *value); /* replaces */
void map_release(struct map *map);

#endif
