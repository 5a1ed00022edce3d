#include "logkv.h"

#include <string.h>

int main(void)
{
    logkv *db = logkv_open();
    char buf[8];
    size_t len = 0;
    if (logkv_compact(db) != 0 || logkv_del(db, 1) != LOGKV_NOTFOUND || logkv_put(db, 1, "one", 3) != LOGKV_OK)
        return 2;
    if (logkv_put(db, 2, NULL, 0) != 0 || logkv_put(db, 1, "uno", 3) != 0 || logkv_del(db, 2) != 0)
        return 2;
    if (logkv_put(db, 2, "two", 3) != 0 || logkv_keys(db) != 2 || logkv_records(db) != 5 || logkv_compact(db) != 3)
        return 2;
    if (logkv_get(db, 1, buf, 2, &len) != 0 || len != 3 || memcmp(buf, "un", 2) != 0 || logkv_records(db) != 2)
        return 2;
    if (logkv_put(db, 3, buf, LOGKV_VALUE_MAX + 1) != LOGKV_TOOBIG || logkv_get(db, 3, buf, 8, &len) != LOGKV_NOTFOUND)
        return 2;
#ifndef LEGAL
    logkv_del(db, 1);
    logkv_compact(db);
#endif
    logkv_close(db);
    return 0;
}
