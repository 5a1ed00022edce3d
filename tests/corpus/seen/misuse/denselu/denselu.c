#include "denselu.h"

#include <math.h>
#include <string.h>

dmat dm_over(double *v, size_t rows, size_t cols)
{
    dmat m;

    m.rows = rows;
    m.cols = cols;
    m.stride = cols;
    m.v = v;
    return m;
}

dmat dm_part(dmat m, size_t i, size_t j, size_t rows, size_t cols)
{
    dmat part = m;

    part.rows = rows;
    part.cols = cols;
    if (rows > 0 && cols > 0)
        part.v = m.v + i * m.stride + j;
    return part;
}

static double *row(dmat m, size_t i)
{
    return m.v + i * m.stride;
}

static int empty(dmat m)
{
    return m.rows == 0 || m.cols == 0;
}

void dm_fill(dmat m, double x)
{
    size_t i, j;

    if (empty(m))
        return;
    for (i = 0; i < m.rows; i++) {
        double *r = row(m, i);

        for (j = 0; j < m.cols; j++)
            r[j] = x;
    }
}

void dm_identity(dmat m)
{
    size_t i;

    if (empty(m))
        return;
    dm_fill(m, 0);
    for (i = 0; i < m.rows && i < m.cols; i++)
        row(m, i)[i] = 1;
}

void dm_copy(dmat dst, dmat src)
{
    size_t i;

    if (empty(src))
        return;
    for (i = 0; i < src.rows; i++)
        memmove(row(dst, i), row(src, i), src.cols * sizeof(double));
}

void dm_mul(dmat dst, dmat a, dmat b)
{
    size_t i, j, k;

    if (a.rows == 0 || b.cols == 0)
        return;
    for (i = 0; i < a.rows; i++) {
        double *r = row(dst, i);

        for (j = 0; j < b.cols; j++) {
            double sum = 0;

            for (k = 0; k < a.cols; k++)
                sum += row(a, i)[k] * row(b, k)[j];
            r[j] = sum;
        }
    }
}

void dm_transpose(dmat dst, dmat a)
{
    size_t i, j;

    if (empty(a))
        return;
    for (i = 0; i < a.rows; i++) {
        for (j = 0; j < a.cols; j++)
            row(dst, j)[i] = row(a, i)[j];
    }
}

int dm_equal(dmat a, dmat b, double eps)
{
    size_t i, j;

    if (a.rows != b.rows || a.cols != b.cols)
        return 0;
    if (empty(a))
        return 1;
    for (i = 0; i < a.rows; i++) {
        for (j = 0; j < a.cols; j++) {
            double x = row(a, i)[j], y = row(b, i)[j];

            if (x != y && !(fabs(x - y) <= eps))
                return 0;
        }
    }
    return 1;
}

static void swap_rows(dmat m, size_t a, size_t b)
{
    size_t j;

    for (j = 0; j < m.cols; j++) {
        double x = row(m, a)[j];

        row(m, a)[j] = row(m, b)[j];
        row(m, b)[j] = x;
    }
}

int lu_factor(dmat a, size_t *perm)
{
    size_t n = a.rows, i, j, k;

    if (a.rows != a.cols)
        return -1;
    for (i = 0; i < n; i++)
        perm[i] = i;
    for (k = 0; k < n; k++) {
        size_t best = k, p;

        for (i = k + 1; i < n; i++) {
            if (fabs(row(a, i)[k]) > fabs(row(a, best)[k]))
                best = i;
        }
        if (!(fabs(row(a, best)[k]) > 0))
            return 1;
        if (best != k) {
            swap_rows(a, best, k);
            p = perm[k];
            perm[k] = perm[best];
            perm[best] = p;
        }
        for (i = k + 1; i < n; i++) {
            double factor = row(a, i)[k] / row(a, k)[k];

            row(a, i)[k] = factor;
            for (j = k + 1; j < n; j++)
                row(a, i)[j] -= factor * row(a, k)[j];
        }
    }
    return 0;
}

void lu_solve(dmat lu, const size_t *perm, const double *b, double *x)
{
    size_t n = lu.rows, i, j;

    for (i = 0; i < n; i++) {
        double sum = b[perm[i]];

        for (j = 0; j < i; j++)
            sum -= row(lu, i)[j] * x[j];
        x[i] = sum;
    }
    for (i = n; i-- > 0;) {
        double sum = x[i];

        for (j = i + 1; j < n; j++)
            sum -= row(lu, i)[j] * x[j];
        x[i] = sum / row(lu, i)[i];
    }
}

double lu_det(dmat lu, const size_t *perm)
{
    size_t n = lu.rows, i, j;
    double det = 1;

    for (i = 0; i < n; i++) {
        det *= row(lu, i)[i];
        /* each pair that is out of order turns the sign */
        for (j = i + 1; j < n; j++) {
            if (perm[j] < perm[i])
                det = -det;
        }
    }
    return det;
}
