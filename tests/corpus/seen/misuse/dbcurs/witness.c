#include "dbcurs.h"

#include <stdlib.h>

static bool above(const int32_t *row, void *data)
{
    return row[0] > *(int32_t *)data;
}

int main(int count, char **arguments)
{
    dbtable *t = db_create(2);
    int32_t least = 3;
    for (int32_t i = 0; i < 8; i++)
        if (!db_insert(t, (int32_t[]){i, -i}))
            return 2;
    if (db_rows(t) != 8 || db_columns(t) != 2 || db_row(t, 8) != NULL || db_row(t, 5)[1] != -5 || db_create(9) != NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!db_remove(t, 0) || db_remove(t, 7) || db_row(t, 0)[0] != 1 || !db_insert(t, db_row(t, 6)))
        return 2;
    dbcursor *c = db_open(t, above, &least);
    int32_t sum = 0;
    while (db_next(c))
        sum += db_value(c, 0);
    if (sum != 4 + 5 + 6 + 7 + 7 || db_next(c))
        return 2;
    db_restart(c);
    if (!db_next(c) || db_value(c, 1) != -4)
        return 2;
    db_close(c);
    while (db_remove(t, 0)) {
    }
    c = db_open(t, NULL, NULL);
    if (db_next(c))
        return 2;
    db_close(c);
    db_destroy(t);
#else
    dbcursor *c = db_open(t, above, &least);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        db_insert(t, (int32_t[]){1, 2});
        break;
    case 2:
        db_remove(t, 0);
        break;
    case 3:
        db_destroy(t);
        break;
    case 4:
        db_value(c, 0);
        break;
    case 5:
        db_next(c);
        db_value(c, 2);
        break;
    case 6: {
        int32_t *one = malloc(sizeof *one);
        *one = 1;
        db_close(c);
        db_insert(t, one);
        break;
    }
    case 7: {
        db_close(c);
        const int32_t *row = db_row(t, 0);
        for (int i = 0; i < 20; i++)
            db_insert(t, (int32_t[]){i, i});
        return row[0] == 99;
    }
    case 8:
        db_close(c);
        db_next(c);
        break;
    }
#endif
    return 0;
}
