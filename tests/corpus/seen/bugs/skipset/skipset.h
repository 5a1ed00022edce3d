/*
 * skipset.h - an ordered set of longs, kept in a skip list
 */
#ifndef SKIPSET_H
#define SKIPSET_H

#include <stddef.h>

typedef struct skipset skipset_t;

/* Returns an empty set, or NULL if out of memory. */
skipset_t *skipset_new(void);

/* Frees the set. NULL is ignored. */
void skipset_free(skipset_t *s);

/* Returns 1 if the key was added, 0 if it was there already, -1 if out of
 * memory. */
int skipset_insert(skipset_t *s, long key);

/* Returns 1 if the key was removed, 0 if it was not in the set. */
int skipset_remove(skipset_t *s, long key);

int skipset_contains(const skipset_t *s, long key);
size_t skipset_size(const skipset_t *s);

/*
 * These store a key in *out and return 1. If there is no such key they
 * return 0 and leave *out alone.
 */
int skipset_min(const skipset_t *s, long *out);
int skipset_max(const skipset_t *s, long *out);
int skipset_floor(const skipset_t *s, long key, long *out); /* largest <= key */
int skipset_ceil(const skipset_t *s, long key, long *out);  /* smallest >= key */

/* Removes the smallest key and stores it in *out. 0 if the set is empty. */
int skipset_pop_min(skipset_t *s, long *out);

/* Removes all keys. */
void skipset_clear(skipset_t *s);

#endif
