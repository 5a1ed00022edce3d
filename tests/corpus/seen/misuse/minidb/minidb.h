/* A table of (key, value) pairs in memory, with range queries. */
#ifndef MINIDB_H
#define MINIDB_H

#include <stddef.h>

typedef struct minidb minidb;
typedef struct minidb_query minidb_query;

enum {
    MINIDB_OK = 0,
    MINIDB_ROW = 1,
    MINIDB_DONE = 2,
    MINIDB_EXISTS = -1,
    MINIDB_MISSING = -2,
    MINIDB_NOMEM = -3,
};

/* On success *db is the open table. */
int minidb_open(minidb **db);

/* All queries should be finished first. */
void minidb_close(minidb *db);

int minidb_insert(minidb *db, int key, double value);
int minidb_erase(minidb *db, int key);
size_t minidb_rows(const minidb *db);

/* A query for all keys from LOW to HIGH. */
int minidb_prepare(minidb *db, int low, int high, minidb_query **query);

/* MINIDB_ROW while there are rows; then MINIDB_DONE. Rows come in the order of
 * their keys, and the table may change between two steps. */
int minidb_step(minidb_query *query);

/* Key and value of the current row. */
int minidb_key(const minidb_query *query);
double minidb_value(const minidb_query *query);

void minidb_rewind(minidb_query *query);
void minidb_finish(minidb_query *query);

#endif
