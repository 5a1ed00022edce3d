#ifndef WALBUF_H
#define WALBUF_H

#include <stddef.h>

/* A write-ahead log in memory.
 *
 * Records are appended in transactions: wal_begin(), any number of
 * wal_append(), then wal_commit() or wal_rollback(). There is one transaction
 * at a time. */

#define WAL_RECORD_MAX 4096  /* bytes of a record */

typedef struct wal wal;

wal *wal_open(void);
/* A transaction that is open is rolled back. */
void wal_close(wal *w);

/* Begin a transaction. None may be open. */
void wal_begin(wal *w);

/* Append a copy of data to the open transaction. Returns 0, or -1 if the
 * record is too long or memory is out. */
int wal_append(wal *w, const void *data, size_t len);

/* End the open transaction: keep its records, or drop them. */
void wal_commit(wal *w);
void wal_rollback(wal *w);

int wal_in_transaction(const wal *w);

/* Number of committed records. */
size_t wal_count(const wal *w);

/* Committed record i, counted from 0; *len is its length. i must be below
 * wal_count(). The bytes are valid until the next wal_append() or
 * wal_truncate(). */
const void *wal_record(const wal *w, size_t i, size_t *len);

/* Drop the committed records from i on. Does nothing if there are not so
 * many. Not while a transaction is open. */
void wal_truncate(wal *w, size_t i);

#endif
