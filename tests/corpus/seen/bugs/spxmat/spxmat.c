#include "spxmat.h"

#include <math.h>
#include <stdlib.h>

struct spx_matrix {
    size_t rows, cols, nnz;
    size_t *start;     /* rows + 1: where each row's values start */
    size_t *col;       /* nnz */
    double *value;     /* nnz */
};

/* A matrix of this shape with room for NNZ values, not yet filled in. */
static spx_matrix *shape(size_t rows, size_t cols, size_t nnz)
{
    spx_matrix *m = malloc(sizeof *m);
    size_t room = nnz ? nnz : 1;

    if (m == NULL)
        return NULL;
    m->rows = rows;
    m->cols = cols;
    m->nnz = nnz;
    m->start = malloc((rows + 1) * sizeof *m->start);
    m->col = malloc(room * sizeof *m->col);
    m->value = malloc(room * sizeof *m->value);
    if (m->start == NULL || m->col == NULL || m->value == NULL) {
        spx_free(m);
        return NULL;
    }
    return m;
}

void spx_free(spx_matrix *m)
{
    if (m == NULL)
        return;
    free(m->start);
    free(m->col);
    free(m->value);
    free(m);
}

/* start[r] has the number of values in row r - 1 for every r > 0: makes it
 * the end of that row. */
static void add_up(spx_matrix *m)
{
    for (size_t r = 0; r < m->rows; r++)
        m->start[r + 1] += m->start[r];
}

/* Sorts a row by column, keeping the order of equal ones. */
static void sort_row(spx_matrix *m, size_t from, size_t to)
{
    for (size_t i = from + 1; i < to; i++) {
        size_t col = m->col[i], k = i;
        double value = m->value[i];

        for (; k > from && m->col[k - 1] > col; k--) {
            m->col[k] = m->col[k - 1];
            m->value[k] = m->value[k - 1];
        }
        m->col[k] = col;
        m->value[k] = value;
    }
}

/* Adds up values at the same place and drops zeros. */
static void compact(spx_matrix *m)
{
    size_t n = 0, from = 0;

    for (size_t r = 0; r < m->rows; r++) {
        size_t to = m->start[r + 1];

        for (size_t i = from; i < to;) {
            size_t col = m->col[i];
            double sum = 0;

            for (; i < to && m->col[i] == col; i++)
                sum += m->value[i];
            if (sum != 0) {
                m->col[n] = col;
                m->value[n++] = sum;
            }
        }
        m->start[r + 1] = n;
        from = to;
    }
    m->nnz = n;
}

spx_matrix *spx_build(size_t rows, size_t cols, const spx_triplet *t, size_t n)
{
    spx_matrix *m;
    size_t *next;

    if (rows == 0 || cols == 0 || rows > SPX_DIM_MAX || cols > SPX_DIM_MAX || n > SPX_NNZ_MAX)
        return NULL;
    for (size_t i = 0; i < n; i++)
        if (t[i].row >= rows || t[i].col >= cols || !isfinite(t[i].value))
            return NULL;
    m = shape(rows, cols, n);
    next = malloc(rows * sizeof *next);
    if (m == NULL || next == NULL) {
        spx_free(m);
        free(next);
        return NULL;
    }

    for (size_t r = 0; r <= rows; r++)
        m->start[r] = 0;
    for (size_t i = 0; i < n; i++)
        m->start[t[i].row + 1]++;
    add_up(m);
    for (size_t r = 0; r < rows; r++)
        next[r] = m->start[r];
    for (size_t i = 0; i < n; i++) {
        size_t at = next[t[i].row]++;

        m->col[at] = t[i].col;
        m->value[at] = t[i].value;
    }
    free(next);
    for (size_t r = 0; r < rows; r++)
        sort_row(m, m->start[r], m->start[r + 1]);
    compact(m);
    return m;
}

size_t spx_rows(const spx_matrix *m)
{
    return m->rows;
}

size_t spx_cols(const spx_matrix *m)
{
    return m->cols;
}

size_t spx_nnz(const spx_matrix *m)
{
    return m->nnz;
}

size_t spx_row_nnz(const spx_matrix *m, size_t row)
{
    return row < m->rows ? m->start[row + 1] - m->start[row] : 0;
}

double spx_get(const spx_matrix *m, size_t row, size_t col)
{
    size_t lo, hi;

    if (row >= m->rows || col >= m->cols)
        return 0;
    lo = m->start[row];
    hi = m->start[row + 1];
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;

        if (m->col[mid] == col)
            return m->value[mid];
        if (m->col[mid] < col)
            lo = mid + 1;
        else
            hi = mid;
    }
    return 0;
}

void spx_mulvec(const spx_matrix *m, const double *x, double *y)
{
    for (size_t r = 0; r < m->rows; r++) {
        double sum = 0;

        for (size_t i = m->start[r]; i < m->start[r + 1]; i++)
            sum += m->value[i] * x[m->col[i]];
        y[r] = sum;
    }
}

spx_matrix *spx_transpose(const spx_matrix *m)
{
    spx_matrix *t = shape(m->cols, m->rows, m->nnz);
    size_t *next;

    if (t == NULL || m->nnz == 0)
        return t;
    next = malloc(t->rows * sizeof *next);
    if (next == NULL) {
        spx_free(t);
        return NULL;
    }

    for (size_t r = 0; r <= t->rows; r++)
        t->start[r] = 0;
    for (size_t i = 0; i < m->nnz; i++)
        t->start[m->col[i] + 1]++;
    add_up(t);
    for (size_t r = 0; r < t->rows; r++)
        next[r] = t->start[r];
    for (size_t r = 0; r < m->rows; r++)
        for (size_t i = m->start[r]; i < m->start[r + 1]; i++) {
            size_t at = next[m->col[i]]++;

            t->col[at] = r;
            t->value[at] = m->value[i];
        }
    free(next);
    return t;
}

int spx_equal(const spx_matrix *a, const spx_matrix *b)
{
    if (a->rows != b->rows || a->cols != b->cols || a->nnz != b->nnz)
        return 0;
    for (size_t r = 0; r <= a->rows; r++)
        if (a->start[r] != b->start[r])
            return 0;
    for (size_t i = 0; i < a->nnz; i++)
        if (a->col[i] != b->col[i] || a->value[i] != b->value[i])
            return 0;
    return 1;
}
