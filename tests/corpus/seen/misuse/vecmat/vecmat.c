#include "vecmat.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST 256

struct vm_mat {
    size_t rows, cols;
    double at[];
};

vm_mat *vm_new(size_t rows, size_t cols)
{
    if (rows == 0 || cols == 0 || rows > LARGEST || cols > LARGEST)
        return NULL;
    vm_mat *m = calloc(1, sizeof *m + rows * cols * sizeof m->at[0]);
    if (m != NULL) {
        m->rows = rows;
        m->cols = cols;
    }
    return m;
}

vm_mat *vm_identity(size_t n)
{
    vm_mat *m = vm_new(n, n);
    for (size_t i = 0; m != NULL && i < n; i++)
        m->at[i * n + i] = 1;
    return m;
}

vm_mat *vm_clone(const vm_mat *m)
{
    vm_mat *clone = vm_new(m->rows, m->cols);
    if (clone != NULL)
        memcpy(clone->at, m->at, m->rows * m->cols * sizeof m->at[0]);
    return clone;
}

void vm_free(vm_mat *m)
{
    free(m);
}

size_t vm_rows(const vm_mat *m)
{
    return m->rows;
}

size_t vm_cols(const vm_mat *m)
{
    return m->cols;
}

double vm_get(const vm_mat *m, size_t row, size_t col)
{
    assert(row < m->rows && col < m->cols);
    return m->at[row * m->cols + col];
}

void vm_set(vm_mat *m, size_t row, size_t col, double value)
{
    assert(row < m->rows && col < m->cols);
    m->at[row * m->cols + col] = value;
}

static bool same_size(const vm_mat *a, const vm_mat *b)
{
    return a->rows == b->rows && a->cols == b->cols;
}

void vm_add(vm_mat *sum, const vm_mat *a, const vm_mat *b)
{
    assert(same_size(sum, a) && same_size(a, b));
    for (size_t i = 0; i < sum->rows * sum->cols; i++)
        sum->at[i] = a->at[i] + b->at[i];
}

void vm_mul(vm_mat *product, const vm_mat *a, const vm_mat *b)
{
    assert(product != a && product != b);
    assert(a->cols == b->rows);
    assert(product->rows == a->rows && product->cols == b->cols);
    for (size_t i = 0; i < a->rows; i++)
        for (size_t j = 0; j < b->cols; j++) {
            double sum = 0;
            for (size_t k = 0; k < a->cols; k++)
                sum += a->at[i * a->cols + k] * b->at[k * b->cols + j];
            product->at[i * b->cols + j] = sum;
        }
}

void vm_scale(vm_mat *m, double factor)
{
    for (size_t i = 0; i < m->rows * m->cols; i++)
        m->at[i] *= factor;
}

vm_mat *vm_transposed(const vm_mat *m)
{
    vm_mat *t = vm_new(m->cols, m->rows);
    if (t == NULL)
        return NULL;
    for (size_t i = 0; i < m->rows; i++)
        for (size_t j = 0; j < m->cols; j++)
            t->at[j * m->rows + i] = m->at[i * m->cols + j];
    return t;
}

double vm_trace(const vm_mat *m)
{
    double sum = 0;
    assert(m->rows == m->cols);
    for (size_t i = 0; i < m->rows; i++)
        sum += m->at[i * m->cols + i];
    return sum;
}

static double size_of(double value)
{
    return value < 0 ? -value : value;
}

bool vm_solve(const vm_mat *m, const double *b, double *x)
{
    size_t n = m->rows;
    assert(m->rows == m->cols);
    double right[LARGEST];
    vm_mat *work = vm_clone(m);
    if (work == NULL)
        return false;
    memcpy(right, b, n * sizeof *right);
    for (size_t col = 0; col < n; col++) {
        size_t pivot = col;
        for (size_t row = col + 1; row < n; row++)
            if (size_of(work->at[row * n + col]) > size_of(work->at[pivot * n + col]))
                pivot = row;
        if (!(size_of(work->at[pivot * n + col]) > 0)) {
            vm_free(work);
            return false;
        }
        for (size_t k = 0; pivot != col && k < n; k++) {
            double swap = work->at[col * n + k];
            work->at[col * n + k] = work->at[pivot * n + k];
            work->at[pivot * n + k] = swap;
        }
        double swap = right[col];
        right[col] = right[pivot];
        right[pivot] = swap;
        for (size_t row = col + 1; row < n; row++) {
            double factor = work->at[row * n + col] / work->at[col * n + col];
            for (size_t k = col; k < n; k++)
                work->at[row * n + k] -= factor * work->at[col * n + k];
            right[row] -= factor * right[col];
        }
    }
    for (size_t row = n; row-- > 0;) {
        for (size_t k = row + 1; k < n; k++)
            right[row] -= work->at[row * n + k] * right[k];
        right[row] /= work->at[row * n + row];
    }
    memcpy(x, right, n * sizeof *right);
    vm_free(work);
    return true;
}
