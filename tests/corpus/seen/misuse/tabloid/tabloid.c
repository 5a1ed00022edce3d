#include "tabloid.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cell {
    const char *text; /* NULL: what is in digits */
    char digits[24];
};

struct row {
    struct row *next;
    int used;
    struct cell cells[];
};

struct tabloid {
    int columns;
    int rows;
    struct row *first;
    struct row *last;
    enum tab_align align[TAB_COLUMNS];
};

struct out {
    char *buffer;
    size_t size;
    size_t length;
};

tabloid *tab_new(int columns)
{
    if (columns < 1 || columns > TAB_COLUMNS)
        return NULL;
    tabloid *t = calloc(1, sizeof *t);
    if (t != NULL)
        t->columns = columns;
    return t;
}

void tab_clear(tabloid *t)
{
    while (t->first != NULL) {
        struct row *row = t->first;
        t->first = row->next;
        free(row);
    }
    t->last = NULL;
    t->rows = 0;
}

void tab_free(tabloid *t)
{
    if (t == NULL)
        return;
    tab_clear(t);
    free(t);
}

void tab_align(tabloid *t, int column, enum tab_align align)
{
    assert(column >= 0 && column < t->columns);
    t->align[column] = align;
}

bool tab_row(tabloid *t)
{
    if (t->rows >= TAB_ROWS)
        return false;
    struct row *row = calloc(1, sizeof *row + (size_t)t->columns * sizeof row->cells[0]);
    if (row == NULL)
        return false;
    if (t->last == NULL)
        t->first = row;
    else
        t->last->next = row;
    t->last = row;
    t->rows++;
    return true;
}

static struct cell *next_cell(tabloid *t)
{
    assert(t->last != NULL);
    assert(t->last->used < t->columns);
    return &t->last->cells[t->last->used++];
}

void tab_text(tabloid *t, const char *text)
{
    next_cell(t)->text = text;
}

void tab_number(tabloid *t, long number)
{
    struct cell *cell = next_cell(t);
    snprintf(cell->digits, sizeof cell->digits, "%ld", number);
}

int tab_room(const tabloid *t)
{
    return t->last == NULL ? 0 : t->columns - t->last->used;
}

int tab_rows(const tabloid *t)
{
    return t->rows;
}

static const char *text_of(const struct cell *cell)
{
    return cell->text != NULL ? cell->text : cell->digits;
}

static void put(struct out *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++, out->length++)
        if (out->size > 0 && out->length < out->size - 1)
            out->buffer[out->length] = text[i];
}

static void pad(struct out *out, size_t from, size_t to)
{
    for (; from < to; from++)
        put(out, " ", 1);
}

size_t tab_render(const tabloid *t, char *buffer, size_t size)
{
    size_t width[TAB_COLUMNS] = {0};
    for (const struct row *row = t->first; row != NULL; row = row->next)
        for (int i = 0; i < row->used; i++) {
            size_t length = strlen(text_of(&row->cells[i]));
            if (length > width[i])
                width[i] = length;
        }

    struct out out = {buffer, size, 0};
    for (const struct row *row = t->first; row != NULL; row = row->next) {
        for (int i = 0; i < t->columns; i++) {
            const char *text = text_of(&row->cells[i]);
            size_t length = strlen(text);
            if (i > 0)
                put(&out, " | ", 3);
            if (t->align[i] == TAB_RIGHT)
                pad(&out, length, width[i]);
            put(&out, text, length);
            if (t->align[i] != TAB_RIGHT)
                pad(&out, length, width[i]);
        }
        put(&out, "\n", 1);
    }
    if (size > 0)
        buffer[out.length < size ? out.length : size - 1] = '\0';
    return out.length;
}
