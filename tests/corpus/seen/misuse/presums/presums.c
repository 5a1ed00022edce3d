#include "presums.h"

void ps_build(const long *values, size_t n, long *sums)
{
    long total = 0;

    sums[0] = 0;
    for (size_t i = 0; i < n; i++) {
        total += values[i];
        sums[i + 1] = total;
    }
}

long ps_range(const long *sums, size_t from, size_t to)
{
    return sums[to] - sums[from];
}

double ps_mean(const long *sums, size_t from, size_t to)
{
    return (double)ps_range(sums, from, to) / (double)(to - from);
}

void ps_values(const long *sums, size_t n, long *values)
{
    for (size_t i = 0; i < n; i++)
        values[i] = sums[i + 1] - sums[i];
}

void ps_change(long *sums, size_t n, size_t at, long delta)
{
    if (delta == 0)
        return;
    for (size_t i = at + 1; i <= n; i++)
        sums[i] += delta;
}

size_t ps_find(const long *sums, size_t n, long goal)
{
    size_t low = 0, high = n + 1;

    /* sums[low - 1] < goal <= sums[high], as far as there are such */
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (sums[middle] >= goal)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

size_t ps_windows(const long *sums, size_t n, size_t width, long *out)
{
    if (width == 0 || width > n)
        return 0;

    size_t count = n - width + 1;
    for (size_t i = 0; i < count; i++)
        out[i] = sums[i + width] - sums[i];
    return count;
}

size_t ps_best(const long *sums, size_t n, size_t width)
{
    if (width == 0 || width > n)
        return n;

    size_t best = 0;
    for (size_t i = 1; i <= n - width; i++)
        if (ps_range(sums, i, i + width) > ps_range(sums, best, best + width))
            best = i;
    return best;
}

/*
 * In two dimensions sums[r][c] is the total of the first c values of the first
 * r rows. Row 0 and column 0 are all zero.
 */
static size_t place(size_t cols, size_t row, size_t col)
{
    return row * (cols + 1) + col;
}

void ps_build2(const long *values, size_t rows, size_t cols, long *sums)
{
    for (size_t c = 0; c <= cols; c++)
        sums[place(cols, 0, c)] = 0;

    for (size_t r = 0; r < rows; r++) {
        long in_row = 0;

        sums[place(cols, r + 1, 0)] = 0;
        for (size_t c = 0; c < cols; c++) {
            in_row += values[r * cols + c];
            sums[place(cols, r + 1, c + 1)] = sums[place(cols, r, c + 1)] + in_row;
        }
    }
}

long ps_range2(const long *sums, size_t cols, size_t top, size_t left, size_t bottom, size_t right)
{
    /* two strips from the left border, of the same rows */
    long wide = sums[place(cols, bottom, right)] - sums[place(cols, top, right)];
    long narrow = sums[place(cols, bottom, left)] - sums[place(cols, top, left)];

    return wide - narrow;
}
