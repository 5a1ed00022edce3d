#include "qbins.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct qbins {
    double lo, hi;
    size_t bins;
    uint64_t below, above, total;
    uint64_t count[];
};

static size_t bytes(size_t bins)
{
    return sizeof(qbins) + bins * sizeof(uint64_t);
}

qbins *qb_new(double lo, double hi, size_t bins)
{
    if (!isfinite(lo) || !isfinite(hi) || !isfinite(hi - lo) || !(lo < hi))
        return NULL;
    if (bins < 1 || bins > QBINS_MAX)
        return NULL;
    qbins *h = calloc(1, bytes(bins));
    if (h == NULL)
        return NULL;
    h->lo = lo;
    h->hi = hi;
    h->bins = bins;
    return h;
}

qbins *qb_dup(const qbins *h)
{
    qbins *copy = malloc(bytes(h->bins));
    if (copy != NULL)
        memcpy(copy, h, bytes(h->bins));
    return copy;
}

void qb_del(qbins *h)
{
    free(h);
}

void qb_put(qbins *h, double x)
{
    if (isnan(x))
        return;
    if (x < h->lo) {
        h->below++;
        return;
    }
    if (x > h->hi) {
        h->above++;
        return;
    }
    size_t bin = (size_t)((x - h->lo) / (h->hi - h->lo) * (double)h->bins);
    h->count[bin]++;
    h->total++;
}

void qb_put_all(qbins *h, const double *x, size_t n)
{
    for (size_t i = 0; i < n; i++)
        qb_put(h, x[i]);
}

size_t qb_bins(const qbins *h)
{
    return h->bins;
}

uint64_t qb_count(const qbins *h, size_t bin)
{
    return bin < h->bins ? h->count[bin] : 0;
}

uint64_t qb_below(const qbins *h)
{
    return h->below;
}

uint64_t qb_above(const qbins *h)
{
    return h->above;
}

uint64_t qb_total(const qbins *h)
{
    return h->total;
}

size_t qb_mode(const qbins *h)
{
    size_t mode = 0;
    for (size_t i = 1; i < h->bins; i++)
        if (h->count[i] > h->count[mode])
            mode = i;
    return mode;
}

bool qb_merge(qbins *h, const qbins *other)
{
    if (h->bins != other->bins || h->lo != other->lo || h->hi != other->hi)
        return false;
    for (size_t i = 0; i < h->bins; i++)
        h->count[i] += other->count[i];
    h->below += other->below;
    h->above += other->above;
    h->total += other->total;
    return true;
}

void qb_clear(qbins *h)
{
    memset(h->count, 0, h->bins * sizeof *h->count);
    h->below = h->above = h->total = 0;
}
