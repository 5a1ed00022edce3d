#include "luview.h"

#include <math.h>

static double *at(const luview *view, size_t row, size_t col)
{
    return view->data + (row * view->stride + col);
}

static void swap(double *a, double *b)
{
    double t = *a;

    *a = *b;
    *b = t;
}

int luview_make(luview *view, double *data, size_t rows, size_t cols, size_t stride)
{
    if (rows == 0 || cols == 0 || rows > LUVIEW_DIM || stride > LUVIEW_DIM || stride < cols)
        return -1;
    view->data = data;
    view->rows = rows;
    view->cols = cols;
    view->stride = stride;
    return 0;
}

int luview_part(luview *part, const luview *whole, size_t row, size_t col, size_t rows, size_t cols)
{
    luview from = *whole;

    if (row >= from.rows || col >= from.cols)
        return -1;
    if (rows > from.rows - row || cols > from.cols - col)
        return -1;
    return luview_make(part, at(&from, row, col), rows, cols, from.stride);
}

double luview_get(const luview *view, size_t row, size_t col)
{
    return *at(view, row, col);
}

void luview_set(const luview *view, size_t row, size_t col, double value)
{
    *at(view, row, col) = value;
}

void luview_diagonal(const luview *view, double value)
{
    for (size_t r = 0; r < view->rows; r++) {
        for (size_t c = 0; c < view->cols; c++)
            *at(view, r, c) = r == c ? value : 0.0;
    }
}

int luview_transpose(const luview *view)
{
    if (view->rows != view->cols)
        return -1;
    for (size_t r = 1; r < view->rows; r++) {
        for (size_t c = 0; c < r; c++)
            swap(at(view, r, c), at(view, c, r));
    }
    return 0;
}

void luview_apply(const luview *a, const double *x, double *y)
{
    for (size_t r = 0; r < a->rows; r++) {
        double sum = 0.0;

        for (size_t c = 0; c < a->cols; c++)
            sum += *at(a, r, c) * x[c];
        y[r] = sum;
    }
}

/* The row, from k on, with the greatest element in column k. */
static size_t pivot_row(const luview *a, size_t k)
{
    size_t best = k;

    for (size_t r = k + 1; r < a->rows; r++) {
        if (fabs(*at(a, r, k)) > fabs(*at(a, best, k)))
            best = r;
    }
    return best;
}

int luview_factor(const luview *a, size_t *pivots)
{
    size_t n = a->rows;

    if (n != a->cols)
        return -1;
    for (size_t k = 0; k < n; k++) {
        size_t p = pivot_row(a, k);

        pivots[k] = p;
        if (*at(a, p, k) == 0.0)
            return -1;
        if (p != k) {
            for (size_t c = 0; c < n; c++)
                swap(at(a, p, c), at(a, k, c));
        }
        for (size_t r = k + 1; r < n; r++) {
            double factor = *at(a, r, k) / *at(a, k, k);

            *at(a, r, k) = factor;
            for (size_t c = k + 1; c < n; c++)
                *at(a, r, c) -= factor * *at(a, k, c);
        }
    }
    return 0;
}

int luview_solve(const luview *a, const size_t *pivots, double *b)
{
    size_t n = a->rows;

    if (n != a->cols)
        return -1;
    for (size_t k = 0; k < n; k++)
        swap(&b[k], &b[pivots[k]]);
    for (size_t r = 1; r < n; r++) {
        for (size_t c = 0; c < r; c++)
            b[r] -= *at(a, r, c) * b[c];
    }
    for (size_t r = n; r-- > 0;) {
        for (size_t c = r + 1; c < n; c++)
            b[r] -= *at(a, r, c) * b[c];
        b[r] /= *at(a, r, r);
    }
    return 0;
}

double luview_det(const luview *a, const size_t *pivots)
{
    double det = 1.0;

    if (a->rows != a->cols)
        return 0.0;
    for (size_t k = 0; k < a->rows; k++) {
        det *= *at(a, k, k);
        if (pivots[k] != k)
            det = -det;
    }
    return det;
}
