#include "gridling.h"

#include <stdlib.h>
#include <string.h>

#define COLUMNS 26

enum kind { EMPTY, NUMBER, TEXT };

struct cell {
    enum kind kind;
    int row, column; /* from 0 */
    double number;
    char *text;
};

struct name {
    char text[GL_NAME_MAX + 1];
    struct cell *cell;
};

struct gl_sheet {
    struct cell *rows[GL_ROWS]; /* NULL: never used */
    struct name names[GL_NAMES];
    int name_count;
};

gl_sheet *gl_new(void)
{
    return calloc(1, sizeof(gl_sheet));
}

static void empty_cell(struct cell *c)
{
    free(c->text);
    c->text = NULL;
    c->number = 0;
    c->kind = EMPTY;
}

static void free_row(gl_sheet *sheet, int row)
{
    if (!sheet->rows[row])
        return;
    for (int i = 0; i < COLUMNS; i++)
        empty_cell(&sheet->rows[row][i]);
    free(sheet->rows[row]);
    sheet->rows[row] = NULL;
}

void gl_free(gl_sheet *sheet)
{
    if (!sheet)
        return;
    for (int i = 0; i < GL_ROWS; i++)
        free_row(sheet, i);
    free(sheet);
}

static int letter(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a';
    return -1;
}

static int find_name(const gl_sheet *sheet, const char *name)
{
    for (int i = 0; i < sheet->name_count; i++)
        if (strcmp(sheet->names[i].text, name) == 0)
            return i;
    return -1;
}

static int parse(const char *where, int *row, int *column)
{
    *column = letter(where[0]);
    if (*column < 0 || where[1] < '1' || where[1] > '9')
        return GL_WHERE;
    int n = 0;
    for (const char *p = where + 1; *p; p++) {
        if (*p < '0' || *p > '9')
            return GL_WHERE;
        n = n * 10 + (*p - '0');
        if (n > GL_ROWS)
            return GL_WHERE;
    }
    *row = n - 1;
    return GL_OK;
}

static int position(const gl_sheet *sheet, const char *where, int *row, int *column)
{
    int i = find_name(sheet, where);
    if (i < 0)
        return parse(where, row, column);
    *row = sheet->names[i].cell->row;
    *column = sheet->names[i].cell->column;
    return GL_OK;
}

/* The cell to read from; NULL if it was never written or does not exist. */
static const struct cell *peek(const gl_sheet *sheet, const char *where)
{
    int row, column;
    int i = find_name(sheet, where);
    if (i >= 0)
        return sheet->names[i].cell;
    if (parse(where, &row, &column) != GL_OK || !sheet->rows[row])
        return NULL;
    return &sheet->rows[row][column];
}

/* The cell to write to. */
static int touch(gl_sheet *sheet, const char *where, struct cell **cell)
{
    int row, column;
    int i = find_name(sheet, where);
    if (i >= 0) {
        *cell = sheet->names[i].cell;
        return GL_OK;
    }
    int status = parse(where, &row, &column);
    if (status != GL_OK)
        return status;
    if (!sheet->rows[row]) {
        struct cell *cells = calloc(COLUMNS, sizeof *cells);
        if (!cells)
            return GL_NOMEM;
        for (int k = 0; k < COLUMNS; k++) {
            cells[k].row = row;
            cells[k].column = k;
        }
        sheet->rows[row] = cells;
    }
    *cell = &sheet->rows[row][column];
    return GL_OK;
}

int gl_set_number(gl_sheet *sheet, const char *where, double value)
{
    struct cell *c;
    int status = touch(sheet, where, &c);
    if (status != GL_OK)
        return status;
    empty_cell(c);
    c->kind = NUMBER;
    c->number = value;
    return GL_OK;
}

int gl_set_text(gl_sheet *sheet, const char *where, const char *text)
{
    struct cell *c;
    size_t length = strlen(text);
    if (length > GL_TEXT_MAX)
        return GL_LIMIT;
    int status = touch(sheet, where, &c);
    if (status != GL_OK)
        return status;
    char *copy = malloc(length + 1);
    if (!copy)
        return GL_NOMEM;
    memcpy(copy, text, length + 1);
    empty_cell(c);
    c->kind = TEXT;
    c->text = copy;
    return GL_OK;
}

int gl_clear(gl_sheet *sheet, const char *where)
{
    struct cell *c;
    int status = touch(sheet, where, &c);
    if (status == GL_OK)
        empty_cell(c);
    return status;
}

int gl_number(const gl_sheet *sheet, const char *where, double *value)
{
    int row, column;
    const struct cell *c = peek(sheet, where);
    if (!c)
        return position(sheet, where, &row, &column) == GL_OK ? GL_KIND : GL_WHERE;
    if (c->kind != NUMBER)
        return GL_KIND;
    *value = c->number;
    return GL_OK;
}

const char *gl_text(const gl_sheet *sheet, const char *where)
{
    const struct cell *c = peek(sheet, where);
    return c && c->kind == TEXT ? c->text : NULL;
}

int gl_name(gl_sheet *sheet, const char *name, const char *where)
{
    size_t length = 0;
    for (; name[length]; length++)
        if (length == GL_NAME_MAX || (letter(name[length]) < 0 && name[length] != '_'))
            return GL_LIMIT;
    if (length < 2)
        return GL_LIMIT;
    int i = find_name(sheet, name);
    if (i < 0 && sheet->name_count == GL_NAMES)
        return GL_LIMIT;
    struct cell *c;
    int status = touch(sheet, where, &c);
    if (status != GL_OK)
        return status;
    if (i < 0) {
        i = sheet->name_count++;
        memcpy(sheet->names[i].text, name, length + 1);
    }
    sheet->names[i].cell = c;
    return GL_OK;
}

int gl_has_name(const gl_sheet *sheet, const char *name)
{
    return find_name(sheet, name) >= 0;
}

int gl_drop_row(gl_sheet *sheet, int row)
{
    if (row < 1 || row > GL_ROWS)
        return GL_WHERE;
    for (int i = 0; i < sheet->name_count; i++)
        if (sheet->names[i].cell->row == row - 1)
            sheet->names[i] = sheet->names[--sheet->name_count];
    free_row(sheet, row - 1);
    return GL_OK;
}

int gl_sum(const gl_sheet *sheet, const char *where, const char *where2, double *sum)
{
    int r1, c1, r2, c2;
    if (position(sheet, where, &r1, &c1) != GL_OK || position(sheet, where2, &r2, &c2) != GL_OK)
        return GL_WHERE;
    double total = 0;
    for (int r = r1 < r2 ? r1 : r2; r <= (r1 < r2 ? r2 : r1); r++) {
        if (!sheet->rows[r])
            continue;
        for (int c = c1 < c2 ? c1 : c2; c <= (c1 < c2 ? c2 : c1); c++)
            if (sheet->rows[r][c].kind == NUMBER)
                total += sheet->rows[r][c].number;
    }
    *sum = total;
    return GL_OK;
}
