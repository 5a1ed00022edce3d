/* skipway - a sorted map from texts to pointers, kept in a skip list
 *
 *     sw_map *m = sw_new(0);
 *     sw_put(m, "pear", &pear, NULL);
 *     for (sw_cursor c = sw_first(m); sw_at_entry(c); c = sw_next(c))
 *         puts(sw_key(c));
 *     sw_free(m);
 *
 * OWNERSHIP  The map copies neither keys nor values. A key must stay where it
 * is, unchanged, for as long as its entry is in the map. Values are only
 * passed around; they may be NULL.
 *
 * CURSORS  A cursor stands on an entry or behind the last one. It is a plain
 * value that needs no freeing. It stays good when entries are added and when
 * other entries are removed; removing the entry it stands on, sw_clear and
 * sw_free end its life.
 */
#ifndef SKIPWAY_H
#define SKIPWAY_H

#include <stddef.h>

#define SW_MAX_ENTRIES 100000

typedef struct sw_map sw_map;

typedef struct sw_cursor {
    struct sw_entry *entry; /* private */
} sw_cursor;

/* New empty map; the seed makes the levels of the list repeatable, any number
 * will do. NULL if there is no memory. */
sw_map *sw_new(unsigned seed);

/* Frees the map, not the keys and values. NULL is ignored. */
void sw_free(sw_map *m);

/* Removes all entries. */
void sw_clear(sw_map *m);

/* Number of entries. */
size_t sw_count(const sw_map *m);

/* Sets the value of a key. Of a key that is there already only the value is
 * replaced (the map goes on using the older key text), and the former value
 * is stored in *old unless old is NULL. Returns 1 for a new entry, 0 for a
 * replaced value, -1 when the map is full or memory is short. */
int sw_put(sw_map *m, const char *key, void *value, void **old);

/* Removes a key. Returns 1 and stores the value in *old (if not NULL), or 0
 * when there is no such key. */
int sw_remove(sw_map *m, const char *key, void **old);

/* Cursor on the first entry, or on the first whose key is not less than key
 * in the order of strcmp. */
sw_cursor sw_first(const sw_map *m);
sw_cursor sw_seek(const sw_map *m, const char *key);

/* 1 when the cursor stands on an entry, 0 when it is behind the last. */
int sw_at_entry(sw_cursor c);

/* The cursor must stand on an entry for these. */
sw_cursor sw_next(sw_cursor c);
const char *sw_key(sw_cursor c);
void *sw_value(sw_cursor c);

#endif
