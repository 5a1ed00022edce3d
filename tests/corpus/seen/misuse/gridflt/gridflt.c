#include "gridflt.h"

#include <stddef.h>
#include <string.h>

#define MAX_WEIGHTS ((2 * GF_MAX_RADIUS + 1) * (2 * GF_MAX_RADIUS + 1))

static void set_empty(gf_grid *grid)
{
    grid->cell = NULL;
    grid->width = grid->height = grid->stride = 0;
}

static float *row(const gf_grid *grid, int y)
{
    return grid->cell + (size_t)y * (size_t)grid->stride;
}

int gf_wrap(gf_grid *grid, float *array, int width, int height, int stride)
{
    set_empty(grid);
    if (array == NULL || width < 1 || width > GF_MAX_SIDE || height < 1 || height > GF_MAX_SIDE)
        return -1;
    if (stride < width || stride > GF_MAX_STRIDE)
        return -1;
    grid->cell = array;
    grid->width = width;
    grid->height = height;
    grid->stride = stride;
    return 0;
}

int gf_part(gf_grid *part, const gf_grid *grid, int x, int y, int width, int height)
{
    gf_grid whole = *grid;

    set_empty(part);
    if (x < 0 || y < 0 || width < 1 || height < 1)
        return -1;
    if (width > whole.width || x > whole.width - width)
        return -1;
    if (height > whole.height || y > whole.height - height)
        return -1;
    part->cell = row(&whole, y) + x;
    part->width = width;
    part->height = height;
    part->stride = whole.stride;
    return 0;
}

float *gf_cell(const gf_grid *grid, int x, int y)
{
    if (x < 0 || x >= grid->width || y < 0 || y >= grid->height)
        return NULL;
    return row(grid, y) + x;
}

void gf_fill(const gf_grid *grid, float value)
{
    int x, y;

    for (y = 0; y < grid->height; y++) {
        float *r = row(grid, y);

        for (x = 0; x < grid->width; x++)
            r[x] = value;
    }
}

double gf_sum(const gf_grid *grid)
{
    double sum = 0;
    int x, y;

    for (y = 0; y < grid->height; y++) {
        const float *r = row(grid, y);

        for (x = 0; x < grid->width; x++)
            sum += r[x];
    }
    return sum;
}

static int same_size(const gf_grid *a, const gf_grid *b)
{
    return a->width == b->width && a->height == b->height;
}

int gf_copy(const gf_grid *dst, const gf_grid *src)
{
    int y;

    if (!same_size(dst, src))
        return -1;
    for (y = 0; y < src->height; y++)
        memcpy(row(dst, y), row(src, y), (size_t)src->width * sizeof(float));
    return 0;
}

static int clamp(int i, int size)
{
    return i < 0 ? 0 : i >= size ? size - 1 : i;
}

/* The source's cell or what stands for it outside. */
static float fetch(const gf_grid *src, int x, int y, enum gf_edge edge)
{
    if (edge == GF_NEAREST) {
        x = clamp(x, src->width);
        y = clamp(y, src->height);
    } else if (x < 0 || x >= src->width || y < 0 || y >= src->height) {
        return 0;
    }
    return row(src, y)[x];
}

int gf_convolve(const gf_grid *dst, const gf_grid *src,
                const float *weight, int radius, enum gf_edge edge)
{
    int x, y, dx, dy, side;

    if (!same_size(dst, src) || radius < 0 || radius > GF_MAX_RADIUS)
        return -1;
    side = 2 * radius + 1;
    for (y = 0; y < src->height; y++)
        for (x = 0; x < src->width; x++) {
            float sum = 0;

            for (dy = -radius; dy <= radius; dy++)
                for (dx = -radius; dx <= radius; dx++)
                    sum += fetch(src, x + dx, y + dy, edge)
                        * weight[(radius - dy) * side + (radius - dx)];
            row(dst, y)[x] = sum;
        }
    return 0;
}

int gf_blur(const gf_grid *dst, const gf_grid *src, int radius, enum gf_edge edge)
{
    float weight[MAX_WEIGHTS];
    int side, i;

    if (radius < 0 || radius > GF_MAX_RADIUS)
        return -1;
    side = 2 * radius + 1;
    for (i = 0; i < side * side; i++)
        weight[i] = 1.0f / (float)(side * side);
    return gf_convolve(dst, src, weight, radius, edge);
}
