#ifndef TILING_H
#define TILING_H

/* How tiles lie on a floor.  Made by tiling_fit(); a floor that is smaller than a tile takes none. */
typedef struct {
    unsigned floor, tile;
    unsigned count;
} tiling;

tiling tiling_fit(unsigned floor, unsigned tile);
/* Floors for so many tiles. */
unsigned tiling_floors(const tiling *t, unsigned tiles);

#endif
