#include "densemat.h"

#include <stdlib.h>
#include <string.h>

struct dm {
    size_t rows;
    size_t cols;
    double at[];
};

dm_t *dm_zero(size_t rows, size_t cols)
{
    if (rows < 1 || rows > DM_MAX || cols < 1 || cols > DM_MAX)
        return NULL;
    dm_t *a = malloc(sizeof *a + rows * cols * sizeof(double));
    if (a == NULL)
        return NULL;
    a->rows = rows;
    a->cols = cols;
    for (size_t i = 0; i < rows * cols; i++)
        a->at[i] = 0.0;
    return a;
}

dm_t *dm_identity(size_t n)
{
    dm_t *a = dm_zero(n, n);
    for (size_t i = 0; a != NULL && i < n; i++)
        a->at[i * n + i] = 1.0;
    return a;
}

dm_t *dm_copy(const dm_t *a)
{
    dm_t *copy = dm_zero(a->rows, a->cols);
    if (copy != NULL)
        memcpy(copy->at, a->at, a->rows * a->cols * sizeof(double));
    return copy;
}

void dm_free(dm_t *a)
{
    free(a);
}

size_t dm_rows(const dm_t *a)
{
    return a->rows;
}

size_t dm_cols(const dm_t *a)
{
    return a->cols;
}

double dm_get(const dm_t *a, size_t row, size_t col)
{
    return a->at[row * a->cols + col];
}

void dm_set(dm_t *a, size_t row, size_t col, double value)
{
    a->at[row * a->cols + col] = value;
}

double *dm_row(dm_t *a, size_t row)
{
    return a->at + row * a->cols;
}

void dm_add(dm_t *a, const dm_t *b)
{
    for (size_t i = 0; i < a->rows * a->cols; i++)
        a->at[i] += b->at[i];
}

void dm_scale(dm_t *a, double factor)
{
    for (size_t i = 0; i < a->rows * a->cols; i++)
        a->at[i] *= factor;
}

dm_t *dm_multiply(const dm_t *a, const dm_t *b)
{
    dm_t *c = dm_zero(a->rows, b->cols);
    if (c == NULL)
        return NULL;
    for (size_t i = 0; i < a->rows; i++)
        for (size_t k = 0; k < a->cols; k++)
            for (size_t j = 0; j < b->cols; j++)
                c->at[i * c->cols + j] += a->at[i * a->cols + k] * b->at[k * b->cols + j];
    return c;
}

dm_t *dm_transpose(const dm_t *a)
{
    dm_t *t = dm_zero(a->cols, a->rows);
    if (t == NULL)
        return NULL;
    for (size_t i = 0; i < a->rows; i++)
        for (size_t j = 0; j < a->cols; j++)
            t->at[j * t->cols + i] = a->at[i * a->cols + j];
    return t;
}

double dm_trace(const dm_t *a)
{
    double sum = 0.0;
    for (size_t i = 0; i < a->rows; i++)
        sum += a->at[i * a->cols + i];
    return sum;
}
