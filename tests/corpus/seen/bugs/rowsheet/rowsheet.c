#include "rowsheet.h"

#include <stdlib.h>
#include <string.h>

struct cell {
    double value;
    int used;
};

struct row {
    int width;
    struct cell cells[];
};

/* Rows come into being when something is stored there, and are as wide as
 * needed. */
struct rowsheet {
    struct row *rows[RS_ROWS];
};

static int bad_row(int row)
{
    return row < 0 || row >= RS_ROWS;
}

static int bad_col(int col)
{
    return col < 0 || col >= RS_COLS;
}

static size_t row_size(int width)
{
    return sizeof(struct row) + (size_t)width * sizeof(struct cell);
}

static const struct cell *cell_at(const rowsheet *sheet, int row, int col)
{
    const struct row *r = sheet->rows[row];

    return r && col < r->width && r->cells[col].used ? &r->cells[col] : NULL;
}

rowsheet *rs_new(void)
{
    rowsheet *sheet = malloc(sizeof *sheet);
    int i;

    for (i = 0; sheet && i < RS_ROWS; i++)
        sheet->rows[i] = NULL;
    return sheet;
}

void rs_free(rowsheet *sheet)
{
    int i;

    if (!sheet)
        return;
    for (i = 0; i < RS_ROWS; i++)
        free(sheet->rows[i]);
    free(sheet);
}

int rs_set(rowsheet *sheet, int row, int col, double value)
{
    struct row *r;
    int width;

    if (bad_row(row) || bad_col(col))
        return -1;
    r = sheet->rows[row];
    width = r ? r->width : 0;
    if (col >= width) {
        if (!(r = realloc(r, row_size(col + 1))))
            return -1;
        for (; width <= col; width++)
            r->cells[width] = (struct cell){0, 0};
        r->width = width;
        sheet->rows[row] = r;
    }
    r->cells[col].value = value;
    r->cells[col].used = 1;
    return 0;
}

int rs_get(const rowsheet *sheet, int row, int col, double *value)
{
    const struct cell *cell;

    if (bad_row(row) || bad_col(col))
        return -1;
    if (!(cell = cell_at(sheet, row, col)))
        return 0;
    *value = cell->value;
    return 1;
}

int rs_clear(rowsheet *sheet, int row, int col)
{
    if (bad_row(row) || bad_col(col))
        return -1;
    if (cell_at(sheet, row, col))
        sheet->rows[row]->cells[col].used = 0;
    return 0;
}

int rs_row_sum(const rowsheet *sheet, int row, double *sum)
{
    const struct cell *cell;
    int col, n = 0;

    if (bad_row(row))
        return -1;
    *sum = 0;
    for (col = 0; col < RS_COLS; col++)
        if ((cell = cell_at(sheet, row, col))) {
            *sum += cell->value;
            n++;
        }
    return n;
}

int rs_col_sum(const rowsheet *sheet, int col, double *sum)
{
    const struct cell *cell;
    int row, n = 0;

    if (bad_col(col))
        return -1;
    *sum = 0;
    for (row = 0; row < RS_ROWS; row++)
        if ((cell = cell_at(sheet, row, col))) {
            *sum += cell->value;
            n++;
        }
    return n;
}

int rs_copy_row(rowsheet *sheet, int from, int to)
{
    const struct row *source;
    struct row *copy;

    if (bad_row(from) || bad_row(to))
        return -1;
    if (from == to)
        return 0;
    source = sheet->rows[from];
    copy = malloc(row_size(source->width));
    if (!copy)
        return -1;
    memcpy(copy, source, row_size(source->width));
    free(sheet->rows[to]);
    sheet->rows[to] = copy;
    return 0;
}

int rs_swap_rows(rowsheet *sheet, int one, int other)
{
    struct row *r;

    if (bad_row(one) || bad_row(other))
        return -1;
    r = sheet->rows[one];
    sheet->rows[one] = sheet->rows[other];
    sheet->rows[other] = r;
    return 0;
}

int rs_delete_row(rowsheet *sheet, int row)
{
    if (bad_row(row))
        return -1;
    free(sheet->rows[row]);
    memmove(sheet->rows + row, sheet->rows + row + 1, (size_t)(RS_ROWS - 1 - row) * sizeof *sheet->rows);
    sheet->rows[RS_ROWS - 1] = NULL;
    return 0;
}

int rs_height(const rowsheet *sheet)
{
    int row, col;

    for (row = RS_ROWS; row > 0; row--)
        for (col = 0; col < RS_COLS; col++)
            if (cell_at(sheet, row - 1, col))
                return row;
    return 0;
}
