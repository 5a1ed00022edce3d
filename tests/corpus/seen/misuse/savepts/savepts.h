#ifndef SAVEPTS_H
#define SAVEPTS_H

#include <stddef.h>

/*
 * Counters that change in transactions.
 *
 * Sp_Begin and Sp_Commit or Sp_Rollback come in pairs, which can be nested up
 * to SP_DEPTH deep; an outer rollback also takes back what inner transactions
 * have committed. Within a transaction, savepoints can be returned to.
 * Outside of any transaction changes are final at once.
 */
#define SP_DEPTH 16

typedef struct SpStore SpStore;

/* A place in the journal of a transaction. It is good as long as the
 * transaction is open in which it was made, and until an older savepoint is
 * returned to. */
typedef size_t SpSavepoint;

/* Creates `counters` counters that are 0; there may be 1 to 10000. Returns
 * NULL when there may not, or when out of memory. */
SpStore *Sp_Open(size_t counters);

/* All transactions must be finished. */
void Sp_Close(SpStore *store);

void Sp_Begin(SpStore *store);
void Sp_Commit(SpStore *store);
void Sp_Rollback(SpStore *store);
int Sp_Depth(const SpStore *store);

/* Only within a transaction. */
SpSavepoint Sp_Save(SpStore *store);
void Sp_Return(SpStore *store, SpSavepoint to);

/* Counters are numbered from 0. A change that the journal has no memory for
 * is not made. Returns 0 for success and -1 for that. */
int Sp_Set(SpStore *store, size_t counter, long value);
long Sp_Get(const SpStore *store, size_t counter);

/* Number of changes that a rollback of everything would take back. */
size_t Sp_Journal(const SpStore *store);

#endif
