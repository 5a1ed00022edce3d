#include "gridsheet.h"

#include <stdlib.h>
#include <string.h>

struct GridSheet {
    int rows;
    int cols;
    double *cells;
};

GridSheet *grid_new(int cols)
{
    if (cols < 1 || cols > GRID_MAX_COLS)
        return NULL;
    GridSheet *sheet = calloc(1, sizeof *sheet);
    if (sheet != NULL)
        sheet->cols = cols;
    return sheet;
}

void grid_delete(GridSheet *sheet)
{
    if (sheet == NULL)
        return;
    free(sheet->cells);
    free(sheet);
}

int grid_rows(const GridSheet *sheet)
{
    return sheet->rows;
}

int grid_cols(const GridSheet *sheet)
{
    return sheet->cols;
}

static size_t offset(const GridSheet *sheet, int row)
{
    return (size_t)row * (size_t)sheet->cols;
}

bool grid_insert_row(GridSheet *sheet, int at)
{
    if (sheet->rows == GRID_MAX_ROWS)
        return false;
    size_t before = offset(sheet, at), all = offset(sheet, sheet->rows), row = (size_t)sheet->cols;
    double *cells = malloc((all + row) * sizeof *cells);
    if (cells == NULL)
        return false;
    for (size_t i = 0; i < before; i++)
        cells[i] = sheet->cells[i];
    for (size_t i = 0; i < row; i++)
        cells[before + i] = 0;
    for (size_t i = before; i < all; i++)
        cells[row + i] = sheet->cells[i];
    free(sheet->cells);
    sheet->cells = cells;
    sheet->rows++;
    return true;
}

void grid_delete_row(GridSheet *sheet, int at)
{
    double *row = sheet->cells + offset(sheet, at);
    sheet->rows--;
    memmove(row, row + sheet->cols, (offset(sheet, sheet->rows) - offset(sheet, at)) * sizeof *row);
    if (sheet->rows == 0) {
        free(sheet->cells);
        sheet->cells = NULL;
        return;
    }
    double *less = realloc(sheet->cells, offset(sheet, sheet->rows) * sizeof *less);
    if (less != NULL)
        sheet->cells = less;
}

double *grid_row(GridSheet *sheet, int row)
{
    return sheet->cells + offset(sheet, row);
}

double grid_get(const GridSheet *sheet, int row, int col)
{
    return sheet->cells[offset(sheet, row) + (size_t)col];
}

void grid_set(GridSheet *sheet, int row, int col, double value)
{
    sheet->cells[offset(sheet, row) + (size_t)col] = value;
}

GridIter grid_iter(const GridSheet *sheet)
{
    GridIter it = {sheet, sheet->cells, sheet->cells};
    if (sheet->rows > 0)
        it.end = sheet->cells + offset(sheet, sheet->rows);
    return it;
}

bool grid_next(GridIter *it, double *value)
{
    if (it->cell == it->end)
        return false;
    *value = *it->cell++;
    return true;
}
