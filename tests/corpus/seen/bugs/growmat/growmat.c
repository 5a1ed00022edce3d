#include "growmat.h"

#include <stdlib.h>
#include <string.h>

struct growmat {
    size_t rows, cols;
    double *at;                 /* row by row */
};

static int good(size_t rows, size_t cols)
{
    return rows >= 1 && rows <= GM_MAX && cols >= 1 && cols <= GM_MAX;
}

growmat *gm_new(size_t rows, size_t cols)
{
    growmat *m;
    if (!good(rows, cols) || (m = malloc(sizeof *m)) == NULL)
        return NULL;
    m->rows = rows;
    m->cols = cols;
    m->at = calloc(rows * cols, sizeof *m->at);
    if (m->at == NULL) {
        free(m);
        return NULL;
    }
    return m;
}

growmat *gm_identity(size_t n)
{
    growmat *m = gm_new(n, n);
    for (size_t i = 0; m != NULL && i < n; i++)
        m->at[i * n + i] = 1;
    return m;
}

growmat *gm_clone(const growmat *m)
{
    growmat *copy = gm_new(m->rows, m->cols);
    if (copy != NULL)
        memcpy(copy->at, m->at, m->rows * m->cols * sizeof *m->at);
    return copy;
}

void gm_free(growmat *m)
{
    if (m == NULL)
        return;
    free(m->at);
    free(m);
}

size_t gm_rows(const growmat *m)
{
    return m->rows;
}

size_t gm_cols(const growmat *m)
{
    return m->cols;
}

double gm_get(const growmat *m, size_t row, size_t col)
{
    return row < m->rows && col < m->cols ? m->at[row * m->cols + col] : 0;
}

int gm_set(growmat *m, size_t row, size_t col, double value)
{
    if (row >= m->rows || col >= m->cols)
        return -1;
    m->at[row * m->cols + col] = value;
    return 0;
}

int gm_resize(growmat *m, size_t rows, size_t cols)
{
    if (!good(rows, cols))
        return -1;
    if (rows == m->rows && cols == m->cols)
        return 0;
    double *at = malloc(rows * cols * sizeof *at);
    if (at == NULL)
        return -1;

    size_t keep = rows < m->rows ? rows : m->rows;
    size_t width = cols < m->cols ? cols : m->cols;
    for (size_t r = 0; r < keep; r++)
        memcpy(at + r * cols, m->at + r * m->cols, width * sizeof *at);
    for (size_t i = keep * cols; i < rows * cols; i++)
        at[i] = 0;

    free(m->at);
    m->at = at;
    m->rows = rows;
    m->cols = cols;
    return 0;
}

int gm_add(growmat *a, const growmat *b)
{
    if (a->rows != b->rows || a->cols != b->cols)
        return -1;
    for (size_t i = 0; i < a->rows * a->cols; i++)
        a->at[i] += b->at[i];
    return 0;
}

void gm_scale(growmat *m, double by)
{
    for (size_t i = 0; i < m->rows * m->cols; i++)
        m->at[i] *= by;
}

growmat *gm_mul(const growmat *a, const growmat *b)
{
    growmat *out = a->cols == b->rows ? gm_new(a->rows, b->cols) : NULL;
    if (out == NULL)
        return NULL;
    for (size_t r = 0; r < a->rows; r++)
        for (size_t k = 0; k < a->cols; k++)
            for (size_t c = 0; c < b->cols; c++)
                out->at[r * b->cols + c] += a->at[r * a->cols + k] * b->at[k * b->cols + c];
    return out;
}

growmat *gm_transpose(const growmat *m)
{
    growmat *out = gm_new(m->cols, m->rows);
    if (out == NULL)
        return NULL;
    for (size_t r = 0; r < m->rows; r++)
        for (size_t c = 0; c < m->cols; c++)
            out->at[c * m->rows + r] = m->at[r * m->cols + c];
    return out;
}

int gm_equal(const growmat *a, const growmat *b)
{
    if (a->rows != b->rows || a->cols != b->cols)
        return 0;
    for (size_t i = 0; i < a->rows * a->cols; i++)
        if (a->at[i] != b->at[i])
            return 0;
    return 1;
}

double gm_sum(const growmat *m)
{
    double sum = 0;
    for (size_t i = 0; i < m->rows * m->cols; i++)
        sum += m->at[i];
    return sum;
}
