#include "blkmat.h"

#include <stdlib.h>
#include <string.h>

bool blkmat_alloc(blkmat *m, size_t rows, size_t cols)
{
    *m = (blkmat){0, 0, 0, NULL};
    if (rows > BLKMAT_SIDE || cols > BLKMAT_SIDE)
        return false;
    double *at = calloc(rows * cols > 0 ? rows * cols : 1, sizeof *at);
    if (at == NULL)
        return false;
    *m = (blkmat){rows, cols, cols, at};
    return true;
}

void blkmat_free(blkmat *m)
{
    free(m->at);
    *m = (blkmat){0, 0, 0, NULL};
}

static double *element(blkmat m, size_t row, size_t col)
{
    return m.at + row * m.stride + col;
}

blkmat blkmat_view(blkmat m, size_t row, size_t col, size_t rows, size_t cols)
{
    if (rows == 0 || cols == 0)
        return (blkmat){rows, cols, m.stride, m.at};
    return (blkmat){rows, cols, m.stride, element(m, row, col)};
}

double blkmat_get(blkmat m, size_t row, size_t col)
{
    return *element(m, row, col);
}

void blkmat_set(blkmat m, size_t row, size_t col, double value)
{
    *element(m, row, col) = value;
}

void blkmat_fill(blkmat m, double value)
{
    for (size_t i = 0; i < m.rows; i++)
        for (size_t j = 0; j < m.cols; j++)
            *element(m, i, j) = value;
}

void blkmat_copy(blkmat to, blkmat from)
{
    if (to.rows == 0 || to.cols == 0)
        return;
    for (size_t k = 0; k < to.rows; k++) {
        /* upwards or downwards, so that no row is overwritten too early */
        size_t i = to.at > from.at ? to.rows - 1 - k : k;
        memmove(element(to, i, 0), element(from, i, 0), to.cols * sizeof(double));
    }
}

void blkmat_add(blkmat a, blkmat b)
{
    for (size_t i = 0; i < a.rows; i++)
        for (size_t j = 0; j < a.cols; j++)
            *element(a, i, j) += *element(b, i, j);
}

void blkmat_muladd(blkmat c, blkmat a, blkmat b)
{
    for (size_t i = 0; i < c.rows; i++)
        for (size_t k = 0; k < a.cols; k++)
            for (size_t j = 0; j < c.cols; j++)
                *element(c, i, j) += *element(a, i, k) * *element(b, k, j);
}

double blkmat_trace(blkmat m)
{
    double sum = 0;
    for (size_t i = 0; i < m.rows; i++)
        sum += *element(m, i, i);
    return sum;
}
