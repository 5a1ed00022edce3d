#ifndef SKIPIDX_H
#define SKIPIDX_H
/*
 * skipidx.h -- ordered index of strings, a skip list
 *
 * Maps keys (strings, ordered as by strcmp) to pointers of the caller's.  No
 * key is in an index twice.  The index copies neither keys nor values: it
 * keeps the pointers.  A key has to stay where it is, unchanged, for as long
 * as its entry is in the index.  Values are never looked at and may be NULL.
 */
#include <stddef.h>

#define SKIPIDX_MAX 100000 /* entries in an index */

typedef struct skipidx skipidx;
typedef struct skipent skipent; /* an entry; belongs to its index */

/* Returns an empty index, or NULL if there is no memory. */
skipidx *skipidx_new(void);

/* Frees the index and its entries (not keys and values).  NULL is fine. */
void skipidx_free(skipidx *x);

/* Number of entries. */
size_t skipidx_count(const skipidx *x);

/*
 * Inserts key with value.  If the key is there already its entry gets the
 * new value and keeps the old key pointer.  Returns the entry, or NULL if the
 * index is full or there is no memory.
 */
skipent *skipidx_insert(skipidx *x, const char *key, void *value);

/* The entry of key, or NULL. */
skipent *skipidx_find(const skipidx *x, const char *key);

/* The first entry whose key is not less than key, or NULL. */
skipent *skipidx_seek(const skipidx *x, const char *key);

/* The first entry, and the one behind an entry; NULL if there is none. */
skipent *skipidx_first(const skipidx *x);
skipent *skipidx_next(const skipent *e);

/* Key and value of an entry. */
const char *skipidx_key(const skipent *e);
void *skipidx_value(const skipent *e);

/*
 * Takes the entry e, which must be in x, out of the index and frees it.
 * Other entries are not affected.  Returns the entry that was behind it, or
 * NULL, so that one can remove while walking:
 *
 *     for (e = skipidx_first(x); e; )
 *         e = unwanted(e) ? skipidx_erase(x, e) : skipidx_next(e);
 */
skipent *skipidx_erase(skipidx *x, skipent *e);

/*
 * Calls visit for every entry in order until it returns something other than
 * 0, which is then the result; 0 otherwise.  visit must not insert or erase.
 */
int skipidx_each(skipidx *x, int (*visit)(skipent *e, void *arg), void *arg);

#endif
