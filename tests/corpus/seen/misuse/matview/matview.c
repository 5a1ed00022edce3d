#include "matview.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct mv_mat {
    size_t rows, cols;
    double numbers[];
};

mv_mat *mv_new(size_t rows, size_t cols)
{
    if (rows > 200 || cols > 200)
        return NULL;
    mv_mat *m = calloc(1, sizeof *m + rows * cols * sizeof m->numbers[0]);
    if (m != NULL) {
        m->rows = rows;
        m->cols = cols;
    }
    return m;
}

void mv_free(mv_mat *m)
{
    free(m);
}

mv_view mv_array(double *numbers, size_t rows, size_t cols)
{
    mv_view v = {numbers, rows, cols, cols};
    return v;
}

mv_view mv_all(mv_mat *m)
{
    return mv_array(m->numbers, m->rows, m->cols);
}

mv_view mv_part(mv_view v, size_t row, size_t col, size_t rows, size_t cols)
{
    assert(row <= v.rows && rows <= v.rows - row && col <= v.cols && cols <= v.cols - col);
    mv_view part = {v.at, rows, cols, v.step};
    if (rows > 0 && cols > 0)
        part.at += row * v.step + col;
    return part;
}

double mv_get(mv_view v, size_t row, size_t col)
{
    assert(row < v.rows && col < v.cols);
    return v.at[row * v.step + col];
}

void mv_set(mv_view v, size_t row, size_t col, double value)
{
    assert(row < v.rows && col < v.cols);
    v.at[row * v.step + col] = value;
}

void mv_fill(mv_view v, double value)
{
    for (size_t r = 0; v.cols > 0 && r < v.rows; r++)
        for (size_t c = 0; c < v.cols; c++)
            v.at[r * v.step + c] = value;
}

void mv_copy(mv_view to, mv_view from)
{
    assert(to.rows == from.rows && to.cols == from.cols);
    if (to.rows == 0 || to.cols == 0)
        return;
    double *copy = malloc(from.cols * from.rows * sizeof *copy);
    if (copy == NULL)
        abort();
    for (size_t r = 0; r < from.rows; r++)
        memcpy(copy + r * from.cols, from.at + r * from.step, from.cols * sizeof *copy);
    for (size_t r = 0; r < to.rows; r++)
        memcpy(to.at + r * to.step, copy + r * from.cols, from.cols * sizeof *copy);
    free(copy);
}

int mv_equal(mv_view a, mv_view b)
{
    if (a.rows != b.rows || a.cols != b.cols)
        return 0;
    for (size_t r = 0; a.cols > 0 && r < a.rows; r++)
        for (size_t c = 0; c < a.cols; c++)
            if (a.at[r * a.step + c] != b.at[r * b.step + c])
                return 0;
    return 1;
}

void mv_mul(mv_view to, mv_view a, mv_view b)
{
    assert(a.cols == b.rows && to.rows == a.rows && to.cols == b.cols);
    for (size_t r = 0; to.cols > 0 && r < to.rows; r++)
        for (size_t c = 0; c < to.cols; c++) {
            double sum = 0;
            for (size_t k = 0; k < a.cols; k++)
                sum += a.at[r * a.step + k] * b.at[k * b.step + c];
            to.at[r * to.step + c] = sum;
        }
}

double mv_trace(mv_view v)
{
    assert(v.rows == v.cols);
    double sum = 0;
    for (size_t i = 0; i < v.rows; i++)
        sum += v.at[i * v.step + i];
    return sum;
}
