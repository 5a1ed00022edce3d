/*
 * kvtxn.h -- keys and values with transactions
 *
 * The store itself is read only; changes are made in a transaction, which sees
 * them at once, and the store when the transaction is committed.  A store has
 * one transaction at a time.
 *
 * Texts are copied.  Functions returning int give KV_OK or an error.
 */
#ifndef KVTXN_H
#define KVTXN_H

#include <stddef.h>

typedef struct KV KV;
typedef struct TX TX;

#define KV_OK        0
#define KV_NOTFOUND  1
#define KV_NOMEM     2
#define KV_BADKEY    3   /* the key is empty */

KV *kv_open(void);

/* Closes a store.  A transaction has to be ended before. */
void kv_close(KV *kv);

/* Value of a key or NULL.  The text belongs to the store, valid until the next
 * tx_commit(). */
const char *kv_get(const KV *kv, const char *key);
size_t kv_count(const KV *kv);

/* Begins a transaction.  NULL if there is one already, or out of memory.  It
 * has to be ended with either tx_commit() or tx_abort(), after which it no
 * longer exists. */
TX *tx_begin(KV *kv);

/* Makes the changes the store's and ends the transaction, also when it fails:
 * then the store is as it was. */
int tx_commit(TX *tx);

/* Forgets the changes and ends the transaction. */
void tx_abort(TX *tx);

int tx_put(TX *tx, const char *key, const char *value);
int tx_del(TX *tx, const char *key);

/* As the transaction sees it.  Valid until the next change or end. */
const char *tx_get(const TX *tx, const char *key);

#endif /* KVTXN_H */
