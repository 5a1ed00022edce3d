/**
 * oatable: a hash table with open addressing for keys of any kind.
 *
 * The table stores pointers to the caller's keys, not copies: a key that is in
 * a table has to stay where it is, unchanged, until it is removed or the table
 * is freed.  Values are pointers that the table does not look at.
 */
#ifndef OATABLE_H
#define OATABLE_H

#include <stddef.h>
#include <stdint.h>

/** Keys that are equal must have equal hashes. */
typedef uint32_t (*oat_hash_fn)(const void *key);
/** Not 0 if the keys are equal. */
typedef int (*oat_equal_fn)(const void *a, const void *b);

typedef struct oat_table oat_table;

/** The most keys in a table. */
#define OAT_MAX 100000

/** An empty table, NULL if a function is NULL or there is no memory. */
oat_table *oat_new(oat_hash_fn hash, oat_equal_fn equal);

/** Frees the table, but neither keys nor values. NULL is fine. */
void oat_free(oat_table *t);

/**
 * Puts a value under a key, replacing the value (not the key) of an equal one.
 * Returns 1 if the key is new, 0 if it was there, -1 if it could not be added.
 */
int oat_put(oat_table *t, const void *key, void *value);

/** The value of a key, NULL if the key is not there. */
void *oat_get(const oat_table *t, const void *key);

/**
 * Where the value of a key is kept, to change it in place; the key is added
 * with the value NULL if it is not there. NULL if that is not possible.
 * The place is good until the next key is added with oat_put() or oat_ref(),
 * or this one removed.
 */
void **oat_ref(oat_table *t, const void *key);

/** Removes a key. Returns the key pointer that was stored, NULL if none. */
const void *oat_remove(oat_table *t, const void *key);

/** Number of keys. */
size_t oat_count(const oat_table *t);

/**
 * Calls visit for every key, in no particular order, until it returns
 * something else than 0; returns that, or 0 at the end. visit may replace
 * values of keys that are there, and it may remove keys; it must not add any.
 */
int oat_each(oat_table *t, int (*visit)(const void *key, void *value, void *user), void *user);

/** Functions for keys that are strings. */
uint32_t oat_hash_string(const void *key);
int oat_equal_string(const void *a, const void *b);

#endif
