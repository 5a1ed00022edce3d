#include "smat.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT ((size_t)1 << 14)

bool MatInit(Mat *m, size_t rows, size_t cols)
{
    m->rows = m->cols = 0;
    m->v = NULL;
    if (rows == 0 || cols == 0 || rows > LIMIT / cols)
        return false;
    m->v = calloc(rows * cols, sizeof *m->v);
    if (m->v == NULL)
        return false;
    m->rows = rows;
    m->cols = cols;
    return true;
}

bool MatFromArray(Mat *m, size_t rows, size_t cols, const double *values)
{
    if (!MatInit(m, rows, cols))
        return false;
    memcpy(m->v, values, rows * cols * sizeof *m->v);
    return true;
}

void MatFree(Mat *m)
{
    free(m->v);
    m->rows = m->cols = 0;
    m->v = NULL;
}

double MatGet(const Mat *m, size_t row, size_t col)
{
    assert(row < m->rows && col < m->cols);
    return m->v[row * m->cols + col];
}

void MatSet(Mat *m, size_t row, size_t col, double value)
{
    assert(row < m->rows && col < m->cols);
    m->v[row * m->cols + col] = value;
}

static bool same_shape(const Mat *a, const Mat *b)
{
    return a->rows == b->rows && a->cols == b->cols;
}

void MatCopy(Mat *out, const Mat *a)
{
    assert(same_shape(out, a));
    if (a->v != out->v)
        memcpy(out->v, a->v, a->rows * a->cols * sizeof *a->v);
}

void MatAdd(Mat *out, const Mat *a, const Mat *b)
{
    assert(same_shape(a, b) && same_shape(out, a));
    for (size_t i = 0; i < a->rows * a->cols; i++)
        out->v[i] = a->v[i] + b->v[i];
}

void MatMul(Mat *out, const Mat *a, const Mat *b)
{
    assert(out != a && out != b);
    assert(a->cols == b->rows && out->rows == a->rows && out->cols == b->cols);
    for (size_t i = 0; i < a->rows; i++)
        for (size_t j = 0; j < b->cols; j++) {
            double sum = 0;
            for (size_t k = 0; k < a->cols; k++)
                sum += MatGet(a, i, k) * MatGet(b, k, j);
            MatSet(out, i, j, sum);
        }
}

void MatTranspose(Mat *out, const Mat *a)
{
    assert(out != a);
    assert(out->rows == a->cols && out->cols == a->rows);
    for (size_t i = 0; i < a->rows; i++)
        for (size_t j = 0; j < a->cols; j++)
            MatSet(out, j, i, MatGet(a, i, j));
}

void MatIdentity(Mat *m)
{
    assert(m->rows == m->cols);
    for (size_t i = 0; i < m->rows; i++)
        for (size_t j = 0; j < m->cols; j++)
            MatSet(m, i, j, i == j);
}

static void swap_rows(Mat *m, size_t i, size_t k)
{
    for (size_t j = 0; j < m->cols; j++) {
        double kept = MatGet(m, i, j);
        MatSet(m, i, j, MatGet(m, k, j));
        MatSet(m, k, j, kept);
    }
}

bool MatSolve(Mat *a, Mat *b)
{
    size_t n = a->rows;
    assert(a->cols == n && b->rows == n && b->cols == 1 && a != b);
    for (size_t k = 0; k < n; k++) {
        size_t best = k;
        for (size_t i = k + 1; i < n; i++)
            if (fabs(MatGet(a, i, k)) > fabs(MatGet(a, best, k)))
                best = i;
        double pivot = MatGet(a, best, k);
        if (pivot == 0 || !isfinite(pivot))
            return false;
        swap_rows(a, k, best);
        swap_rows(b, k, best);
        for (size_t i = k + 1; i < n; i++) {
            double factor = MatGet(a, i, k) / pivot;
            for (size_t j = k; j < n; j++)
                MatSet(a, i, j, MatGet(a, i, j) - factor * MatGet(a, k, j));
            MatSet(b, i, 0, MatGet(b, i, 0) - factor * MatGet(b, k, 0));
        }
    }
    for (size_t k = n; k-- > 0;) {
        double x = MatGet(b, k, 0);
        for (size_t j = k + 1; j < n; j++)
            x -= MatGet(a, k, j) * MatGet(b, j, 0);
        MatSet(b, k, 0, x / MatGet(a, k, k));
    }
    return true;
}

bool MatEqual(const Mat *a, const Mat *b)
{
    if (!same_shape(a, b))
        return false;
    for (size_t i = 0; i < a->rows * a->cols; i++)
        if (a->v[i] != b->v[i] && !(isnan(a->v[i]) && isnan(b->v[i])))
            return false;
    return true;
}
