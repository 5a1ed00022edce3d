/* nestkv: a small table of texts with nested transactions.
 *
 * A transaction is opened by nkv_begin() and ended by nkv_commit() or
 * nkv_rollback().  Transactions nest like savepoints: one that is opened while
 * others are open lies within them.  Without an open transaction every change
 * is final at once.
 */
#ifndef NESTKV_H
#define NESTKV_H

#include <stddef.h>

#define NKV_TEXT  255   /* bytes of a key or value, without the NUL */
#define NKV_KEYS  1000  /* keys in a table */
#define NKV_DEPTH 32    /* transactions open at once */
#define NKV_LOG   10000 /* changes within open transactions */

typedef struct nestkv nestkv;     /* a table */
typedef struct nkv_mark nkv_mark; /* an open transaction */

/* An empty table, or NULL without memory. */
nestkv *nkv_open(void);

/* Frees a table with all it holds.  Transactions that are still open are gone
 * with it, and their marks must not be used any more.  NULL is ignored. */
void nkv_close(nestkv *kv);

/* Sets key to value, both copied.  The key is not empty.  Returns 0, or -1 if
 * a text is too long, the key is empty, a limit is reached or memory is
 * short; nothing is changed then. */
int nkv_put(nestkv *kv, const char *key, const char *value);

/* The value of key, NULL if it has none.  The text belongs to the table and is
 * valid until the next put, del, commit, rollback or close. */
const char *nkv_get(const nestkv *kv, const char *key);

/* Removes key.  1 if it was there, 0 if not, -1 as nkv_put(). */
int nkv_del(nestkv *kv, const char *key);

/* Number of keys. */
size_t nkv_count(const nestkv *kv);

/* Opens a transaction.  NULL if NKV_DEPTH are open or memory is short. */
nkv_mark *nkv_begin(nestkv *kv);

/* Number of open transactions. */
int nkv_depth(const nestkv *kv);

/* Ends a transaction and keeps its changes (the one around it, if any, can
 * still undo them).  Transactions opened after it that are still open are
 * committed first.  The marks of all that are ended are freed. */
void nkv_commit(nkv_mark *mark);

/* Ends a transaction and undoes all changes since its beginning, those of
 * transactions opened after it included.  These are ended as well; the marks
 * of all that are ended are freed. */
void nkv_rollback(nkv_mark *mark);

#endif
