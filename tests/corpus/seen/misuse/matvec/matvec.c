#include "matvec.h"

#include <math.h>

static double *at(mv_mat m, size_t r, size_t c)
{
    return m.data + r * m.stride + c;
}

mv_mat mv_wrap(double *data, size_t rows, size_t cols)
{
    mv_mat m = { data, rows, cols, cols };

    return m;
}

mv_mat mv_block(mv_mat m, size_t r, size_t c, size_t rows, size_t cols)
{
    mv_mat block = { NULL, rows, cols, m.stride };

    if (rows > 0 && cols > 0)
        block.data = at(m, r, c);
    return block;
}

double mv_get(mv_mat m, size_t r, size_t c)
{
    return *at(m, r, c);
}

void mv_set(mv_mat m, size_t r, size_t c, double value)
{
    *at(m, r, c) = value;
}

/* With no column, there is no row worth going to. */
static size_t filled_rows(mv_mat m)
{
    return m.cols > 0 ? m.rows : 0;
}

void mv_fill(mv_mat m, double value)
{
    size_t r, c;

    for (r = 0; r < filled_rows(m); r++)
        for (c = 0; c < m.cols; c++)
            *at(m, r, c) = value;
}

void mv_identity(mv_mat m)
{
    size_t i;

    mv_fill(m, 0);
    for (i = 0; i < m.rows && i < m.cols; i++)
        *at(m, i, i) = 1;
}

int mv_mul(mv_mat out, mv_mat a, mv_mat b, double factor)
{
    size_t r, c, k;

    if (a.cols != b.rows || out.rows != a.rows || out.cols != b.cols)
        return -1;
    for (r = 0; r < filled_rows(out); r++) {
        for (c = 0; c < out.cols; c++) {
            /* With a factor of 0, out may hold anything. */
            double sum = factor == 0 ? 0 : factor * *at(out, r, c);
            for (k = 0; k < a.cols; k++)
                sum += *at(a, r, k) * *at(b, k, c);
            *at(out, r, c) = sum;
        }
    }
    return 0;
}

int mv_add(mv_mat out, mv_mat a, mv_mat b, double factor)
{
    size_t r, c;

    if (a.rows != b.rows || a.cols != b.cols || out.rows != a.rows || out.cols != a.cols)
        return -1;
    for (r = 0; r < filled_rows(out); r++)
        for (c = 0; c < out.cols; c++)
            *at(out, r, c) = *at(a, r, c) + factor * *at(b, r, c);
    return 0;
}

int mv_transpose(mv_mat out, mv_mat a)
{
    size_t r, c;

    if (out.rows != a.cols || out.cols != a.rows)
        return -1;
    if (a.rows == a.cols) {
        /* Pairs at a time, so that both may be one. */
        for (r = 0; r < a.rows; r++) {
            for (c = r; c < a.cols; c++) {
                double upper = *at(a, r, c), lower = *at(a, c, r);
                *at(out, r, c) = lower;
                *at(out, c, r) = upper;
            }
        }
        return 0;
    }
    for (r = 0; r < filled_rows(a); r++)
        for (c = 0; c < a.cols; c++)
            *at(out, c, r) = *at(a, r, c);
    return 0;
}

static void swap_rows(mv_mat m, size_t r, size_t s)
{
    size_t c;

    for (c = 0; r != s && c < m.cols; c++) {
        double kept = *at(m, r, c);
        *at(m, r, c) = *at(m, s, c);
        *at(m, s, c) = kept;
    }
}

int mv_lu(mv_mat m, size_t *perm)
{
    size_t n = m.rows, i, r, c;

    if (m.rows != m.cols)
        return -1;
    for (i = 0; i < n; i++)
        perm[i] = i;
    for (i = 0; i < n; i++) {
        size_t best = i, kept;

        for (r = i + 1; r < n; r++)
            if (fabs(*at(m, r, i)) > fabs(*at(m, best, i)))
                best = r;
        /* NaN and infinity are not to be divided by either. */
        if (!isfinite(*at(m, best, i)) || *at(m, best, i) == 0)
            return -1;
        swap_rows(m, i, best);
        kept = perm[i];
        perm[i] = perm[best];
        perm[best] = kept;
        for (r = i + 1; r < n; r++) {
            double factor = *at(m, r, i) / *at(m, i, i);
            *at(m, r, i) = factor;
            for (c = i + 1; c < n; c++)
                *at(m, r, c) -= factor * *at(m, i, c);
        }
    }
    return 0;
}

void mv_solve(mv_mat lu, const size_t *perm, const double *b, double *x)
{
    size_t n = lu.rows, r, c;

    for (r = 0; r < n; r++) {
        double sum = b[perm[r]];
        for (c = 0; c < r; c++)
            sum -= *at(lu, r, c) * x[c];
        x[r] = sum;
    }
    for (r = n; r-- > 0;) {
        double sum = x[r];
        for (c = r + 1; c < n; c++)
            sum -= *at(lu, r, c) * x[c];
        x[r] = sum / *at(lu, r, r);
    }
}

double mv_norm_max(mv_mat m)
{
    double most = 0;
    size_t r, c;

    for (r = 0; r < filled_rows(m); r++)
        for (c = 0; c < m.cols; c++)
            most = fmax(most, fabs(*at(m, r, c)));
    return most;
}
