#include "tabjoin.h"

#include <stdlib.h>
#include <string.h>

struct tj_table {
    size_t columns;
    size_t rows;
    size_t room;        /* rows that cells has room for */
    char **names;
    char **cells;       /* row by row */
};

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *result = malloc(size);

    if (result)
        memcpy(result, text, size);
    return result;
}

static void free_all(char **texts, size_t count)
{
    for (size_t i = 0; i < count; i++)
        free(texts[i]);
}

static int names_ok(const char *const *names, size_t count)
{
    if (count < 1 || count > TJ_MAX_COLUMNS)
        return 0;
    for (size_t i = 0; i < count; i++) {
        if (!*names[i] || strlen(names[i]) > TJ_MAX_TEXT)
            return 0;
        for (size_t j = 0; j < i; j++)
            if (strcmp(names[i], names[j]) == 0)
                return 0;
    }
    return 1;
}

tj_table *tj_new(const char *const *names, size_t count)
{
    if (!names_ok(names, count))
        return NULL;

    tj_table *table = calloc(1, sizeof *table);
    if (!table)
        return NULL;
    table->names = calloc(count, sizeof *table->names);
    if (!table->names) {
        free(table);
        return NULL;
    }
    for (; table->columns < count; table->columns++) {
        table->names[table->columns] = copy(names[table->columns]);
        if (!table->names[table->columns]) {
            tj_free(table);
            return NULL;
        }
    }
    return table;
}

void tj_free(tj_table *table)
{
    if (!table)
        return;
    free_all(table->names, table->columns);
    free_all(table->cells, table->rows * table->columns);
    free(table->names);
    free(table->cells);
    free(table);
}

int tj_append(tj_table *table, const char *const *cells)
{
    if (table->rows >= TJ_MAX_ROWS)
        return -1;
    for (size_t i = 0; i < table->columns; i++)
        if (cells[i] && strlen(cells[i]) > TJ_MAX_TEXT)
            return -1;
    if (table->rows == table->room) {
        size_t room = table->room ? table->room * 2 : 8;
        char **more = realloc(table->cells, room * table->columns * sizeof *more);

        if (!more)
            return -1;
        table->cells = more;
        table->room = room;
    }

    char **row = table->cells + table->rows * table->columns;
    for (size_t i = 0; i < table->columns; i++) {
        row[i] = copy(cells[i] ? cells[i] : "");
        if (!row[i]) {
            free_all(row, i);
            return -1;
        }
    }
    table->rows++;
    return 0;
}

size_t tj_rows(const tj_table *table)
{
    return table->rows;
}

size_t tj_columns(const tj_table *table)
{
    return table->columns;
}

const char *tj_name(const tj_table *table, size_t column)
{
    return column < table->columns ? table->names[column] : NULL;
}

int tj_column(const tj_table *table, const char *name)
{
    for (size_t i = 0; i < table->columns; i++)
        if (strcmp(table->names[i], name) == 0)
            return (int)i;
    return -1;
}

const char *tj_cell(const tj_table *table, size_t row, size_t column)
{
    if (row >= table->rows || column >= table->columns)
        return NULL;
    return table->cells[row * table->columns + column];
}

/* Puts the texts of a joined row, or the names of its columns, together. */
static void gather(const char **to, char **left, size_t left_count, char **right, size_t right_count,
                   size_t without)
{
    size_t n = 0;

    for (size_t i = 0; i < left_count; i++)
        to[n++] = left[i];
    for (size_t i = 0; i < right_count; i++)
        if (i != without)
            to[n++] = right[i];
}

tj_table *tj_join(const tj_table *left, const tj_table *right, const char *key)
{
    int left_key = tj_column(left, key), right_key = tj_column(right, key);

    if (left_key < 0 || right_key < 0)
        return NULL;

    size_t lk = (size_t)left_key, rk = (size_t)right_key;
    size_t count = left->columns + right->columns - 1;
    const char **texts = malloc(count * sizeof *texts);
    if (!texts)
        return NULL;

    gather(texts, left->names, left->columns, right->names, right->columns, rk);
    tj_table *result = tj_new(texts, count);
    if (!result)
        return NULL;

    for (size_t l = 0; l < left->rows; l++) {
        char **left_row = left->cells + l * left->columns;

        for (size_t r = 0; r < right->rows; r++) {
            char **right_row = right->cells + r * right->columns;

            if (strcmp(left_row[lk], right_row[rk]) != 0)
                continue;
            gather(texts, left_row, left->columns, right_row, right->columns, rk);
            if (tj_append(result, texts) != 0) {
                tj_free(result);
                free(texts);
                return NULL;
            }
        }
    }
    free(texts);
    return result;
}
