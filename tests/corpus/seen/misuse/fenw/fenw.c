#include "fenw.h"

#include <assert.h>
#include <stdlib.h>

struct fenw {
    size_t n;
    uint64_t sums[]; /* sums[i] is over the numbers from i & (i + 1) to i */
};

fenw *fenw_new(size_t n)
{
    if (n > FENW_MAX)
        return NULL;
    fenw *f = calloc(1, sizeof *f + n * sizeof f->sums[0]);
    if (f != NULL)
        f->n = n;
    return f;
}

void fenw_free(fenw *f)
{
    free(f);
}

size_t fenw_len(const fenw *f)
{
    return f->n;
}

void fenw_load(fenw *f, const uint64_t *values)
{
    for (size_t i = 0; i < f->n; i++)
        f->sums[i] = values[i];
    for (size_t i = 0; i < f->n; i++) {
        size_t up = i | (i + 1);
        if (up < f->n)
            f->sums[up] += f->sums[i];
    }
}

void fenw_store(const fenw *f, uint64_t *values)
{
    for (size_t i = 0; i < f->n; i++)
        values[i] = fenw_get(f, i);
}

void fenw_add(fenw *f, size_t i, uint64_t delta)
{
    assert(i < f->n);
    for (; i < f->n; i |= i + 1)
        f->sums[i] += delta;
}

void fenw_set(fenw *f, size_t i, uint64_t value)
{
    fenw_add(f, i, value - fenw_get(f, i));
}

uint64_t fenw_get(const fenw *f, size_t i)
{
    /* without what is in the sums below */
    uint64_t value = f->sums[i];
    size_t low = i & (i + 1);
    while (i > low) {
        i--;
        value -= f->sums[i];
        i &= i + 1;
    }
    return value;
}

uint64_t fenw_prefix(const fenw *f, size_t count)
{
    uint64_t sum = 0;
    for (; count > 0; count &= count - 1)
        sum += f->sums[count - 1];
    return sum;
}

uint64_t fenw_range(const fenw *f, size_t from, size_t to)
{
    assert(from <= to && to <= f->n);
    return fenw_prefix(f, to) - fenw_prefix(f, from);
}
