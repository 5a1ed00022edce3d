#include "shelfdb.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    shelf_env *env = NULL;
    shelf_txn *txn = NULL, *reader = NULL;
    shelf_cursor *cursor = NULL;
    shelf_val key = {3, "abc"}, data = {4, "data"}, got = {0, NULL};
    if (shelf_env_create(&env) || shelf_begin(env, 0, &txn) || shelf_put(txn, &key, &data) ||
        shelf_get(txn, &key, &got) || got.size != 4 || memcmp(got.data, "data", 4) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (shelf_begin(env, 0, &reader) != SHELF_BUSY || shelf_begin(env, SHELF_RDONLY, &reader) || shelf_count(reader) != 0)
        return 2;
    if (shelf_put(reader, &key, &data) != SHELF_READONLY || shelf_commit(txn) || shelf_count(reader) != 0)
        return 2;
    if (shelf_get(reader, &key, NULL) != SHELF_NOTFOUND)
        return 2;
    shelf_abort(reader);
    if (shelf_begin(env, 0, &txn) || shelf_get(txn, &key, &got) || shelf_put(txn, &got, &got) || shelf_put(txn, &key, &key))
        return 2;
    shelf_val bad = {0, ""}, huge = {SHELF_MAX_DATA + 1, ""}, none = {0, NULL}, a = {1, "a"};
    if (shelf_put(txn, &bad, &data) != SHELF_BADVAL || shelf_put(txn, &key, &huge) != SHELF_BADVAL ||
        shelf_put(txn, &a, &none) || shelf_del(txn, &none) != SHELF_BADVAL)
        return 2;
    for (int i = 0; i < 100; i++) {
        shelf_val number = {sizeof i, &i};
        if (shelf_put(txn, &number, &number))
            return 2;
    }
    int rows = 0;
    if (shelf_cursor_open(txn, &cursor))
        return 2;
    while (shelf_cursor_get(cursor, SHELF_NEXT, &got, NULL) == SHELF_OK)
        rows++;
    got = a;
    if (rows != 103 || shelf_cursor_get(cursor, SHELF_SEEK, &got, &data) || data.size != 0 || shelf_del(txn, &got))
        return 2;
    if (shelf_cursor_get(cursor, SHELF_FIRST, NULL, NULL) || shelf_cursor_get(cursor, SHELF_SEEK, NULL, NULL) != SHELF_BADVAL)
        return 2;
    shelf_cursor_close(cursor);
    shelf_commit(txn);
    shelf_env_close(env);
#else
    (void)reader;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        shelf_commit(txn);
        shelf_abort(txn);
        break;
    case 2:
        shelf_commit(txn);
        shelf_get(txn, &key, &got);
        break;
    case 3:
        shelf_cursor_open(txn, &cursor);
        shelf_abort(txn);
        shelf_cursor_close(cursor);
        break;
    case 4:
        shelf_env_close(env);
        shelf_abort(txn);
        break;
    case 5:
        shelf_put(txn, &key, &key);
        shelf_put(txn, &key, &got);
        break;
    case 6:
        data.size = 100;
        shelf_put(txn, &key, &data);
        break;
    }
#endif
    return 0;
}
