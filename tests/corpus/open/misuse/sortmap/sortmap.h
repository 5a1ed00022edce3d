#ifndef SORTMAP_H
#define SORTMAP_H

#include <stdbool.h>
#include <stddef.h>

/* A map from int to int, in the order of its keys. */
struct sortmap;
struct sortmap_cursor;

struct sortmap *sortmap_new(void);
void sortmap_free(struct sortmap *map);

/* Replaces the value of a key that is there.  False when memory is out. */
bool sortmap_put(struct sortmap *map, int key, int value);
bool sortmap_get(const struct sortmap *map, int key, int *value);
bool sortmap_remove(struct sortmap *map, int key);
size_t sortmap_size(const struct sortmap *map);

/* A cursor before the first key.  It ends with the map, and does not survive
   the removal of the key it stands on. */
struct sortmap_cursor *sortmap_cursor_new(const struct sortmap *map);
void sortmap_cursor_free(struct sortmap_cursor *cursor);
/* Moves on to the next key; false at the end.  The pointers may be NULL. */
bool sortmap_cursor_next(struct sortmap_cursor *cursor, int *key, int *value);

#endif
