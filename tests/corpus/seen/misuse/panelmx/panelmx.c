#include "panelmx.h"

#include <assert.h>
#include <stdint.h>

static double *element(Panel p, int row, int col)
{
    return p.at + row * p.down + col * p.right;
}

static bool disjoint(Panel a, Panel b)
{
    uintptr_t a_last = (uintptr_t)element(a, a.rows - 1, a.cols - 1);
    uintptr_t b_last = (uintptr_t)element(b, b.rows - 1, b.cols - 1);
    return a_last < (uintptr_t)b.at || b_last < (uintptr_t)a.at;
}

static double magnitude(double x)
{
    return x < 0 ? -x : x;
}

Panel pmx_wrap(double *block, int rows, int cols)
{
    return (Panel){block, rows, cols, cols, 1};
}

Panel pmx_part(Panel p, int row, int col, int rows, int cols)
{
    assert(row >= 0 && rows >= 1 && rows <= p.rows && row <= p.rows - rows);
    assert(col >= 0 && cols >= 1 && cols <= p.cols && col <= p.cols - cols);
    return (Panel){element(p, row, col), rows, cols, p.down, p.right};
}

Panel pmx_flip(Panel p)
{
    return (Panel){p.at, p.cols, p.rows, p.right, p.down};
}

double pmx_get(Panel p, int row, int col)
{
    return *element(p, row, col);
}

void pmx_set(Panel p, int row, int col, double value)
{
    *element(p, row, col) = value;
}

void pmx_fill(Panel p, double value)
{
    for (int i = 0; i < p.rows; i++)
        for (int j = 0; j < p.cols; j++)
            pmx_set(p, i, j, value);
}

void pmx_scale(Panel p, double factor)
{
    for (int i = 0; i < p.rows; i++)
        for (int j = 0; j < p.cols; j++)
            *element(p, i, j) *= factor;
}

void pmx_copy(Panel to, Panel from)
{
    for (int i = 0; i < to.rows; i++)
        for (int j = 0; j < to.cols; j++)
            *element(to, i, j) = *element(from, i, j);
}

void pmx_add(Panel to, Panel from, double factor)
{
    for (int i = 0; i < to.rows; i++)
        for (int j = 0; j < to.cols; j++)
            *element(to, i, j) += factor * *element(from, i, j);
}

void pmx_mul(Panel to, Panel a, Panel b)
{
    assert(disjoint(to, a) && disjoint(to, b));
    for (int i = 0; i < to.rows; i++)
        for (int j = 0; j < to.cols; j++) {
            double sum = 0;
            for (int k = 0; k < a.cols; k++)
                sum += *element(a, i, k) * *element(b, k, j);
            *element(to, i, j) = sum;
        }
}

static void swap_rows(Panel p, int r, int s)
{
    for (int j = 0; j < p.cols; j++) {
        double old = pmx_get(p, r, j);
        pmx_set(p, r, j, pmx_get(p, s, j));
        pmx_set(p, s, j, old);
    }
}

/* Row r less a multiple of row s. */
static void reduce_row(Panel p, int r, int s, double factor)
{
    for (int j = 0; j < p.cols; j++)
        *element(p, r, j) -= factor * *element(p, s, j);
}

bool pmx_solve(Panel a, Panel b)
{
    assert(disjoint(a, b));
    int n = a.rows;
    for (int k = 0; k < n; k++) {
        int best = k;
        for (int i = k + 1; i < n; i++)
            if (magnitude(pmx_get(a, i, k)) > magnitude(pmx_get(a, best, k)))
                best = i;
        double pivot = pmx_get(a, best, k);
        if (pivot == 0)
            return false;
        swap_rows(a, k, best);
        swap_rows(b, k, best);
        for (int i = 0; i < n; i++) {
            if (i == k)
                continue;
            double factor = pmx_get(a, i, k) / pivot;
            reduce_row(a, i, k, factor);
            reduce_row(b, i, k, factor);
        }
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < b.cols; j++)
            *element(b, i, j) /= pmx_get(a, i, i);
    return true;
}

double pmx_peak(Panel p)
{
    double peak = 0;
    for (int i = 0; i < p.rows; i++)
        for (int j = 0; j < p.cols; j++)
            if (magnitude(pmx_get(p, i, j)) > peak)
                peak = magnitude(pmx_get(p, i, j));
    return peak;
}
