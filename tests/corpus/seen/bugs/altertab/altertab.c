#include "altertab.h"

#include <stdlib.h>
#include <string.h>

struct index {
    char name[AT_NAME_SIZE];
    size_t column;
    int descending;
    size_t *order; /* row numbers; room for t->capacity */
};

struct at_table {
    size_t columns;
    size_t rows;
    size_t capacity;
    long **row;
    size_t indexes;
    struct index index[AT_MAX_INDEXES];
};

at_table *at_new(size_t columns)
{
    if (columns < 1 || columns > AT_MAX_COLUMNS)
        return NULL;
    at_table *t = calloc(1, sizeof *t);
    if (t)
        t->columns = columns;
    return t;
}

void at_free(at_table *t)
{
    if (!t)
        return;
    for (size_t i = 0; i < t->indexes; i++)
        free(t->index[i].order);
    for (size_t r = 0; r < t->rows; r++)
        free(t->row[r]);
    free(t->row);
    free(t);
}

size_t at_rows(const at_table *t)
{
    return t->rows;
}

size_t at_columns(const at_table *t)
{
    return t->columns;
}

size_t at_indexes(const at_table *t)
{
    return t->indexes;
}

/* Whether row a comes before row b in the order of the index. */
static int before(const at_table *t, const struct index *x, size_t a, size_t b)
{
    long va = t->row[a][x->column], vb = t->row[b][x->column];
    if (va != vb)
        return x->descending ? va > vb : va < vb;
    return a < b;
}

/* Puts a row, which is not yet in it, into the first n of the order. */
static void enter(const at_table *t, struct index *x, size_t n, size_t row)
{
    size_t low = 0, high = n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (before(t, x, x->order[middle], row))
            low = middle + 1;
        else
            high = middle;
    }
    memmove(x->order + low + 1, x->order + low, (n - low) * sizeof *x->order);
    x->order[low] = row;
}

static int reserve(at_table *t)
{
    if (t->rows < t->capacity)
        return 1;
    size_t capacity = t->capacity ? t->capacity * 2 : 8;
    long **row = realloc(t->row, capacity * sizeof *row);
    if (!row)
        return 0;
    t->row = row;
    for (size_t i = 0; i < t->indexes; i++) {
        size_t *order = realloc(t->index[i].order, capacity * sizeof *order);
        if (!order)
            return 0;
        t->index[i].order = order;
    }
    t->capacity = capacity;
    return 1;
}

at_status at_insert(at_table *t, const long *values)
{
    if (t->rows == AT_MAX_ROWS)
        return AT_LIMIT;
    if (!reserve(t))
        return AT_NOMEM;
    long *row = malloc(t->columns * sizeof *row);
    if (!row)
        return AT_NOMEM;
    memcpy(row, values, t->columns * sizeof *row);
    t->row[t->rows] = row;
    for (size_t i = 0; i < t->indexes; i++)
        enter(t, &t->index[i], t->rows, t->rows);
    t->rows++;
    return AT_OK;
}

at_status at_delete(at_table *t, size_t row)
{
    if (row >= t->rows)
        return AT_RANGE;
    free(t->row[row]);
    memmove(t->row + row, t->row + row + 1, (t->rows - row - 1) * sizeof *t->row);
    for (size_t i = 0; i < t->indexes; i++) {
        size_t *order = t->index[i].order, n = 0;
        for (size_t k = 0; k < t->rows; k++)
            if (order[k] != row)
                order[n++] = order[k] - (order[k] > row);
    }
    t->rows--;
    return AT_OK;
}

at_status at_get(const at_table *t, size_t row, size_t column, long *value)
{
    if (row >= t->rows || column >= t->columns)
        return AT_RANGE;
    *value = t->row[row][column];
    return AT_OK;
}

at_status at_add_column(at_table *t, long fill)
{
    if (t->columns == AT_MAX_COLUMNS)
        return AT_LIMIT;
    for (size_t r = 0; r < t->rows; r++) {
        long *row = realloc(t->row[r], (t->columns + 1) * sizeof *row);
        if (!row)
            return AT_NOMEM;
        row[t->columns] = fill;
        t->row[r] = row;
    }
    t->columns++;
    return AT_OK;
}

static void remove_index(at_table *t, size_t i)
{
    free(t->index[i].order);
    t->indexes--;
    memmove(t->index + i, t->index + i + 1, (t->indexes - i) * sizeof *t->index);
}

at_status at_drop_column(at_table *t, size_t column)
{
    if (column >= t->columns)
        return AT_RANGE;
    if (t->columns == 1)
        return AT_LIMIT;
    for (size_t i = 0; i < t->indexes; i++) {
        if (t->index[i].column == column)
            remove_index(t, i);
        else if (t->index[i].column > column)
            t->index[i].column--;
    }
    t->columns--;
    for (size_t r = 0; r < t->rows; r++) {
        long *row = t->row[r];
        memmove(row + column, row + column + 1, (t->columns - column) * sizeof *row);
        row = realloc(row, t->columns * sizeof *row);
        if (row)
            t->row[r] = row;
    }
    return AT_OK;
}

static size_t find(const at_table *t, const char *name)
{
    size_t i = 0;
    while (i < t->indexes && strcmp(t->index[i].name, name) != 0)
        i++;
    return i;
}

at_status at_create_index(at_table *t, const char *name, size_t column, int descending)
{
    size_t length = 0;
    while (length < AT_NAME_SIZE && name[length])
        length++;
    if (length == 0 || length == AT_NAME_SIZE)
        return AT_NAME;
    if (column >= t->columns)
        return AT_RANGE;
    if (find(t, name) < t->indexes)
        return AT_EXISTS;
    if (t->indexes == AT_MAX_INDEXES)
        return AT_LIMIT;
    struct index *x = &t->index[t->indexes];
    x->order = NULL;
    if (t->capacity) {
        x->order = malloc(t->capacity * sizeof *x->order);
        if (!x->order)
            return AT_NOMEM;
    }
    memcpy(x->name, name, length + 1);
    x->column = column;
    x->descending = descending;
    for (size_t r = 0; r < t->rows; r++)
        enter(t, x, r, r);
    t->indexes++;
    return AT_OK;
}

at_status at_drop_index(at_table *t, const char *name)
{
    size_t i = find(t, name);
    if (i == t->indexes)
        return AT_NOINDEX;
    remove_index(t, i);
    return AT_OK;
}

at_status at_nth(const at_table *t, const char *name, size_t position, size_t *row)
{
    size_t i = find(t, name);
    if (i == t->indexes)
        return AT_NOINDEX;
    if (position >= t->rows)
        return AT_RANGE;
    *row = t->index[i].order[position];
    return AT_OK;
}
