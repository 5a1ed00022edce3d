#include "bitgrid.h"

int main(void)
{
    bitgrid *grid = bitgrid_create(3, 3);
    if (!bitgrid_set(grid, 1, 1, true) || bitgrid_set(grid, 3, 0, true) || bitgrid_get(grid, -1, 0))
        return 2;
    if (!bitgrid_resize(grid, 5, 2) || bitgrid_count(grid) != 1 || !bitgrid_get(grid, 1, 1) ||
        bitgrid_resize(grid, 0, 5))
        return 2;
    bitgrid *clone = bitgrid_clone(grid);
    bitgrid_invert(grid);
    if (bitgrid_count(grid) != 9 || bitgrid_equal(grid, clone) || bitgrid_width(grid) * bitgrid_height(grid) != 10)
        return 2;
    if (bitgrid_create(1, 257) != 0 || bitgrid_create(-1, 1) != 0)
        return 2;
    int status = 0;
#ifndef LEGAL
    bitgrid_resize(clone, 5, 100);
    status = bitgrid_count(clone) != 1;
#endif
    bitgrid_destroy(clone);
    bitgrid_destroy(grid);
    return status;
}
