#include "sheetref.h"

#include <stdlib.h>

enum kind { EMPTY, NUMBER, LINK };

struct cell {
    enum kind kind;
    int target; /* of a LINK */
    double number;
};

struct sheet {
    int rows;
    int cols;
    struct cell *cells;
};

sheet_t *sheet_create(int rows, int cols)
{
    if (rows < 1 || rows > SHEET_MAX || cols < 1 || cols > SHEET_MAX)
        return NULL;
    sheet_t *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->rows = rows;
    s->cols = cols;
    s->cells = calloc((size_t)rows * (size_t)cols, sizeof *s->cells);
    if (s->cells == NULL) {
        free(s);
        return NULL;
    }
    return s;
}

void sheet_destroy(sheet_t *s)
{
    if (s == NULL)
        return;
    free(s->cells);
    free(s);
}

/* The number of a cell; -1 when there is none. */
static int locate(const sheet_t *s, int row, int col)
{
    if (row < 0 || row >= s->rows || col < 0 || col >= s->cols)
        return -1;
    return row * s->cols + col;
}

static sheet_err put(sheet_t *s, int at, struct cell cell)
{
    if (at < 0)
        return SHEET_EADDR;
    s->cells[at] = cell;
    return SHEET_OK;
}

sheet_err sheet_set(sheet_t *s, int row, int col, double number)
{
    return put(s, locate(s, row, col), (struct cell){NUMBER, 0, number});
}

sheet_err sheet_link(sheet_t *s, int row, int col, int to_row, int to_col)
{
    int target = locate(s, to_row, to_col);
    if (target < 0)
        return SHEET_EADDR;
    return put(s, locate(s, row, col), (struct cell){LINK, target, 0});
}

sheet_err sheet_clear(sheet_t *s, int row, int col)
{
    return put(s, locate(s, row, col), (struct cell){EMPTY, 0, 0});
}

sheet_err sheet_value(const sheet_t *s, int row, int col, double *value)
{
    int start = locate(s, row, col);
    if (start < 0)
        return SHEET_EADDR;
    int at = start;
    while (s->cells[at].kind == LINK) {
        at = s->cells[at].target;
        if (at == start)
            return SHEET_ECYCLE;
    }
    if (s->cells[at].kind == EMPTY)
        return SHEET_EEMPTY;
    *value = s->cells[at].number;
    return SHEET_OK;
}

sheet_err sheet_sum_column(const sheet_t *s, int col, double *sum)
{
    double total = 0;
    if (locate(s, 0, col) < 0)
        return SHEET_EADDR;
    for (int row = 0; row < s->rows; row++) {
        double value = 0;
        sheet_err err = sheet_value(s, row, col, &value);
        if (err != SHEET_OK && err != SHEET_EEMPTY)
            return err;
        total += value;
    }
    *sum = total;
    return SHEET_OK;
}

int sheet_used(const sheet_t *s)
{
    int used = 0;
    for (int i = 0; i < s->rows * s->cols; i++)
        used += s->cells[i].kind != EMPTY;
    return used;
}
