#ifndef PAGEBT_H
#define PAGEBT_H

#include <stddef.h>
#include <stdint.h>

/**
 * pagebt: an ordered store of records in copy-on-write pages
 *
 * Records have a 32-bit key and a value of up to PBT_MAX_VALUE bytes.  A
 * change writes a new copy of the page concerned and drops the old one.
 *
 * Values are never copied out: pbt_get() and pbt_fetch() return pointers into
 * the pages.  Such a pointer is good until the next pbt_put() or pbt_del() in
 * the store, or until the store is closed.  The bytes must not be written to.
 */

#define PBT_MAX_VALUE   64
#define PBT_MAX_RECORDS 2048

typedef struct pbt_store pbt_store;
typedef struct pbt_cursor pbt_cursor;

/** Opens an empty store; NULL if out of memory. */
pbt_store *pbt_open(void);

/** Closes the store and frees its pages.  Cursors have to be closed before.
 *  Does nothing with NULL. */
void pbt_close(pbt_store *store);

/** Stores a value of len bytes under key, in place of an older one if there
 *  is one.  data may be NULL if len is 0, and may be what pbt_get() returned.
 *  @return 0, or -1 if the value is too long, the store full, or memory out */
int pbt_put(pbt_store *store, uint32_t key, const void *data, size_t len);

/** Looks a key up.  Stores the length of the value in *len unless len is NULL.
 *  @return the value, NULL if there is none (never NULL for an empty value) */
const void *pbt_get(const pbt_store *store, uint32_t key, size_t *len);

/** Deletes a record.  @return 0, or -1 if there is none or memory is out */
int pbt_del(pbt_store *store, uint32_t key);

/** @return how many records there are */
size_t pbt_count(const pbt_store *store);

/** Opens a cursor that stands nowhere yet; NULL if out of memory. */
pbt_cursor *pbt_cursor_open(const pbt_store *store);

/** Closes a cursor.  Does nothing with NULL. */
void pbt_cursor_close(pbt_cursor *cursor);

/** Moves the cursor to the first record with this key or a greater one.
 *  @return 1, or 0 if there is none, and the cursor stands nowhere
 *
 *  pbt_put() and pbt_del() make the position of every cursor of the store
 *  invalid: pbt_seek() before pbt_next() or pbt_fetch() again. */
int pbt_seek(pbt_cursor *cursor, uint32_t key);

/** Moves on to the next record.
 *  @return 1, or 0 if there is none, and the cursor stands nowhere */
int pbt_next(pbt_cursor *cursor);

/** The record at the cursor; key and len may be NULL.
 *  @return its value, NULL if the cursor stands nowhere */
const void *pbt_fetch(const pbt_cursor *cursor, uint32_t *key, size_t *len);

#endif
