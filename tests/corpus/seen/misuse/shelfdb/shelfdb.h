#ifndef SHELFDB_H
#define SHELFDB_H

/**
 * @file shelfdb.h
 * @brief An ordered key/value store in memory, with snapshot transactions.
 *
 * All access is by way of a transaction.  There is one write transaction at a
 * time and any number of read-only ones, each of which sees the store as it
 * was when it began.
 */

#include <stddef.h>

#define SHELF_MAX_KEY  255u      /**< bytes of a key, at least 1 */
#define SHELF_MAX_DATA 65536u    /**< bytes of data, at least 0 */
#define SHELF_MAX_ROWS 2048u     /**< keys in a store */

typedef struct shelf_env shelf_env;
typedef struct shelf_txn shelf_txn;
typedef struct shelf_cursor shelf_cursor;

/** Bytes that somebody else owns. */
typedef struct shelf_val {
    size_t size;
    const void *data;
} shelf_val;

enum shelf_rc {
    SHELF_OK = 0,
    SHELF_NOTFOUND,
    SHELF_BUSY,     /**< there is a write transaction already */
    SHELF_READONLY, /**< the transaction cannot write */
    SHELF_BADVAL,   /**< key or data too small, too large, or NULL */
    SHELF_FULL,
    SHELF_NOMEM
};

/** Flag of shelf_begin(). */
#define SHELF_RDONLY 0x01u

/** Operations of shelf_cursor_get(). */
enum shelf_op {
    SHELF_FIRST, /**< to the first key */
    SHELF_NEXT,  /**< to the next key; the first, with a new cursor */
    SHELF_SEEK   /**< to the first key that is not less than *key */
};

/**
 * Create an empty store.
 * @param[out] env  set only on success
 */
int shelf_env_create(shelf_env **env);

/**
 * Close the store and release its memory.  All transactions must have been
 * committed or aborted before; the handles are not to be used afterwards.
 */
void shelf_env_close(shelf_env *env);

/**
 * Begin a transaction.  It must be ended with shelf_commit() or
 * shelf_abort().
 * @param flags     0 or #SHELF_RDONLY
 * @param[out] txn  set only on success
 */
int shelf_begin(shelf_env *env, unsigned flags, shelf_txn **txn);

/**
 * Make the changes of a transaction the state of the store.  The handle is
 * freed: it, the cursors of the transaction and the values it returned must
 * not be used again after this call.  Close the cursors before.
 */
int shelf_commit(shelf_txn *txn);

/** Forget all changes of a transaction.  See shelf_commit() for the rest. */
void shelf_abort(shelf_txn *txn);

/**
 * Look a key up.
 * @param[out] data  where the data is, or NULL to ask only whether it exists.
 *
 * @note The memory belongs to the store.  It must not be changed or freed,
 * and is valid until the next update operation in the transaction, or until
 * the transaction ends.
 */
int shelf_get(shelf_txn *txn, const shelf_val *key, shelf_val *data);

/** Store data under a key; both are copied. */
int shelf_put(shelf_txn *txn, const shelf_val *key, const shelf_val *data);

int shelf_del(shelf_txn *txn, const shelf_val *key);

/** How many keys the transaction sees. */
size_t shelf_count(const shelf_txn *txn);

/** @param[out] cursor  set only on success */
int shelf_cursor_open(shelf_txn *txn, shelf_cursor **cursor);

/** Close a cursor.  Its transaction must still be open. */
void shelf_cursor_close(shelf_cursor *cursor);

/**
 * Move a cursor and return what is there.  The position is a number in the
 * order of keys: seek again after updates.
 * @param key   in with #SHELF_SEEK; out on success.  May be NULL otherwise.
 * @param data  out on success.  May be NULL.
 * Lifetimes are those of shelf_get().
 */
int shelf_cursor_get(shelf_cursor *cursor, enum shelf_op op, shelf_val *key, shelf_val *data);

#endif
