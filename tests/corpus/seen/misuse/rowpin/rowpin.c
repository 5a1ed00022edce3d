#include "rowpin.h"

#include <assert.h>
#include <stdlib.h>

struct Row {
    struct Row *next;
    uint32_t key;
    unsigned pins;
    int32_t values[];
};

struct RpTable {
    struct Row *first, **end;
    int columns;
    size_t rows;
    uint32_t last_key;
};

RpTable *RpOpen(int columns)
{
    if (columns < 1 || columns > RP_MAX_COLUMNS)
        return NULL;
    RpTable *table = calloc(1, sizeof *table);
    if (table != NULL) {
        table->columns = columns;
        table->end = &table->first;
    }
    return table;
}

void RpClose(RpTable *table)
{
    if (table == NULL)
        return;
    while (table->first != NULL) {
        struct Row *row = table->first;
        assert(row->pins == 0);
        table->first = row->next;
        free(row);
    }
    free(table);
}

int RpColumns(const RpTable *table)
{
    return table->columns;
}

size_t RpRows(const RpTable *table)
{
    return table->rows;
}

uint32_t RpInsert(RpTable *table)
{
    if (table->rows == RP_MAX_ROWS || table->last_key == UINT32_MAX)
        return 0;
    struct Row *row = calloc(1, sizeof *row + (size_t)table->columns * sizeof row->values[0]);
    if (row == NULL)
        return 0;
    row->key = ++table->last_key;
    *table->end = row;
    table->end = &row->next;
    table->rows++;
    return row->key;
}

static struct Row *Lookup(const RpTable *table, uint32_t key)
{
    struct Row *row = table->first;
    while (row != NULL && row->key != key)
        row = row->next;
    return row;
}

int RpDelete(RpTable *table, uint32_t key)
{
    struct Row **link = &table->first;
    while (*link != NULL && (*link)->key != key)
        link = &(*link)->next;
    struct Row *row = *link;
    if (row == NULL || row->pins > 0)
        return 0;
    *link = row->next;
    if (table->end == &row->next)
        table->end = link;
    table->rows--;
    free(row);
    return 1;
}

int32_t *RpPin(RpTable *table, uint32_t key)
{
    struct Row *row = Lookup(table, key);
    if (row == NULL)
        return NULL;
    row->pins++;
    return row->values;
}

void RpUnpin(RpTable *table, uint32_t key)
{
    struct Row *row = Lookup(table, key);
    assert(row != NULL && row->pins > 0);
    row->pins--;
}

unsigned RpPins(const RpTable *table, uint32_t key)
{
    const struct Row *row = Lookup(table, key);
    return row == NULL ? 0 : row->pins;
}

uint32_t RpFind(const RpTable *table, int column, int32_t value, uint32_t after)
{
    assert(column >= 0 && column < table->columns);
    for (const struct Row *row = table->first; row != NULL; row = row->next)
        if (row->key > after && row->values[column] == value)
            return row->key;
    return 0;
}
