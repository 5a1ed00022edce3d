#include "dbcurs.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct dbtable {
    int columns;
    int cursors; /* open */
    size_t count, room;
    int32_t *values;
};

struct dbcursor {
    dbtable *table;
    db_filter filter;
    void *data;
    size_t next;
    bool at_row;
};

dbtable *db_create(int columns)
{
    if (columns < 1 || columns > DB_MAX_COLUMNS)
        return NULL;
    dbtable *table = calloc(1, sizeof *table);
    if (table != NULL)
        table->columns = columns;
    return table;
}

void db_destroy(dbtable *table)
{
    if (table == NULL)
        return;
    assert(table->cursors == 0);
    free(table->values);
    free(table);
}

int db_columns(const dbtable *table)
{
    return table->columns;
}

size_t db_rows(const dbtable *table)
{
    return table->count;
}

static size_t row_size(const dbtable *table)
{
    return (size_t)table->columns * sizeof(int32_t);
}

static int32_t *row_at(const dbtable *table, size_t row)
{
    return table->values + row * (size_t)table->columns;
}

bool db_insert(dbtable *table, const int32_t *values)
{
    assert(table->cursors == 0);
    int32_t row[DB_MAX_COLUMNS];
    memcpy(row, values, row_size(table));
    if (table->count == DB_MAX_ROWS)
        return false;
    if (table->count == table->room) {
        size_t room = 2 * table->room + 1;
        int32_t *more = realloc(table->values, room * row_size(table));
        if (more == NULL)
            return false;
        table->values = more;
        table->room = room;
    }
    memcpy(row_at(table, table->count++), row, row_size(table));
    return true;
}

bool db_remove(dbtable *table, size_t row)
{
    assert(table->cursors == 0);
    if (row >= table->count)
        return false;
    table->count--;
    memmove(row_at(table, row), row_at(table, row) + table->columns, (table->count - row) * row_size(table));
    return true;
}

const int32_t *db_row(const dbtable *table, size_t row)
{
    return row < table->count ? row_at(table, row) : NULL;
}

dbcursor *db_open(dbtable *table, db_filter filter, void *data)
{
    dbcursor *cursor = malloc(sizeof *cursor);
    if (cursor == NULL)
        return NULL;
    *cursor = (dbcursor){table, filter, data, 0, false};
    table->cursors++;
    return cursor;
}

void db_close(dbcursor *cursor)
{
    if (cursor == NULL)
        return;
    cursor->table->cursors--;
    free(cursor);
}

bool db_next(dbcursor *cursor)
{
    const dbtable *table = cursor->table;
    cursor->at_row = false;
    while (!cursor->at_row && cursor->next < table->count) {
        const int32_t *row = row_at(table, cursor->next++);
        cursor->at_row = cursor->filter == NULL || cursor->filter(row, cursor->data);
    }
    return cursor->at_row;
}

void db_restart(dbcursor *cursor)
{
    cursor->next = 0;
    cursor->at_row = false;
}

int32_t db_value(const dbcursor *cursor, int column)
{
    assert(cursor->at_row);
    assert(column >= 0 && column < cursor->table->columns);
    return row_at(cursor->table, cursor->next - 1)[column];
}
