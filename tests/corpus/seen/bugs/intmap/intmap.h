/* A map from int to int (open addressing, linear probing). */
#ifndef INTMAP_H
#define INTMAP_H

#include <stdbool.h>
#include <stddef.h>

typedef struct intmap intmap;

intmap *intmap_new(void);
void intmap_free(intmap *map);

/* False when memory ran out. */
bool intmap_put(intmap *map, int key, int value);
bool intmap_get(const intmap *map, int key, int *value);
bool intmap_del(intmap *map, int key);
size_t intmap_size(const intmap *map);

/* Visits all pairs in no special order: start with *position 0; false at the
 * end. The map must not change meanwhile. */
bool intmap_next(const intmap *map, size_t *position, int *key, int *value);

#endif
