#include "cellgrid.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

struct CellGrid {
    int rows, cols;
    bool batch;
    bool telling;
    CgObserver observer;
    void *data;
    double *values;
    bool *dirty;
};

CellGrid *CgCreate(int rows, int cols)
{
    if (rows < 1 || cols < 1 || rows > CG_LIMIT || cols > CG_LIMIT)
        return NULL;
    CellGrid *grid = calloc(1, sizeof *grid);
    if (grid == NULL)
        return NULL;
    grid->rows = rows;
    grid->cols = cols;
    grid->values = calloc((size_t)rows * (size_t)cols, sizeof *grid->values);
    grid->dirty = calloc((size_t)rows * (size_t)cols, sizeof *grid->dirty);
    if (grid->values == NULL || grid->dirty == NULL) {
        CgDestroy(grid);
        return NULL;
    }
    return grid;
}

void CgDestroy(CellGrid *grid)
{
    if (grid == NULL)
        return;
    assert(!grid->batch && !grid->telling);
    free(grid->values);
    free(grid->dirty);
    free(grid);
}

int CgRows(const CellGrid *grid)
{
    return grid->rows;
}

int CgCols(const CellGrid *grid)
{
    return grid->cols;
}

void CgObserve(CellGrid *grid, CgObserver observer, void *data)
{
    grid->observer = observer;
    grid->data = data;
}

static size_t Index(const CellGrid *grid, int row, int col)
{
    assert(row >= 0 && row < grid->rows);
    assert(col >= 0 && col < grid->cols);
    return (size_t)row * (size_t)grid->cols + (size_t)col;
}

static void Tell(CellGrid *grid, int row, int col)
{
    if (grid->observer == NULL)
        return;
    grid->telling = true;
    grid->observer(grid, row, col, grid->data);
    grid->telling = false;
}

void CgSet(CellGrid *grid, int row, int col, double value)
{
    assert(!grid->telling);
    size_t at = Index(grid, row, col);
    grid->values[at] = value;
    if (grid->batch)
        grid->dirty[at] = true;
    else
        Tell(grid, row, col);
}

double CgGet(const CellGrid *grid, int row, int col)
{
    return grid->values[Index(grid, row, col)];
}

void CgBegin(CellGrid *grid)
{
    assert(!grid->batch && !grid->telling);
    grid->batch = true;
}

void CgEnd(CellGrid *grid)
{
    assert(grid->batch);
    grid->batch = false;
    for (int row = 0; row < grid->rows; row++)
        for (int col = 0; col < grid->cols; col++)
            if (grid->dirty[Index(grid, row, col)]) {
                grid->dirty[Index(grid, row, col)] = false;
                Tell(grid, row, col);
            }
}

static void Order(int *low, int *high)
{
    if (*low > *high) {
        int swapped = *low;
        *low = *high;
        *high = swapped;
    }
}

double CgSum(const CellGrid *grid, int row1, int col1, int row2, int col2)
{
    double sum = 0;
    (void)Index(grid, row1, col1);
    (void)Index(grid, row2, col2);
    Order(&row1, &row2);
    Order(&col1, &col2);
    for (int row = row1; row <= row2; row++)
        for (int col = col1; col <= col2; col++)
            sum += grid->values[Index(grid, row, col)];
    return sum;
}

bool CgParse(const CellGrid *grid, const char *name, int *row, int *col)
{
    int letters = 0, digits = 0;
    for (; *name >= 'A' && *name <= 'Z'; name++) {
        letters = 26 * letters + (*name - 'A' + 1);
        if (letters > grid->cols)
            return false;
    }
    if (*name == '0')
        return false;
    for (; *name >= '0' && *name <= '9'; name++) {
        digits = 10 * digits + (*name - '0');
        if (digits > grid->rows)
            return false;
    }
    if (letters == 0 || digits == 0 || *name != '\0')
        return false;
    *row = digits - 1;
    *col = letters - 1;
    return true;
}

void CgName(const CellGrid *grid, int row, int col, char name[CG_NAME_SIZE])
{
    (void)Index(grid, row, col);
    if (col >= 26)
        *name++ = (char)('A' + col / 26 - 1);
    *name++ = (char)('A' + col % 26);
    snprintf(name, CG_NAME_SIZE - 2, "%u", (unsigned)(row + 1) % 1000u);
}
