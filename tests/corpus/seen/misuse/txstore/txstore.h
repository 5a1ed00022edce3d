#ifndef TXSTORE_H
#define TXSTORE_H

#include <stdbool.h>
#include <stddef.h>

/* A store of numbers by key that is changed in transactions.  A transaction
   works on the state at its begin; the others see its changes when it is
   committed. */
typedef struct txstore txstore;
typedef struct txstore_txn txstore_txn;

typedef enum {
    TXSTORE_OK,
    TXSTORE_NOTFOUND,
    TXSTORE_CONFLICT, /* another transaction was committed meanwhile */
    TXSTORE_NOMEM
} txstore_rc;

txstore *txstore_open(void);
/* Closes the store.  All of its transactions must have been committed or
   aborted before. */
void txstore_close(txstore *store);
/* The number of keys. */
size_t txstore_count(const txstore *store);

/* Begins a transaction; there may be several at a time.  NULL when memory is
   out. */
txstore_txn *txstore_begin(txstore *store);
/* Make the changes of a transaction permanent, or throw them away.  Both end
   it, also when it cannot be committed: the handle is freed, and must not be
   used again. */
txstore_rc txstore_commit(txstore_txn *txn);
void txstore_abort(txstore_txn *txn);

/* What a transaction reads and changes. */
txstore_rc txstore_get(const txstore_txn *txn, int key, int *value);
txstore_rc txstore_put(txstore_txn *txn, int key, int value);
txstore_rc txstore_del(txstore_txn *txn, int key);

#endif
