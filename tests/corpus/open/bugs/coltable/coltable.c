#include "coltable.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct column {
    char *name; /* never NULL */
    coltable_type type;
};

struct coltable {
    struct column *columns;
    int count;
    int capacity;
};

static size_t size_of(coltable_type type)
{
    switch (type) {
    case COL_BYTE:
        return 1;
    case COL_INT:
        return 4;
    case COL_REAL:
        return 8;
    }
    return 0;
}

/* NULL when the name is not allowed or memory is out. */
static char *copy_name(const char *name)
{
    size_t length = strlen(name);
    if (length == 0 || length > COLTABLE_NAME)
        return NULL;
    char *copy = malloc(length + 1);
    return copy == NULL ? NULL : memcpy(copy, name, length + 1);
}

coltable_status coltable_create(coltable **table)
{
    *table = calloc(1, sizeof **table);
    return *table == NULL ? COLTABLE_NO_MEMORY : COLTABLE_OK;
}

void coltable_destroy(coltable *table)
{
    if (table == NULL)
        return;
    for (int i = 0; i < table->count; i++)
        free(table->columns[i].name);
    free(table->columns);
    free(table);
}

static coltable_status reserve(coltable *table)
{
    if (table->count < table->capacity)
        return COLTABLE_OK;
    int capacity = table->capacity + 8;
    struct column *wider = realloc(table->columns, (size_t)capacity * sizeof *wider);
    if (wider == NULL)
        return COLTABLE_NO_MEMORY;
    table->columns = wider;
    table->capacity = capacity;
    return COLTABLE_OK;
}

coltable_status coltable_add(coltable *table, const char *name, coltable_type type)
{
    if (size_of(type) == 0)
        return COLTABLE_BAD_TYPE;
    if (coltable_find(table, name) >= 0)
        return COLTABLE_DUPLICATE;
    if (reserve(table) != COLTABLE_OK)
        return COLTABLE_NO_MEMORY;
    struct column *column = &table->columns[table->count++];
    column->type = type;
    column->name = copy_name(name);
    if (column->name == NULL)
        return COLTABLE_BAD_NAME;
    return COLTABLE_OK;
}

coltable_status coltable_drop(coltable *table, const char *name)
{
    int position = coltable_find(table, name);
    if (position < 0)
        return COLTABLE_BAD_NAME;
    free(table->columns[position].name);
    table->count--;
    memmove(&table->columns[position], &table->columns[position + 1],
            (size_t)(table->count - position) * sizeof table->columns[0]);
    return COLTABLE_OK;
}

int coltable_count(const coltable *table)
{
    return table->count;
}

int coltable_find(const coltable *table, const char *name)
{
    for (int i = 0; i < table->count; i++) {
        const struct column *column = &table->columns[i];
        assert(column->name != NULL);
        if (strcmp(column->name, name) == 0)
            return i;
    }
    return -1;
}

const char *coltable_name(const coltable *table, int position)
{
    return position >= 0 && position < table->count ? table->columns[position].name : NULL;
}

size_t coltable_row_size(const coltable *table)
{
    size_t size = 0;
    for (int i = 0; i < table->count; i++)
        size += size_of(table->columns[i].type);
    return size;
}
