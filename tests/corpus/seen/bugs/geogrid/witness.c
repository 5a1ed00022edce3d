#include "geogrid.h"

#include <math.h>

int main(void)
{
    geogrid *g = geogrid_create(18, 36);
    int ids[4];
    if (g == 0 || geogrid_create(0, 1) || geogrid_create(1, 361) || geogrid_add(g, 90.1, 0, 1) || geogrid_add(g, (double)NAN, 0, 1))
        return 2;
    if (!geogrid_add(g, 52.5, 13.4, 1) || !geogrid_add(g, 51, 15, 2) || !geogrid_add(g, -90, 180, 3))
        return 2;
    if (geogrid_cell_size(g, 14, 19) != 2 || geogrid_cell_size(g, 0, 0) != 1 || geogrid_cell_size(g, 18, 0) != 0)
        return 2;
    if (geogrid_cell_ids(g, 14, 19, ids, 4) != 2 || geogrid_cell_ids(g, 14, 19, ids, 1) != 1 || geogrid_size(g) != 3)
        return 2;
    if (geogrid_count_box(g, 50, 10, 52, 20) != 1 || geogrid_remove(g, 2) != 1 || geogrid_remove(g, 9) != 0)
        return 2;
#ifndef LEGAL
    geogrid_add(g, 90, 0, 4);
#endif
    geogrid_destroy(g);
    return 0;
}
