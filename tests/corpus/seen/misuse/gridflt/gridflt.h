#ifndef GRIDFLT_H
#define GRIDFLT_H

/*
 * Filters for regular grids of floats, in memory of the caller.
 *
 * A grid is a view of an array: row y begins at cell[y * stride].  Views are
 * set by gf_wrap() and gf_part() and are passed around by pointer; nothing
 * needs to be freed.  The array must outlive its views.
 */

#define GF_MAX_SIDE   512
#define GF_MAX_STRIDE 4096
#define GF_MAX_RADIUS 8

typedef struct gf_grid {
    float *cell;
    int width, height;
    int stride;             /* floats from one row to the next */
} gf_grid;

/* What the filters take cells outside of the grid for. */
enum gf_edge {
    GF_ZERO,                /* they are 0 */
    GF_NEAREST              /* they are as the nearest cell of the grid */
};

/*
 * Makes *grid a view of the array, which must have at least
 * (height - 1) * stride + width floats.  Width and height are 1 to GF_MAX_SIDE,
 * stride is width to GF_MAX_STRIDE; else returns -1, and *grid is a grid
 * without cells, which all functions accept.  Returns 0 if all is well.
 */
int gf_wrap(gf_grid *grid, float *array, int width, int height, int stride);

/*
 * Makes *part a view of a rectangle of the grid, of the same cells.  Returns
 * 0; -1 if the rectangle is empty or not within the grid, and *part is a grid
 * without cells.
 */
int gf_part(gf_grid *part, const gf_grid *grid, int x, int y, int width, int height);

/* The address of a cell, NULL if it is not within the grid. */
float *gf_cell(const gf_grid *grid, int x, int y);

/* Sets all cells to the value. */
void gf_fill(const gf_grid *grid, float value);

/* The sum of all cells. */
double gf_sum(const gf_grid *grid);

/*
 * The functions below have a destination and a source, which must be of the
 * same size; if they are not, they return -1 and do nothing, else 0.  The
 * cells of the two must not overlap.
 */

/* Copies the source. */
int gf_copy(const gf_grid *dst, const gf_grid *src);

/*
 * Convolves the source with a square kernel.  weight has 2 * radius + 1 rows
 * of as many weights; the one in the middle is that of the cell itself.
 * Radius is 0 to GF_MAX_RADIUS, else the result is -1.
 */
int gf_convolve(const gf_grid *dst, const gf_grid *src,
                const float *weight, int radius, enum gf_edge edge);

/* The mean of each cell's surroundings, a square of side 2 * radius + 1. */
int gf_blur(const gf_grid *dst, const gf_grid *src, int radius, enum gf_edge edge);

#endif
