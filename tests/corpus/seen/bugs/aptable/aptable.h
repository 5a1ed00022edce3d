#ifndef APTABLE_H
#define APTABLE_H

/**
 * @file aptable.h
 * @brief Tables of text, in the manner of request headers.
 *
 * A table maps keys to values, both being NUL terminated strings of which the
 * table makes copies.  Keys are compared without regard to case (ASCII).  A
 * key may occur several times; the entries keep the order in which they were
 * added.
 */

/** the abstract table */
typedef struct apt_table apt_table;

/** result of the functions that change a table */
typedef enum { APT_SUCCESS = 0, APT_ENOMEM = 1 } apt_status;

/**
 * The callback of apt_do().
 * @param rec   the pointer that was given to apt_do()
 * @param key   a key
 * @param value its value
 * @return 0 to stop, anything else to go on
 * @remark The callback must not modify the table.
 */
typedef int apt_do_fn(void *rec, const char *key, const char *value);

/** Makes an empty table. @return NULL if memory is out */
apt_table *apt_make(void);

/** Frees a table with its entries. @param t may be NULL */
void apt_free(apt_table *t);

/** Makes a new table with copies of all entries, in the same order. */
apt_table *apt_copy(const apt_table *t);

/** @return the number of entries */
int apt_count(const apt_table *t);

/** @return the value of the first entry with that key, or NULL.
 *  It is valid until the table is changed. */
const char *apt_get(const apt_table *t, const char *key);

/** Adds an entry, whether the key exists or not. */
apt_status apt_add(apt_table *t, const char *key, const char *value);

/**
 * Sets the value of a key.  If the key exists, the first such entry gets the
 * value and any others with the key are removed; otherwise an entry is added.
 */
apt_status apt_set(apt_table *t, const char *key, const char *value);

/** Removes all entries with that key, if there are any. */
void apt_unset(apt_table *t, const char *key);

/**
 * Appends to the value of the first entry with that key, separated by ", ".
 * Without such an entry it is the same as apt_add().
 */
apt_status apt_merge(apt_table *t, const char *key, const char *value);

/**
 * Calls a function for each entry, in order.
 * @return 0 if the callback stopped it, 1 otherwise
 */
int apt_do(apt_do_fn *comp, void *rec, const apt_table *t);

#endif
