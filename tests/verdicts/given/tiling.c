#include "tiling.h"

tiling tiling_fit(unsigned floor, unsigned tile)
{
    tiling t = {.floor = floor, .tile = tile};
    if (tile > 0)
        t.count = floor / tile;
    return t;
}

unsigned tiling_floors(const tiling *t, unsigned tiles)
{
    return tiles == 0 ? 0 : (tiles - 1) / t->count + 1;
}
