#include "tmatrix.h"

#include <assert.h>
#include <stdlib.h>

struct tmatrix {
    size_t rows, cols;
    double at[];
};

tmatrix *tm_new(size_t rows, size_t cols)
{
    if (rows == 0 || cols == 0 || rows > TM_MAX_SIDE || cols > TM_MAX_SIDE)
        return NULL;
    tmatrix *m = calloc(1, sizeof *m + rows * cols * sizeof m->at[0]);
    if (m == NULL)
        return NULL;
    m->rows = rows;
    m->cols = cols;
    return m;
}

void tm_free(tmatrix *m)
{
    free(m);
}

size_t tm_rows(const tmatrix *m)
{
    return m->rows;
}

size_t tm_cols(const tmatrix *m)
{
    return m->cols;
}

double tm_get(const tmatrix *m, size_t row, size_t col)
{
    return m->at[row * m->cols + col];
}

void tm_set(tmatrix *m, size_t row, size_t col, double value)
{
    m->at[row * m->cols + col] = value;
}

double *tm_row(tmatrix *m, size_t row)
{
    return &m->at[row * m->cols];
}

void tm_fill(tmatrix *m, double value)
{
    for (size_t i = 0; i < m->rows * m->cols; i++)
        m->at[i] = value;
}

void tm_identity(tmatrix *m)
{
    assert(m->rows == m->cols);
    tm_fill(m, 0);
    for (size_t i = 0; i < m->rows; i++)
        tm_set(m, i, i, 1);
}

static bool same_shape(const tmatrix *a, const tmatrix *b)
{
    return a->rows == b->rows && a->cols == b->cols;
}

void tm_add(tmatrix *out, const tmatrix *a, const tmatrix *b)
{
    assert(same_shape(a, b) && same_shape(out, a));
    for (size_t i = 0; i < a->rows * a->cols; i++)
        out->at[i] = a->at[i] + b->at[i];
}

void tm_scale(tmatrix *out, const tmatrix *a, double s)
{
    assert(same_shape(out, a));
    for (size_t i = 0; i < a->rows * a->cols; i++)
        out->at[i] = s * a->at[i];
}

void tm_mul(tmatrix *out, const tmatrix *a, const tmatrix *b)
{
    assert(out != a && out != b);
    assert(a->cols == b->rows && out->rows == a->rows && out->cols == b->cols);
    for (size_t r = 0; r < out->rows; r++) {
        for (size_t c = 0; c < out->cols; c++) {
            double sum = 0;
            for (size_t k = 0; k < a->cols; k++)
                sum += tm_get(a, r, k) * tm_get(b, k, c);
            tm_set(out, r, c, sum);
        }
    }
}

void tm_transpose(tmatrix *out, const tmatrix *a)
{
    assert(out != a);
    assert(out->rows == a->cols && out->cols == a->rows);
    for (size_t r = 0; r < a->rows; r++)
        for (size_t c = 0; c < a->cols; c++)
            tm_set(out, c, r, tm_get(a, r, c));
}

bool tm_equal(const tmatrix *a, const tmatrix *b)
{
    if (!same_shape(a, b))
        return false;
    for (size_t i = 0; i < a->rows * a->cols; i++)
        if (a->at[i] != b->at[i])
            return false;
    return true;
}
