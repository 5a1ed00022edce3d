#include "walbuf.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    wal *w = wal_open();
    size_t len = 9;
    wal_begin(w);
    if (wal_append(w, "one", 3) != 0 || wal_append(w, NULL, 0) != 0 || wal_count(w) != 0 || !wal_in_transaction(w))
        return 2;
    wal_commit(w);
    if (wal_count(w) != 2 || memcmp(wal_record(w, 0, &len), "one", 3) != 0 || len != 3)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    wal_begin(w);
    if (wal_append(w, wal_record(w, 0, &len), 3) != 0 || wal_append(w, "", WAL_RECORD_MAX + 1) != -1)
        return 2;
    wal_rollback(w);
    wal_truncate(w, 7);
    if (wal_count(w) != 2 || wal_record(w, 1, &len) == NULL || len != 0)
        return 2;
    wal_truncate(w, 0);
    wal_begin(w);
    wal_commit(w);
    wal_begin(w);
    if (wal_count(w) != 0 || wal_append(w, "x", 1) != 0)
        return 2;
    wal_close(NULL);
#else
    const char *record = wal_record(w, 0, &len);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        wal_append(w, "a", 1);
        break;
    case 2:
        wal_begin(w);
        wal_begin(w);
        break;
    case 3:
        wal_rollback(w);
        break;
    case 4:
        wal_record(w, 2, &len);
        break;
    case 5:
        wal_begin(w);
        wal_append(w, "a", 1);
        return record[0];
    case 6:
        wal_begin(w);
        wal_truncate(w, 0);
        break;
    case 7:
        wal_begin(NULL);
        break;
    }
#endif
    wal_close(w);
    return 0;
}
