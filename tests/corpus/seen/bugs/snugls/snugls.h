/**
 * @file snugls.h
 * A list of short byte strings that lives in one block of memory.
 *
 * Every entry stores the size of the entry before it, so the list can be
 * walked from both ends without a pointer per entry.  Insertion and removal in
 * the middle cost a memmove; use it for lists of some dozens or hundreds of
 * entries where memory matters more than speed.
 *
 * Unless said otherwise a list must not be NULL.
 */
#ifndef SNUGLS_H
#define SNUGLS_H

#include <stddef.h>

#define SNUGLS_MAX_ENTRY 1024 /**< bytes in an entry */
#define SNUGLS_MAX_COUNT 4096 /**< entries in a list */

typedef struct snugls snugls;

/** Creates an empty list. @return NULL when memory is out. */
snugls *snugls_new(void);

/** Frees a list; NULL is allowed. */
void snugls_free(snugls *list);

/** @return the number of entries. */
size_t snugls_count(const snugls *list);

/** @return the size of the block that holds all entries. */
size_t snugls_bytes(const snugls *list);

/**
 * Inserts a copy of @p len bytes so that it becomes the entry number @p index.
 *
 * @param index  0 up to and including snugls_count().
 * @param data   @p len bytes; may be NULL when @p len is 0 and may be an entry
 *               of the same list.
 * @return 0, or -1 when the index is too high, the entry too long, the list
 *         full or memory out.  The list is unchanged then.
 */
int snugls_insert(snugls *list, size_t index, const void *data, size_t len);

/** Inserts behind the last entry. @see snugls_insert */
int snugls_push(snugls *list, const void *data, size_t len);

/** Removes an entry. @return 0, or -1 when there is none of that index. */
int snugls_remove(snugls *list, size_t index);

/**
 * Looks at an entry.
 *
 * @param index  0 is the first entry, -1 the last one, -2 the one before it.
 * @param len    receives the number of bytes; may be NULL.
 * @return the bytes, which are not terminated and stay valid until the list is
 *         changed or freed; NULL when there is none of that index.
 */
const void *snugls_get(const snugls *list, long index, size_t *len);

/** @return the index of the first entry with these bytes, -1 if there is none. */
long snugls_index_of(const snugls *list, const void *data, size_t len);

#endif
