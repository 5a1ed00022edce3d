/*
 * txnlock - the lock table of a small transactional store.
 *
 * Transactions take shared or exclusive locks on numbered resources.  Nothing
 * here blocks: a request that cannot be granted is queued, and the caller asks
 * later with tl_waiting() whether it has been granted.  Requests on a resource
 * are granted in the order in which they came; a transaction that turns its
 * shared lock into an exclusive one goes before all others.
 *
 * Not thread safe.  No argument may be NULL unless it is said below.
 */
#ifndef TXNLOCK_H
#define TXNLOCK_H

#include <stddef.h>
#include <stdint.h>

#define TL_MAX_TXNS  256    /* active transactions of a table */
#define TL_MAX_LOCKS 4096   /* locks and requests of a table  */

enum tl_mode { TL_NONE = 0, TL_SHARED = 1, TL_EXCLUSIVE = 2 };

enum tl_result {
    TL_GRANTED = 0,     /* the lock is held                                */
    TL_QUEUED = 1,      /* the transaction waits now                       */
    TL_DEADLOCK = -1,   /* another one already waits to turn its lock on   */
                        /* this resource into an exclusive one             */
    TL_BLOCKED = -2,    /* the transaction waits already; nothing changed  */
    TL_LIMIT = -3,      /* out of memory, or too many locks                */
    TL_BADMODE = -4     /* neither TL_SHARED nor TL_EXCLUSIVE              */
};

typedef struct tl_table tl_table;
typedef struct tl_txn tl_txn;

/* A new, empty table; NULL when out of memory. */
tl_table *tl_open(void);

/* Frees the table and the transactions still active in it.  NULL is ignored. */
void tl_close(tl_table *table);

/* Starts a transaction; NULL when out of memory or there are too many. */
tl_txn *tl_begin(tl_table *table);

/*
 * Ends a transaction, at any time, whether it waits or not: gives up all its
 * locks and what it waits for, grants what others may have now, and frees it.
 */
void tl_end(tl_txn *txn);

/*
 * Asks for a lock.  A lock that is held already in this mode or a stronger one
 * is granted at once; locks do not nest.  Asking for an exclusive lock where a
 * shared one is held turns the one into the other, after all other
 * holders are gone; until then the shared lock is kept.
 */
enum tl_result tl_lock(tl_txn *txn, uint32_t resource, enum tl_mode mode);

/*
 * Gives a lock up.  If the transaction waits to have this lock turned into an
 * exclusive one, that is withdrawn too.  0, or -1 when no such lock is held.
 */
int tl_unlock(tl_txn *txn, uint32_t resource);

/* Withdraws what the transaction waits for, if it waits for something. */
void tl_cancel(tl_txn *txn);

/* 1 if the transaction waits (and *resource, if not NULL, says for what). */
int tl_waiting(const tl_txn *txn, uint32_t *resource);

/* The mode in which the transaction holds a resource, or TL_NONE. */
enum tl_mode tl_held(const tl_txn *txn, uint32_t resource);

/* How many transactions hold a resource, or wait for it. */
size_t tl_holders(const tl_table *table, uint32_t resource);
size_t tl_waiters(const tl_table *table, uint32_t resource);

#endif
