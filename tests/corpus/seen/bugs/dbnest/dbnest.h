#ifndef DBNEST_H
#define DBNEST_H

#include <stdbool.h>
#include <stddef.h>

/* A key-value store with nested transactions.

   ndb_begin() opens a transaction, which ndb_commit() keeps and
   ndb_rollback() takes back; both end the innermost that is open.  What an
   inner transaction has kept is still taken back with the outer one.  Changes
   outside of transactions are final. */
typedef struct ndb ndb;

#define NDB_KEY 31   /* characters of a key */
#define NDB_DEPTH 16 /* transactions that can be open */

ndb *ndb_open(void);
void ndb_close(ndb *db); /* open transactions are given up */

/* False if the key is empty or too long, or memory is out. */
bool ndb_put(ndb *db, const char *key, long value);
bool ndb_get(const ndb *db, const char *key, long *value);
/* False if there is no such key or memory is out. */
bool ndb_delete(ndb *db, const char *key);
size_t ndb_count(const ndb *db);

/* False if NDB_DEPTH are open. */
bool ndb_begin(ndb *db);
/* False if none is open. */
bool ndb_commit(ndb *db);
bool ndb_rollback(ndb *db);
int ndb_depth(const ndb *db);

/* Gives back memory that is not needed.  Can be called at any time and
   changes nothing that is visible. */
void ndb_compact(ndb *db);

#endif
