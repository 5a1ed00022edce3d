#include "scsheet.h"

#include <stdlib.h>
#include <string.h>

struct cell {
    enum sheet_kind kind;
    double number;
    char *text; /* NULL unless kind is SHEET_TEXT */
};

struct sheet {
    int rows, cols;     /* in use */
    int maxrow, maxcol; /* allocated */
    struct cell *cells; /* maxrow * maxcol, row by row */
};

static int within_limits(int row, int col)
{
    return row >= 0 && row < SHEET_MAXROWS && col >= 0 && col < SHEET_MAXCOLS;
}

sheet *sheet_new(void)
{
    return calloc(1, sizeof(sheet));
}

static void empty_cell(struct cell *c)
{
    free(c->text);
    memset(c, 0, sizeof *c);
}

void sheet_free(sheet *s)
{
    if (!s)
        return;
    for (int i = 0; i < s->maxrow * s->maxcol; i++)
        free(s->cells[i].text);
    free(s->cells);
    free(s);
}

int sheet_rows(const sheet *s)
{
    return s->rows;
}

int sheet_cols(const sheet *s)
{
    return s->cols;
}

/* The next size of a dimension that has `have` and needs `need`. */
static int grown(int have, int need, int limit)
{
    int next = have;

    if (need <= have)
        return have;
    while (next < need)
        next = next ? next * 2 : 4;
    return next < limit ? next : limit;
}

/* Makes room for rows x cols cells. */
static int grow_table(sheet *s, int rows, int cols)
{
    int maxrow = grown(s->maxrow, rows, SHEET_MAXROWS);
    int maxcol = grown(s->maxcol, cols, SHEET_MAXCOLS);
    struct cell *cells;

    if (maxrow == s->maxrow && maxcol == s->maxcol)
        return 0;
    cells = calloc((size_t)maxrow * (size_t)maxcol, sizeof *cells);
    if (!cells)
        return -1;
    for (int r = 0; r < s->rows; r++) {
        if (s->cols > 0)
            memcpy(cells + r * maxcol, s->cells + r * s->maxcol, (size_t)s->cols * sizeof *cells);
    }
    free(s->cells);
    s->cells = cells;
    s->maxrow = maxrow;
    s->maxcol = maxcol;
    return 0;
}

/* The cell at a place, or NULL when it is outside the sheet. */
static struct cell *cell_at(const sheet *s, int row, int col)
{
    if (row < 0 || row >= s->rows || col < 0 || col >= s->cols)
        return NULL;
    return &s->cells[row * s->maxcol + col];
}

/* The cell at a place, to be written; the sheet grows to have it. */
static struct cell *look_at(sheet *s, int row, int col)
{
    if (!within_limits(row, col) || grow_table(s, row + 1, col + 1) < 0)
        return NULL;
    if (row >= s->rows)
        s->rows = row + 1;
    if (col >= s->cols)
        s->cols = col + 1;
    return cell_at(s, row, col);
}

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);

    if (copy)
        memcpy(copy, text, size);
    return copy;
}

int sheet_set_number(sheet *s, int row, int col, double number)
{
    struct cell *c = look_at(s, row, col);

    if (!c)
        return -1;
    empty_cell(c);
    c->kind = SHEET_NUMBER;
    c->number = number;
    return 0;
}

int sheet_set_text(sheet *s, int row, int col, const char *text)
{
    struct cell *c;
    char *copy;

    if (!within_limits(row, col) || strlen(text) > SHEET_MAXTEXT)
        return -1;
    copy = copy_text(text);
    if (!copy)
        return -1;
    c = look_at(s, row, col);
    if (!c) {
        free(copy);
        return -1;
    }
    empty_cell(c);
    c->kind = SHEET_TEXT;
    c->text = copy;
    return 0;
}

void sheet_clear(sheet *s, int row, int col)
{
    struct cell *c = cell_at(s, row, col);

    if (c)
        empty_cell(c);
}

enum sheet_kind sheet_kind_at(const sheet *s, int row, int col)
{
    const struct cell *c = cell_at(s, row, col);

    return c ? c->kind : SHEET_EMPTY;
}

double sheet_number_at(const sheet *s, int row, int col)
{
    const struct cell *c = cell_at(s, row, col);

    return c && c->kind == SHEET_NUMBER ? c->number : 0;
}

const char *sheet_text_at(const sheet *s, int row, int col)
{
    const struct cell *c = cell_at(s, row, col);

    return c && c->kind == SHEET_TEXT ? c->text : "";
}

/* Makes *to what *from is. */
static int assign(struct cell *to, const struct cell *from)
{
    struct cell made = *from;

    if (to == from)
        return 0;
    if (from->text) {
        made.text = copy_text(from->text);
        if (!made.text)
            return -1;
    }
    empty_cell(to);
    *to = made;
    return 0;
}

int sheet_copy(sheet *s, int row, int col, int to_row, int to_col)
{
    const struct cell *from;
    struct cell *to;

    if (!within_limits(row, col) || !within_limits(to_row, to_col))
        return -1;
    if (!cell_at(s, row, col)) {
        sheet_clear(s, to_row, to_col);
        return 0;
    }
    to = look_at(s, to_row, to_col);
    if (!to)
        return -1;
    from = cell_at(s, row, col);
    return assign(to, from);
}

/* Copies a cell into the next `count` ones in the direction (down, right). */
static int fill(sheet *s, int row, int col, int count, int down, int right)
{
    const struct cell *from;

    if (!within_limits(row, col) || count < 0 ||
        (down && count >= SHEET_MAXROWS - row) || (right && count >= SHEET_MAXCOLS - col))
        return -1;
    from = cell_at(s, row, col);
    for (int i = 1; i <= count; i++) {
        struct cell *to;

        if (!from) {
            sheet_clear(s, row + down * i, col + right * i);
            continue;
        }
        to = look_at(s, row + down * i, col + right * i);
        if (!to || assign(to, from) < 0)
            return -1;
    }
    return 0;
}

int sheet_fill_down(sheet *s, int row, int col, int count)
{
    return fill(s, row, col, count, 1, 0);
}

int sheet_fill_right(sheet *s, int row, int col, int count)
{
    return fill(s, row, col, count, 0, 1);
}
