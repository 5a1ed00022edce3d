/**
 * @file logcask.h
 * @brief A key-value store that only ever appends, with a scan cursor.
 *
 * Rules of the house:
 *  - Keys are texts of 1 to LC_KEY characters; values are LC_VALUE bytes at
 *    most.
 *  - Pointers to keys and values are into the log and last until the next lc_put(),
 *    lc_delete() or lc_compact().
 *  - While a cursor is open the store must not be written to or closed; the
 *    functions that do so check it with an assertion.
 *  - One store may have any number of cursors.
 */
#ifndef LOGCASK_H
#define LOGCASK_H

#include <stdbool.h>
#include <stddef.h>

#define LC_KEY   32
#define LC_VALUE 256

typedef struct lc_store lc_store;
typedef struct lc_cursor lc_cursor;

/** Opens an empty store; NULL if memory is short. */
lc_store *lc_open(void);

/** Closes a store.  @pre no cursor of it is open */
void lc_close(lc_store *s);

/**
 * Stores a value under a key, in place of the one before.
 * @return false if the key or the value has not the right length or memory
 *         is short
 * @pre no cursor is open; @p key and @p value do not point into the log
 */
bool lc_put(lc_store *s, const char *key, const void *value, size_t length);

/** Removes a key.  @return false if it is not there
 *  @pre no cursor is open */
bool lc_delete(lc_store *s, const char *key);

/** The value of a key, or NULL.  @param length receives its length */
const void *lc_get(const lc_store *s, const char *key, size_t *length);

/** Drops what was overwritten or deleted.  @pre no cursor is open
 *  @return the bytes saved */
size_t lc_compact(lc_store *s);

/** Bytes of the log. */
size_t lc_log_size(const lc_store *s);

/** Opens a cursor before the first key; NULL if memory is short. */
lc_cursor *lc_scan(lc_store *s);

/** Moves to the next key that is not deleted, in the order of the log.
 *  @return false if there is none */
bool lc_next(lc_cursor *c);

/** The key and the value at the cursor.
 *  @pre the last lc_next() returned true */
const char *lc_cursor_key(const lc_cursor *c);
const void *lc_cursor_value(const lc_cursor *c, size_t *length);

/** Closes a cursor.  Has to be done for each before lc_close(). */
void lc_scan_end(lc_cursor *c);

#endif
