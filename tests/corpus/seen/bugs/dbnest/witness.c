#include "dbnest.h"

int main(void)
{
    ndb *db = ndb_open();
    long v = 0;
    if (ndb_commit(db) || ndb_rollback(db) || ndb_put(db, "", 1) || ndb_delete(db, "a") || ndb_get(db, "a", &v))
        return 2;
    if (!ndb_put(db, "a", 1) || !ndb_begin(db) || !ndb_put(db, "b", 2) || !ndb_begin(db) || !ndb_delete(db, "a"))
        return 2;
    if (!ndb_put(db, "b", 3) || ndb_depth(db) != 2 || !ndb_rollback(db) || !ndb_get(db, "a", &v) || v != 1 ||
        !ndb_get(db, "b", &v) || v != 2)
        return 2;
    if (!ndb_begin(db) || !ndb_put(db, "c", 1) || !ndb_delete(db, "a") || !ndb_commit(db) || !ndb_rollback(db) ||
        ndb_count(db) != 1)
        return 2;
    ndb_compact(db);
    while (ndb_begin(db)) {
    }
    while (ndb_commit(db)) {
    }
    if (!ndb_delete(db, "a"))
        return 2;
    ndb_compact(db);
#ifndef LEGAL
    ndb_begin(db);
    ndb_put(db, "a", 1);
    ndb_begin(db);
    ndb_compact(db);
    ndb_rollback(db);
#endif
    ndb_close(db);
    return 0;
}
