#include "minidb.h"

#include <stdlib.h>
#include <string.h>

struct row {
    int key;
    double value;
};

struct minidb {
    struct row *rows; /* sorted by key */
    size_t count;
    size_t capacity;
};

struct minidb_query {
    const minidb *db;
    int low, high;
    int started;
    struct row current;
};

int minidb_open(minidb **db)
{
    *db = calloc(1, sizeof **db);
    return *db ? MINIDB_OK : MINIDB_NOMEM;
}

void minidb_close(minidb *db)
{
    if (!db)
        return;
    free(db->rows);
    free(db);
}

/* Index of the first row whose key is not less. */
static size_t lower_bound(const minidb *db, int key)
{
    size_t low = 0, high = db->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (db->rows[middle].key < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int minidb_insert(minidb *db, int key, double value)
{
    size_t i = lower_bound(db, key);
    if (i < db->count && db->rows[i].key == key)
        return MINIDB_EXISTS;
    if (db->count == db->capacity) {
        size_t capacity = db->capacity ? 2 * db->capacity : 8;
        struct row *rows = realloc(db->rows, capacity * sizeof *rows);
        if (!rows)
            return MINIDB_NOMEM;
        db->rows = rows;
        db->capacity = capacity;
    }
    memmove(db->rows + i + 1, db->rows + i, (db->count - i) * sizeof *db->rows);
    db->rows[i] = (struct row){key, value};
    db->count++;
    return MINIDB_OK;
}

int minidb_erase(minidb *db, int key)
{
    size_t i = lower_bound(db, key);
    if (i == db->count || db->rows[i].key != key)
        return MINIDB_MISSING;
    memmove(db->rows + i, db->rows + i + 1, (db->count - i - 1) * sizeof *db->rows);
    db->count--;
    return MINIDB_OK;
}

size_t minidb_rows(const minidb *db)
{
    return db->count;
}

int minidb_prepare(minidb *db, int low, int high, minidb_query **query)
{
    *query = calloc(1, sizeof **query);
    if (!*query)
        return MINIDB_NOMEM;
    (*query)->db = db;
    (*query)->low = low;
    (*query)->high = high;
    return MINIDB_OK;
}

int minidb_step(minidb_query *query)
{
    const minidb *db = query->db;
    size_t i = lower_bound(db, query->started ? query->current.key : query->low);
    if (query->started && i < db->count && db->rows[i].key == query->current.key)
        i++;
    if (i == db->count || db->rows[i].key > query->high)
        return MINIDB_DONE;
    query->started = 1;
    query->current = db->rows[i];
    return MINIDB_ROW;
}

int minidb_key(const minidb_query *query)
{
    return query->current.key;
}

double minidb_value(const minidb_query *query)
{
    return query->current.value;
}

void minidb_rewind(minidb_query *query)
{
    query->started = 0;
}

void minidb_finish(minidb_query *query)
{
    free(query);
}
