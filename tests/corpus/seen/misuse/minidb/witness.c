#include "minidb.h"

#ifdef LEGAL
#include <limits.h>

int main(void)
{
    minidb *db;
    minidb_query *all = NULL, *some = NULL;
    int ok = minidb_open(&db) == MINIDB_OK && minidb_rows(db) == 0;
    ok = ok && minidb_prepare(db, INT_MIN, INT_MAX, &all) == MINIDB_OK && minidb_step(all) == MINIDB_DONE;
    for (int i = 0; i < 30; i++)
        ok = ok && minidb_insert(db, i * 7 % 30, i) == MINIDB_OK;
    ok = ok && minidb_insert(db, 3, 0) == MINIDB_EXISTS && minidb_insert(db, INT_MAX, 1) == MINIDB_OK;
    int last = -1, n = 0;
    while (minidb_step(all) == MINIDB_ROW) {
        ok = ok && minidb_key(all) > last;
        last = minidb_key(all);
        if (n++ == 4)
            minidb_erase(db, last);
    }
    ok = ok && n == 31 && minidb_rows(db) == 30 && minidb_erase(db, 4) == MINIDB_MISSING;
    if (minidb_prepare(db, 7, 8, &some) != MINIDB_OK)
        return 1;
    ok = ok && minidb_step(some) == MINIDB_ROW && minidb_value(some) == 1 && minidb_step(some) == MINIDB_ROW;
    ok = ok && minidb_step(some) == MINIDB_DONE && minidb_step(some) == MINIDB_DONE;
    minidb_rewind(some);
    ok = ok && minidb_step(some) == MINIDB_ROW && minidb_key(some) == 7;
    minidb_finish(some);
    minidb_finish(all);
    minidb_close(db);
    return !ok;
}
#else
int main(void)
{
    minidb *db;
    minidb_query *query;
    minidb_open(&db);
    minidb_insert(db, 1, 1.5);
    minidb_prepare(db, 0, 9, &query);
    minidb_close(db);
    minidb_step(query);
    minidb_finish(query);
    return 0;
}
#endif
