#include "arrform.h"

#include <math.h>

static int is_empty(af_range r)
{
    return r.rows == 0 || r.cols == 0;
}

static int is_valid(af_range r)
{
    if (r.rows > AF_MAX || r.cols > AF_MAX || r.stride > AF_MAX || r.stride < r.cols)
        return 0;
    return r.cells || is_empty(r);
}

static double *cell(af_range r, size_t row, size_t col)
{
    return &r.cells[row * r.stride + col];
}

static double number(af_range r, size_t row, size_t col)
{
    double v = *cell(r, row, col);
    return isnan(v) ? 0 : v;
}

af_range af_array(double *cells, size_t rows, size_t cols)
{
    af_range r = { cells, rows, cols, cols };
    return r;
}

af_range af_part(af_range range, size_t top, size_t left, size_t rows, size_t cols)
{
    af_range part = { NULL, 0, 0, range.stride };
    if (!is_valid(range) || top >= range.rows || left >= range.cols) {
        part.stride = 0;
        return part;
    }
    part.cells = cell(range, top, left);
    part.rows = rows < range.rows - top ? rows : range.rows - top;
    part.cols = cols < range.cols - left ? cols : range.cols - left;
    return part;
}

long af_sumproduct(af_range a, af_range b, double *sum)
{
    if (!is_valid(a) || !is_valid(b))
        return AF_EINVAL;
    if (a.rows != b.rows || a.cols != b.cols)
        return AF_ESHAPE;
    double total = 0;
    if (!is_empty(a))
        for (size_t r = 0; r < a.rows; r++)
            for (size_t c = 0; c < a.cols; c++)
                total += number(a, r, c) * number(b, r, c);
    *sum = total;
    return 0;
}

long af_transpose(af_range in, af_range out)
{
    if (!is_valid(in) || !is_valid(out))
        return AF_EINVAL;
    if (in.rows != out.cols || in.cols != out.rows)
        return AF_ESHAPE;
    if (is_empty(in))
        return 0;
    for (size_t r = 0; r < in.rows; r++)
        for (size_t c = 0; c < in.cols; c++)
            *cell(out, c, r) = *cell(in, r, c);
    return 0;
}

long af_mmult(af_range a, af_range b, af_range out)
{
    if (!is_valid(a) || !is_valid(b) || !is_valid(out))
        return AF_EINVAL;
    if (a.cols != b.rows || out.rows != a.rows || out.cols != b.cols)
        return AF_ESHAPE;
    if (is_empty(out))
        return 0;
    for (size_t r = 0; r < out.rows; r++)
        for (size_t c = 0; c < out.cols; c++) {
            double sum = 0;
            for (size_t k = 0; k < a.cols; k++)
                sum += number(a, r, k) * number(b, k, c);
            *cell(out, r, c) = sum;
        }
    return 0;
}

/* The first limit that is not less than the value. */
static size_t interval(const double *limits, size_t n, double value)
{
    size_t lo = 0, hi = n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (limits[mid] < value)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

long af_frequency(af_range range, const double *limits, size_t nlimits, size_t *counts)
{
    long counted = 0;
    if (!is_valid(range))
        return AF_EINVAL;
    for (size_t i = 0; i < nlimits; i++)
        counts[i] = 0;
    counts[nlimits] = 0;
    if (is_empty(range))
        return 0;
    for (size_t r = 0; r < range.rows; r++)
        for (size_t c = 0; c < range.cols; c++) {
            double v = *cell(range, r, c);
            if (isnan(v))
                continue;
            counts[interval(limits, nlimits, v)]++;
            counted++;
        }
    return counted;
}

long af_filter(af_range range, af_test test, void *arg, double *out)
{
    long kept = 0;
    if (!is_valid(range))
        return AF_EINVAL;
    if (is_empty(range))
        return 0;
    for (size_t r = 0; r < range.rows; r++)
        for (size_t c = 0; c < range.cols; c++) {
            double v = *cell(range, r, c);
            if (test ? test(v, arg) : !isnan(v))
                out[kept++] = v;
        }
    return kept;
}

long af_fill(af_range range, double value)
{
    if (!is_valid(range))
        return AF_EINVAL;
    if (is_empty(range))
        return 0;
    for (size_t r = 0; r < range.rows; r++)
        for (size_t c = 0; c < range.cols; c++)
            *cell(range, r, c) = value;
    return 0;
}
