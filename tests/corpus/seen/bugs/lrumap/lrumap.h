#ifndef LRUMAP_H
#define LRUMAP_H

#include <stddef.h>

/*
 * lrumap - a bounded map from strings to strings that forgets what has not
 * been used for longest.
 *
 * STRINGS
 *   Strings passed in are copied, and never kept.  They may be strings that
 *   the same map has returned.
 *
 *   Strings returned belong to the map.  Each stays valid until its entry is
 *   given another value, deleted or forgotten, or the map is freed; do not
 *   change or free it.
 *
 * ARGUMENTS
 *   Unless noted, no argument may be NULL.  The empty string is a key and a
 *   value like any other.
 */

#define LRUMAP_MAX 4096 /* entries */

typedef struct lrumap lrumap;

/* A map for 1 to LRUMAP_MAX entries.  NULL when the capacity is outside of
 * that or there is no memory. */
lrumap *lrumap_new(size_t capacity);

/* Frees the map with everything in it.  NULL is ignored. */
void lrumap_free(lrumap *m);

/* Sets the value of key and makes it the most recently used.  When the key is
 * new and the map is full, the least recently used entry is forgotten.
 * Returns 1 for a new key, 0 when there was a value before, -1 when there is
 * no memory (the value is not set, but an entry may have been forgotten). */
int lrumap_put(lrumap *m, const char *key, const char *value);

/* The value of key, or NULL when it has none.  get makes the key the most
 * recently used, peek does not. */
const char *lrumap_get(lrumap *m, const char *key);
const char *lrumap_peek(const lrumap *m, const char *key);

/* Deletes key.  Returns whether it was there. */
int lrumap_del(lrumap *m, const char *key);

/* The key that was used most, or least, recently; NULL when the map is empty.
 * Asking is not using. */
const char *lrumap_newest(const lrumap *m);
const char *lrumap_oldest(const lrumap *m);

size_t lrumap_count(const lrumap *m);
size_t lrumap_capacity(const lrumap *m);

/* Changes the capacity; forgets the least recently used entries if there are
 * too many.  Returns 0, or -1 when the capacity is not allowed. */
int lrumap_resize(lrumap *m, size_t capacity);

#endif
