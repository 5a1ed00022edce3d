#ifndef SKIPCUR_H
#define SKIPCUR_H
#include <stddef.h>

/*! \file
    Ordered maps, kept as skip lists.

    Keys and values are pointers of yours. The map stores the pointers and never
    copies or frees what they point to. A key has to remain valid, and to compare
    the same, for as long as it is in the map.
*/

typedef struct sk_map sk_map;

/*! Total order of keys: negative, zero or positive, as for qsort. */
typedef int (*sk_compare)(const void *a, const void *b);

/*! A place in a map, or past its end. Pass it around by value; there is nothing
    to free. Adding entries leaves cursors intact. Removing an entry invalidates
    the cursors on it, sk_clear and sk_free all of the map; then the only thing to
    do with such a cursor is to assign it anew. */
typedef struct sk_cursor {
    struct sk_node *node; /*!< private */
} sk_cursor;

/*! New empty map; NULL if out of memory. */
sk_map *sk_new(sk_compare compare);

/*! Frees the map, not the keys and values. NULL is fine. */
void sk_free(sk_map *map);

/*! Empties the map. */
void sk_clear(sk_map *map);

/*! Sets the value of a key (NULL is a value like any other).
    \return 1 new key; 0 key was there, value replaced, the old key pointer is
    kept; -1 out of memory or more than a million entries. */
int sk_put(sk_map *map, const void *key, void *value);

/*! Value of a key, NULL if it is not there. */
void *sk_get(const sk_map *map, const void *key);

/*! Removes a key. \return 1, or 0 if it was not there. */
int sk_remove(sk_map *map, const void *key);

/*! Number of entries. */
size_t sk_size(const sk_map *map);

/*! Cursor on the smallest key; past the end if the map is empty. */
sk_cursor sk_first(const sk_map *map);

/*! Cursor on the smallest key that is not less than \p key, or past the end. */
sk_cursor sk_seek(const sk_map *map, const void *key);

/*! 0 if the cursor is past the end, else 1. */
int sk_at_entry(sk_cursor c);

/*! Cursor on the next larger key, or past the end, where it stays. */
sk_cursor sk_next(sk_cursor c);

/*! Key and value at the cursor, which is not past the end. */
const void *sk_key(sk_cursor c);
void *sk_value(sk_cursor c);

#endif
