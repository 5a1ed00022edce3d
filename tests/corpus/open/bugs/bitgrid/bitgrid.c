#include "bitgrid.h"

#include <stdlib.h>
#include <string.h>

struct bitgrid {
    int width;
    int height;
    bool *cells; /* row by row */
};

static bool side_ok(int side)
{
    return side >= 1 && side <= BITGRID_SIDE;
}

static size_t area(const bitgrid *grid)
{
    return (size_t)grid->width * (size_t)grid->height;
}

static bool *cell(const bitgrid *grid, int x, int y)
{
    if (x < 0 || x >= grid->width || y < 0 || y >= grid->height)
        return NULL;
    return &grid->cells[y * grid->width + x];
}

bitgrid *bitgrid_create(int width, int height)
{
    if (!side_ok(width) || !side_ok(height))
        return NULL;
    bitgrid *grid = malloc(sizeof *grid);
    if (grid == NULL)
        return NULL;
    grid->width = width;
    grid->height = height;
    grid->cells = calloc(area(grid), sizeof *grid->cells);
    if (grid->cells == NULL) {
        free(grid);
        return NULL;
    }
    return grid;
}

void bitgrid_destroy(bitgrid *grid)
{
    if (grid == NULL)
        return;
    free(grid->cells);
    free(grid);
}

bitgrid *bitgrid_clone(const bitgrid *grid)
{
    bitgrid *clone = bitgrid_create(grid->width, grid->height);
    if (clone != NULL)
        memcpy(clone->cells, grid->cells, area(grid) * sizeof *grid->cells);
    return clone;
}

int bitgrid_width(const bitgrid *grid)
{
    return grid->width;
}

int bitgrid_height(const bitgrid *grid)
{
    return grid->height;
}

bool bitgrid_get(const bitgrid *grid, int x, int y)
{
    const bool *at = cell(grid, x, y);
    return at != NULL && *at;
}

bool bitgrid_set(bitgrid *grid, int x, int y, bool on)
{
    bool *at = cell(grid, x, y);
    if (at == NULL)
        return false;
    *at = on;
    return true;
}

void bitgrid_invert(bitgrid *grid)
{
    for (size_t i = 0; i < area(grid); i++)
        grid->cells[i] = !grid->cells[i];
}

bool bitgrid_resize(bitgrid *grid, int width, int height)
{
    if (!side_ok(width) || !side_ok(height))
        return false;
    bool *cells = malloc((size_t)width * (size_t)height * sizeof *cells);
    if (cells == NULL)
        return false;
    int rows = height < grid->height ? height : grid->height;
    int columns = width < grid->width ? width : grid->width;
    for (int y = 0; y < rows; y++) {
        bool *row = cells + (size_t)y * (size_t)width;
        memcpy(row, grid->cells + (size_t)y * (size_t)grid->width, (size_t)columns * sizeof *row);
        memset(row + columns, 0, (size_t)(width - columns) * sizeof *row);
    }
    free(grid->cells);
    grid->cells = cells;
    grid->width = width;
    grid->height = height;
    return true;
}

int bitgrid_count(const bitgrid *grid)
{
    int count = 0;
    for (size_t i = 0; i < area(grid); i++)
        if (grid->cells[i])
            count++;
    return count;
}

bool bitgrid_equal(const bitgrid *a, const bitgrid *b)
{
    if (a->width != b->width || a->height != b->height)
        return false;
    for (size_t i = 0; i < area(a); i++)
        if (a->cells[i] != b->cells[i])
            return false;
    return true;
}
