#include "liststor.h"

#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

union cell {
    int i;
    double d;
    char *text;
};

struct ls_store {
    int columns, rows, room;
    enum ls_type types[LS_COLUMNS_MAX];
    union cell **row;
};

ls_store *ls_new(int n, ...)
{
    if (n < 1 || n > LS_COLUMNS_MAX)
        return NULL;
    ls_store *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    int known = 1;
    va_list list;
    va_start(list, n);
    for (int i = 0; i < n; i++) {
        int type = va_arg(list, int);
        if (type != LS_INT && type != LS_REAL && type != LS_TEXT) {
            known = 0;
            break;
        }
        s->types[i] = (enum ls_type)type;
    }
    va_end(list);
    if (!known) {
        free(s);
        return NULL;
    }
    s->columns = n;
    return s;
}

static void free_row(const ls_store *s, union cell *cells)
{
    for (int i = 0; i < s->columns; i++)
        if (s->types[i] == LS_TEXT)
            free(cells[i].text);
    free(cells);
}

void ls_free(ls_store *s)
{
    if (s == NULL)
        return;
    for (int i = 0; i < s->rows; i++)
        free_row(s, s->row[i]);
    free(s->row);
    free(s);
}

int ls_columns(const ls_store *s)
{
    return s->columns;
}

int ls_rows(const ls_store *s)
{
    return s->rows;
}

enum ls_type ls_type_of(const ls_store *s, int column)
{
    assert(column >= 0 && column < s->columns);
    return s->types[column];
}

int ls_append(ls_store *s)
{
    if (s->rows == LS_ROWS_MAX)
        return -1;
    if (s->rows == s->room) {
        int room = s->room == 0 ? 8 : s->room * 2;
        union cell **row = realloc(s->row, (size_t)room * sizeof *row);
        if (row == NULL)
            return -1;
        s->row = row;
        s->room = room;
    }
    union cell *cells = calloc((size_t)s->columns, sizeof *cells);
    if (cells == NULL)
        return -1;
    for (int i = 0; i < s->columns; i++) {
        if (s->types[i] == LS_TEXT)
            cells[i].text = NULL;
        else if (s->types[i] == LS_REAL)
            cells[i].d = 0;
    }
    s->row[s->rows] = cells;
    return s->rows++;
}

static union cell *row_at(const ls_store *s, int row)
{
    assert(row >= 0 && row < s->rows);
    return s->row[row];
}

void ls_remove(ls_store *s, int row)
{
    free_row(s, row_at(s, row));
    s->rows--;
    memmove(s->row + row, s->row + row + 1, (size_t)(s->rows - row) * sizeof *s->row);
}

void ls_swap(ls_store *s, int row, int other)
{
    union cell *cells = row_at(s, row);
    s->row[row] = row_at(s, other);
    s->row[other] = cells;
}

/* A copy of text, which may be NULL; -1 without memory. */
static int copy_text(char **copy, const char *text)
{
    *copy = NULL;
    if (text == NULL)
        return 0;
    size_t size = strlen(text) + 1;
    char *made = malloc(size);
    if (made == NULL)
        return -1;
    memcpy(made, text, size);
    *copy = made;
    return 0;
}

int ls_set(ls_store *s, int row, ...)
{
    union cell *cells = row_at(s, row);
    int column, result = 0;
    va_list list;
    va_start(list, row);
    while (result == 0 && (column = va_arg(list, int)) != -1) {
        char *text;
        switch (ls_type_of(s, column)) {
        case LS_INT:
            cells[column].i = va_arg(list, int);
            break;
        case LS_REAL:
            cells[column].d = va_arg(list, double);
            break;
        case LS_TEXT:
            result = copy_text(&text, va_arg(list, const char *));
            if (result == 0) {
                free(cells[column].text);
                cells[column].text = text;
            }
            break;
        }
    }
    va_end(list);
    return result;
}

int ls_get(const ls_store *s, int row, ...)
{
    const union cell *cells = row_at(s, row);
    int column, result = 0;
    va_list list;
    va_start(list, row);
    while (result == 0 && (column = va_arg(list, int)) != -1) {
        switch (ls_type_of(s, column)) {
        case LS_INT:
            *va_arg(list, int *) = cells[column].i;
            break;
        case LS_REAL:
            *va_arg(list, double *) = cells[column].d;
            break;
        case LS_TEXT:
            result = copy_text(va_arg(list, char **), cells[column].text);
            break;
        }
    }
    va_end(list);
    return result;
}
