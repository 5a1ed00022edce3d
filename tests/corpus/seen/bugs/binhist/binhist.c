#include "binhist.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MAX_BINS 65536

struct binhist {
    size_t bins;
    double lo, hi;
    uint64_t below, above, nan;
    uint64_t *bin;
};

static void raise_by(uint64_t *counter, uint64_t by)
{
    *counter = *counter > UINT64_MAX - by ? UINT64_MAX : *counter + by;
}

binhist *bh_new(size_t bins, double lo, double hi)
{
    binhist *h;

    if (bins < 1 || bins > MAX_BINS)
        return NULL;
    if (!isfinite(lo) || !isfinite(hi) || !(lo < hi) || !isfinite(hi - lo))
        return NULL;
    h = calloc(1, sizeof *h);
    if (!h)
        return NULL;
    h->bin = calloc(bins, sizeof *h->bin);
    if (!h->bin) {
        free(h);
        return NULL;
    }
    h->bins = bins;
    h->lo = lo;
    h->hi = hi;
    return h;
}

void bh_free(binhist *h)
{
    if (!h)
        return;
    free(h->bin);
    free(h);
}

binhist *bh_copy(const binhist *h)
{
    binhist *copy = malloc(sizeof *copy);

    if (!copy)
        return NULL;
    *copy = *h;
    copy->bin = malloc(h->bins * sizeof *copy->bin);
    if (!copy->bin) {
        free(copy);
        return NULL;
    }
    memcpy(copy->bin, h->bin, h->bins * sizeof *copy->bin);
    return copy;
}

void bh_add(binhist *h, double x)
{
    size_t i;

    if (isnan(x)) {
        raise_by(&h->nan, 1);
    } else if (x < h->lo) {
        raise_by(&h->below, 1);
    } else if (x >= h->hi) {
        raise_by(&h->above, 1);
    } else {
        i = (size_t)((x - h->lo) / (h->hi - h->lo) * (double)h->bins);
        /* Rounding may lift a number just below the end to the end. */
        if (i >= h->bins)
            i = h->bins - 1;
        raise_by(&h->bin[i], 1);
    }
}

void bh_add_many(binhist *h, const double *x, size_t n)
{
    for (size_t i = 0; i < n; i++)
        bh_add(h, x[i]);
}

size_t bh_bins(const binhist *h)
{
    return h->bins;
}

uint64_t bh_count(const binhist *h, size_t i)
{
    return i < h->bins ? h->bin[i] : 0;
}

void bh_outside(const binhist *h, uint64_t *below, uint64_t *above, uint64_t *nan)
{
    if (below)
        *below = h->below;
    if (above)
        *above = h->above;
    if (nan)
        *nan = h->nan;
}

double bh_edge(const binhist *h, size_t i)
{
    if (i >= h->bins)
        return h->hi;
    return h->lo + (h->hi - h->lo) * ((double)i / (double)h->bins);
}

int bh_rebin(binhist *h, size_t group)
{
    size_t groups, whole;
    uint64_t *merged;

    if (group < 1 || group > h->bins)
        return -1;
    groups = h->bins / group;
    whole = groups * group;
    merged = calloc(groups, sizeof *merged);
    if (!merged)
        return -1;
    for (size_t i = 0; i < h->bins; i++)
        raise_by(&merged[i / group], h->bin[i]);
    for (size_t i = whole; i < h->bins; i++)
        raise_by(&h->above, h->bin[i]);
    h->hi = bh_edge(h, whole);
    free(h->bin);
    h->bin = merged;
    h->bins = groups;
    return 0;
}

int bh_merge(binhist *dst, const binhist *src)
{
    if (dst->bins != src->bins || dst->lo != src->lo || dst->hi != src->hi)
        return -1;
    for (size_t i = 0; i < dst->bins; i++)
        raise_by(&dst->bin[i], src->bin[i]);
    raise_by(&dst->below, src->below);
    raise_by(&dst->above, src->above);
    raise_by(&dst->nan, src->nan);
    return 0;
}

double bh_quantile(const binhist *h, double q)
{
    double total = 0, wanted, seen = 0;
    size_t last = 0;

    if (!(q >= 0 && q <= 1))
        return NAN;
    for (size_t i = 0; i < h->bins; i++)
        total += (double)h->bin[i];
    if (total == 0)
        return NAN;
    wanted = q * total;
    for (size_t i = 0; i < h->bins; i++) {
        double here = (double)h->bin[i];

        if (here > 0 && seen + here >= wanted) {
            double low = bh_edge(h, i), high = bh_edge(h, i + 1);

            return low + (high - low) * ((wanted - seen) / here);
        }
        if (here > 0)
            last = i;
        seen += here;
    }
    return bh_edge(h, last + 1);
}
