#include "dgrid.h"

#include <stdlib.h>
#include <string.h>

struct dgrid {
    size_t rows;
    size_t columns;
    int32_t *cells;
};

static size_t bytes_of(size_t rows, size_t columns)
{
    size_t cells = rows * columns;
    return (cells == 0 ? 1 : cells) * sizeof(int32_t);
}

dgrid *dgrid_new(size_t rows, size_t columns)
{
    if (rows > DGRID_MAX || columns > DGRID_MAX)
        return NULL;
    dgrid *grid = malloc(sizeof *grid);
    if (grid == NULL)
        return NULL;
    grid->rows = rows;
    grid->columns = columns;
    grid->cells = calloc(1, bytes_of(rows, columns));
    if (grid->cells == NULL) {
        free(grid);
        return NULL;
    }
    return grid;
}

void dgrid_free(dgrid *grid)
{
    if (grid != NULL)
        free(grid->cells);
    free(grid);
}

size_t dgrid_rows(const dgrid *grid)
{
    return grid->rows;
}

size_t dgrid_columns(const dgrid *grid)
{
    return grid->columns;
}

bool dgrid_set(dgrid *grid, size_t row, size_t column, int32_t value)
{
    if (row >= grid->rows || column >= grid->columns)
        return false;
    grid->cells[row * grid->columns + column] = value;
    return true;
}

int32_t dgrid_get(const dgrid *grid, size_t row, size_t column)
{
    if (row >= grid->rows || column >= grid->columns)
        return 0;
    return grid->cells[row * grid->columns + column];
}

void dgrid_fill(dgrid *grid, int32_t value)
{
    for (size_t i = 0; i < grid->rows * grid->columns; i++)
        grid->cells[i] = value;
}

bool dgrid_resize(dgrid *grid, size_t rows, size_t columns)
{
    if (rows > DGRID_MAX || columns > DGRID_MAX)
        return false;
    int32_t *cells = malloc(bytes_of(rows, columns));
    if (cells == NULL)
        return false;
    size_t kept_rows = rows < grid->rows ? rows : grid->rows;
    size_t kept_columns = columns < grid->columns ? columns : grid->columns;
    for (size_t row = 0; row < kept_rows; row++)
        memcpy(&cells[row * columns], &grid->cells[row * grid->columns], kept_columns * sizeof cells[0]);
    if (rows > kept_rows)
        memset(&cells[kept_rows * columns], 0, (rows - kept_rows) * columns * sizeof cells[0]);
    free(grid->cells);
    grid->cells = cells;
    grid->rows = rows;
    grid->columns = columns;
    return true;
}

int64_t dgrid_sum(const dgrid *grid)
{
    int64_t sum = 0;
    for (size_t i = 0; i < grid->rows * grid->columns; i++)
        sum += grid->cells[i];
    return sum;
}

size_t dgrid_population(const dgrid *grid)
{
    size_t count = 0;
    for (size_t i = 0; i < grid->rows * grid->columns; i++)
        if (grid->cells[i] != 0)
            count++;
    return count;
}

bool dgrid_equal(const dgrid *a, const dgrid *b)
{
    if (a->rows != b->rows || a->columns != b->columns)
        return false;
    for (size_t i = 0; i < a->rows * a->columns; i++)
        if (a->cells[i] != b->cells[i])
            return false;
    return true;
}
