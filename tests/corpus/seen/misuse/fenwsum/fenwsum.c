#include "fenwsum.h"

#include <assert.h>

/*
 * cell[k], 1 <= k <= n, is the sum of the (k & -k) values that end with v[k-1].
 * cell[0] is not used but kept at 0, so that a prefix of length 0 needs no
 * special care.
 */

static size_t low_bit(size_t k)
{
    return k & (~k + 1);
}

/* Sums wrap around: done without sign. */
static int64_t plus(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

static int64_t minus(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a - (uint64_t)b);
}

int fenw_init(fenw *f, int64_t *cell, size_t n)
{
    if (n > FENW_MAX)
        return -1;
    for (size_t k = 0; k <= n; k++)
        cell[k] = 0;
    f->cell = cell;
    f->n = n;
    return 0;
}

int fenw_build(fenw *f, int64_t *cell, const int64_t *v, size_t n)
{
    if (fenw_init(f, cell, n) < 0)
        return -1;
    for (size_t k = 1; k <= n; k++) {
        size_t up = k + low_bit(k);

        cell[k] = plus(cell[k], v[k - 1]);
        if (up <= n)
            cell[up] = plus(cell[up], cell[k]);
    }
    return 0;
}

size_t fenw_size(const fenw *f)
{
    return f->n;
}

void fenw_add(fenw *f, size_t i, int64_t d)
{
    assert(i < f->n);
    for (size_t k = i + 1; k <= f->n; k += low_bit(k))
        f->cell[k] = plus(f->cell[k], d);
}

void fenw_set(fenw *f, size_t i, int64_t x)
{
    fenw_add(f, i, minus(x, fenw_get(f, i)));
}

int64_t fenw_get(const fenw *f, size_t i)
{
    int64_t value;
    size_t k, stop;

    assert(i < f->n);
    /* cell[i + 1] without the part before v[i] */
    k = i + 1;
    value = f->cell[k];
    stop = k - low_bit(k);
    for (k = i; k > stop; k -= low_bit(k))
        value = minus(value, f->cell[k]);
    return value;
}

int64_t fenw_prefix(const fenw *f, size_t k)
{
    int64_t sum = 0;

    for (; k > 0; k -= low_bit(k))
        sum = plus(sum, f->cell[k]);
    return sum;
}

int64_t fenw_range(const fenw *f, size_t lo, size_t hi)
{
    assert(lo <= hi);
    return minus(fenw_prefix(f, hi), fenw_prefix(f, lo));
}

size_t fenw_find(const fenw *f, int64_t x)
{
    size_t step = 1, k = 0;

    if (x < 0)
        return 0;
    while (step <= f->n / 2)
        step *= 2;
    /* k: so many values have a sum which is not more than x */
    for (; step > 0; step /= 2) {
        if (step <= f->n - k && f->cell[k + step] <= x) {
            k += step;
            x = minus(x, f->cell[k]);
        }
    }
    return k;
}
