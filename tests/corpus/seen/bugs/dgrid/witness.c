#include "dgrid.h"

int main(void)
{
    dgrid *grid = dgrid_new(2, 3), *empty = dgrid_new(0, 5);
    if (dgrid_new(65, 1) != NULL || dgrid_set(grid, 2, 0, 1) || !dgrid_set(grid, 1, 2, 7) || dgrid_get(grid, 9, 9) != 0)
        return 2;
    dgrid_fill(grid, 3);
    if (dgrid_sum(grid) != 18 || !dgrid_resize(grid, 4, 2) || dgrid_sum(grid) != 12 || dgrid_population(grid) != 4)
        return 2;
    if (dgrid_resize(grid, 1, 65) || dgrid_rows(grid) != 4 || dgrid_columns(grid) != 2 || !dgrid_resize(grid, 0, 0))
        return 2;
    if (dgrid_equal(grid, empty) || !dgrid_resize(grid, 2, 2) || dgrid_sum(grid) != 0 || !dgrid_equal(grid, grid))
        return 2;
    if (dgrid_sum(empty) != 0 || !dgrid_resize(empty, 1, 1) || dgrid_population(empty) != 0)
        return 2;
    int status = 0;
#ifndef LEGAL
    dgrid_resize(grid, 2, 3);
    status = dgrid_population(grid) != 0;
#endif
    dgrid_free(grid);
    dgrid_free(empty);
    return status;
}
