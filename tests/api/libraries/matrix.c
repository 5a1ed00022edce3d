#include "matrix.h"

#include <stdlib.h>
#include <string.h>

matrix *matrix_new(int rows, int cols)
{
    if (rows <= 0 || cols <= 0 || rows > 64 || cols > 64)
        return NULL;
    matrix *m = malloc(sizeof *m);
    if (!m)
        return NULL;
    m->rows = rows;
    m->cols = cols;
    m->cells = calloc((size_t)rows * (size_t)cols, sizeof *m->cells);
    return m;
}

matrix *matrix_from(int rows, int cols, const double cells[rows * cols])
{
    matrix *m = matrix_new(rows, cols);
    if (m)
        memcpy(m->cells, cells, (size_t)rows * (size_t)cols * sizeof *cells);
    return m;
}

void matrix_delete(matrix *m)
{
    if (m) {
        free(m->cells);
        free(m);
    }
}

static double *cell(const matrix *m, int row, int col)
{
#ifdef SEEDED_BUG /* cells of a matrix that is not square */
    return row < 0 || row >= m->rows || col < 0 || col >= m->cols ? NULL : &m->cells[row * m->rows + col];
#else
    return row < 0 || row >= m->rows || col < 0 || col >= m->cols ? NULL : &m->cells[row * m->cols + col];
#endif
}

int matrix_get(const matrix *m, int row, int col, double *value)
{
    const double *found = cell(m, row, col);
    if (!found)
        return -1;
    *value = *found;
    return 0;
}

int matrix_set(matrix *m, int row, int col, double value)
{
    double *found = cell(m, row, col);
    if (!found)
        return -1;
    *found = value;
    return 0;
}

matrix *matrix_transpose(const matrix *m)
{
    matrix *other = matrix_new(m->cols, m->rows);
    for (int row = 0; other && row < m->rows; row++)
        for (int col = 0; col < m->cols; col++)
            *cell(other, col, row) = *cell(m, row, col);
    return other;
}

matrix *matrix_multiply(const matrix *a, const matrix *b)
{
    matrix *product = a->cols == b->rows ? matrix_new(a->rows, b->cols) : NULL;
    for (int row = 0; product && row < a->rows; row++)
        for (int col = 0; col < b->cols; col++)
            for (int i = 0; i < a->cols; i++)
                *cell(product, row, col) += *cell(a, row, i) * *cell(b, i, col);
    return product;
}

double matrix_trace(const matrix *m)
{
    double sum = 0;
    for (int i = 0; i < m->rows && i < m->cols; i++)
        sum += *cell(m, i, i);
    return sum;
}
