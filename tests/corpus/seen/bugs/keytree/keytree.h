// keytree: a map from strings to longs that you can walk in key order.
//
// Keys are ordinary C strings (the empty one too, why not), compared with
// strcmp.  The map keeps its own copies, so what you pass in stays yours.
// It is a plain search tree: if you feed it sorted keys it becomes a list,
// which is why it stops at KEYTREE_MAX entries.

#ifndef KEYTREE_H
#define KEYTREE_H

#include <stdbool.h>
#include <stddef.h>

#define KEYTREE_MAX 1000     // entries
#define KEYTREE_MAXKEY 1000  // bytes of a key, without the NUL

struct keytree;
struct keytree_node;

// Lives wherever you like, needs no cleanup.
struct keytree_iter {
    struct keytree_node *next;  // private
};

// A new empty map, or NULL when there is no memory.
struct keytree *keytree_new(void);

// Frees the map with everything in it.  NULL is fine.
void keytree_free(struct keytree *map);

// Sets the value of key, adding the key if it is new.  False, with the map as
// it was, when the map is full, the key too long or memory is short.
bool keytree_put(struct keytree *map, const char *key, long value);

// Fetches the value of key into *value (unless value is NULL).  False, and
// *value untouched, if there is no such key.
bool keytree_get(const struct keytree *map, const char *key, long *value);

// Takes key out.  False if it wasn't in.
bool keytree_remove(struct keytree *map, const char *key);

// How many keys there are.
size_t keytree_count(const struct keytree *map);

// The smallest and the largest key, NULL when the map is empty.  The string is
// the map's, and good until that key is removed or the map freed.
const char *keytree_first(const struct keytree *map);
const char *keytree_last(const struct keytree *map);

// Iteration.  keytree_start puts the iterator before the first key that is not
// less than `from` (NULL: before the very first one); keytree_next then gives
// one key after the other in ascending order (and its value, unless value is
// NULL), and NULL at the end, from where
// on it keeps giving NULL.  The string is good as long as in keytree_first.
//
// While you iterate you may change values of keys that exist, and remove the
// key that keytree_next just gave you.  That's the usual way to weed a map:
//
//     keytree_start(map, NULL, &it);
//     while ((key = keytree_next(&it, &value)))
//         if (value == 0)
//             keytree_remove(map, key);
//
// Adding keys or removing others makes the iterator invalid; start it again.
void keytree_start(const struct keytree *map, const char *from, struct keytree_iter *it);
const char *keytree_next(struct keytree_iter *it, long *value);

#endif
