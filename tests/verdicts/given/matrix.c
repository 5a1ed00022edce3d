#include "matrix.h"

#include <assert.h>
#include <stdlib.h>

struct matrix {
    size_t rows, columns;
    double cells[];
};

matrix *matrix_new(size_t rows, size_t columns)
{
    if (!rows || !columns || rows > 1000 || columns > 1000)
        return NULL;
    matrix *m = calloc(1, sizeof *m + rows * columns * sizeof(double));
    if (m) {
        m->rows = rows;
        m->columns = columns;
    }
    return m;
}

void matrix_free(matrix *m)
{
    free(m);
}

size_t matrix_rows(const matrix *m)
{
    return m->rows;
}

size_t matrix_columns(const matrix *m)
{
    return m->columns;
}

double matrix_get(const matrix *m, size_t row, size_t column)
{
    return m->cells[row * m->columns + column];
}

void matrix_set(matrix *m, size_t row, size_t column, double value)
{
    m->cells[row * m->columns + column] = value;
}

void matrix_add(matrix *to, const matrix *what)
{
    for (size_t i = 0; i < to->rows * to->columns; i++)
        to->cells[i] += what->cells[i];
}

matrix *matrix_multiply(const matrix *a, const matrix *b)
{
    matrix *m = matrix_new(a->rows, b->columns);
    if (!m)
        return NULL;
    assert(a->columns == b->rows);
    for (size_t i = 0; i < a->rows; i++)
        for (size_t j = 0; j < b->columns; j++)
            for (size_t k = 0; k < a->columns; k++)
                m->cells[i * m->columns + j] += a->cells[i * a->columns + k] * b->cells[k * b->columns + j];
    return m;
}
