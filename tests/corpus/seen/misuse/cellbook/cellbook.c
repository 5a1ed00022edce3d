#include "cellbook.h"

#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cb_sheet {
    cb_book *book;
    cb_sheet *next;
    char *name;
    double *values; /* of all rows */
    size_t value_count, value_room;
    size_t *ends; /* of each row in the values */
    size_t row_count, row_room;
    bool in_row;
};

struct cb_book {
    cb_sheet *first;
    size_t count;
};

/* What is before a text. */
union header {
    size_t size;
    max_align_t align;
};

cb_book *cb_book_new(void)
{
    return calloc(1, sizeof(cb_book));
}

void cb_book_free(cb_book *book)
{
    if (book == NULL)
        return;
    while (book->first != NULL)
        cb_delete_sheet(book, book->first);
    free(book);
}

cb_sheet *cb_get_sheet(const cb_book *book, const char *name)
{
    cb_sheet *sheet = book->first;
    while (sheet != NULL && strcmp(sheet->name, name) != 0)
        sheet = sheet->next;
    return sheet;
}

cb_sheet *cb_add_sheet(cb_book *book, const char *name)
{
    if (cb_get_sheet(book, name) != NULL)
        return NULL;
    cb_sheet *sheet = calloc(1, sizeof *sheet);
    if (sheet == NULL)
        return NULL;
    sheet->name = malloc(strlen(name) + 1);
    if (sheet->name == NULL) {
        free(sheet);
        return NULL;
    }
    strcpy(sheet->name, name);
    sheet->book = book;
    sheet->next = book->first;
    book->first = sheet;
    book->count++;
    return sheet;
}

void cb_delete_sheet(cb_book *book, cb_sheet *sheet)
{
    assert(sheet->book == book);
    cb_sheet **link = &book->first;
    while (*link != sheet)
        link = &(*link)->next;
    *link = sheet->next;
    book->count--;
    free(sheet->name);
    free(sheet->values);
    free(sheet->ends);
    free(sheet);
}

size_t cb_sheet_count(const cb_book *book)
{
    return book->count;
}

static size_t row_start(const cb_sheet *sheet, size_t row)
{
    return row == 0 ? 0 : sheet->ends[row - 1];
}

void cb_row_begin(cb_sheet *sheet)
{
    assert(!sheet->in_row);
    sheet->in_row = true;
}

int cb_put(cb_sheet *sheet, double value)
{
    assert(sheet->in_row);
    if (sheet->value_count == sheet->value_room) {
        size_t room = 2 * sheet->value_room + 8;
        double *values = realloc(sheet->values, room * sizeof *values);
        if (values == NULL)
            return -1;
        sheet->values = values;
        sheet->value_room = room;
    }
    sheet->values[sheet->value_count++] = value;
    return 0;
}

long cb_row_end(cb_sheet *sheet)
{
    assert(sheet->in_row);
    sheet->in_row = false;
    if (sheet->row_count == sheet->row_room) {
        size_t room = 2 * sheet->row_room + 4;
        size_t *ends = realloc(sheet->ends, room * sizeof *ends);
        if (ends == NULL) {
            sheet->value_count = row_start(sheet, sheet->row_count);
            return -1;
        }
        sheet->ends = ends;
        sheet->row_room = room;
    }
    sheet->ends[sheet->row_count] = sheet->value_count;
    return (long)sheet->row_count++;
}

size_t cb_rows(const cb_sheet *sheet)
{
    return sheet->row_count;
}

size_t cb_cells(const cb_sheet *sheet, size_t row)
{
    assert(row < sheet->row_count);
    return sheet->ends[row] - row_start(sheet, row);
}

double cb_value(const cb_sheet *sheet, size_t row, size_t cell)
{
    return cell < cb_cells(sheet, row) ? sheet->values[row_start(sheet, row) + cell] : 0;
}

char *cb_text(const cb_sheet *sheet)
{
    /* %g needs at most 13 characters, and a tab or the end of a line */
    size_t size = 16 * row_start(sheet, sheet->row_count) + sheet->row_count + 1, length = 0;
    union header *header = malloc(sizeof *header + size);
    if (header == NULL)
        return NULL;
    char *text = (char *)(header + 1);
    header->size = size;
    for (size_t row = 0; row < sheet->row_count; row++) {
        for (size_t cell = 0; cell < cb_cells(sheet, row); cell++)
            length += (size_t)snprintf(text + length, size - length, "%s%g", cell == 0 ? "" : "\t",
                                       cb_value(sheet, row, cell));
        text[length++] = '\n';
    }
    text[length] = '\0';
    return text;
}

void cb_text_free(char *text)
{
    if (text != NULL)
        free((union header *)(void *)text - 1);
}
