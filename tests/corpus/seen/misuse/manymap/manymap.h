/* manymap.h - a map from strings to any number of integers each
 *
 * Keys keep the order in which they first came, values the order in which
 * they were put under their key.  The same value may be there many times.
 */
#ifndef MANYMAP_H
#define MANYMAP_H

#include <stddef.h>
#include <stdbool.h>

typedef struct mm_map mm_map;
typedef struct mm_key mm_key;

/* A place in a map: no key yet, a key, or the end.  Cursors are plain values
 * and need no cleaning up. */
typedef struct {
    mm_map *map;
    mm_key *key;
    bool started;
} mm_cursor;

#define MM_MAX_PAIRS 100000

/* Returns NULL if there is no memory. */
mm_map *mm_new(void);

/* Frees the map and all that it handed out.  NULL is ignored. */
void mm_free(mm_map *map);

/* Adds a value under a key; the key is copied.  Returns false if there is no
 * memory or the map has MM_MAX_PAIRS values. */
bool mm_put(mm_map *map, const char *key, int value);

/* Number of values under a key, and of all values in the map. */
size_t mm_count(const mm_map *map, const char *key);
size_t mm_size(const mm_map *map);

/* The values under a key as an array of *n elements, or NULL and 0 if there
 * are none.  The array belongs to the map and is valid until the map is next
 * changed. */
const int *mm_values(const mm_map *map, const char *key, size_t *n);

/* Removes the first such value under a key, or the key with all its values.
 * The key goes with its last value.  Returns how many values were removed. */
size_t mm_remove(mm_map *map, const char *key, int value);
size_t mm_remove_key(mm_map *map, const char *key);

/* Removes everything. */
void mm_clear(mm_map *map);

/* Going through the keys:
 *
 *     mm_cursor c = mm_begin(map);
 *     while (mm_next(&c))
 *         puts(mm_cursor_key(&c));
 *
 * mm_next() returns false at the end, and again when called there.  Values
 * and keys may be added meanwhile, but the key a cursor is at must not be
 * removed, except with mm_erase() and that cursor. */
mm_cursor mm_begin(mm_map *map);
bool mm_next(mm_cursor *c);

/* The key a cursor is at, owned by the map and valid until the key is
 * removed.  NULL before the first mm_next() and at the end. */
const char *mm_cursor_key(const mm_cursor *c);

/* Removes the key a cursor is at; the following mm_next() goes to the key
 * after it.  Returns the number of values removed, 0 if the cursor is at no
 * key.  The cursor steps back for this: until then it is at the key before
 * the removed one, or as new if there is none. */
size_t mm_erase(mm_cursor *c);

#endif
