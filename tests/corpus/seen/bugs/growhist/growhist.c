#include "growhist.h"

#include <stdlib.h>
#include <string.h>

struct ghist {
    uint32_t width;
    size_t bins;
    uint32_t *counts;
};

struct ghist *ghist_new(uint32_t width)
{
    if (width == 0)
        return NULL;
    struct ghist *h = malloc(sizeof *h);
    if (h == NULL)
        return NULL;
    h->width = width;
    h->bins = 8;
    h->counts = calloc(h->bins, sizeof *h->counts);
    if (h->counts == NULL) {
        free(h);
        return NULL;
    }
    return h;
}

void ghist_free(struct ghist *h)
{
    if (h == NULL)
        return;
    free(h->counts);
    free(h);
}

static bool grow(struct ghist *h, size_t least)
{
    size_t bins = h->bins;
    if (least <= bins)
        return true;
    while (bins < least)
        bins *= 2;
    uint32_t *counts = realloc(h->counts, bins * sizeof *counts);
    if (counts == NULL)
        return false;
    memset(counts + h->bins, 0, bins - h->bins);
    h->counts = counts;
    h->bins = bins;
    return true;
}

bool ghist_add(struct ghist *h, uint32_t value)
{
    size_t bin = value / h->width;
    if (bin >= GHIST_MAX_BINS || !grow(h, bin + 1))
        return false;
    if (h->counts[bin] == UINT32_MAX)
        return false;
    h->counts[bin]++;
    return true;
}

bool ghist_merge(struct ghist *h, const struct ghist *other)
{
    if (h->width != other->width || !grow(h, other->bins))
        return false;
    for (size_t i = 0; i < other->bins; i++) {
        uint32_t more = other->counts[i];
        h->counts[i] = more > UINT32_MAX - h->counts[i] ? UINT32_MAX : h->counts[i] + more;
    }
    return true;
}

void ghist_clear(struct ghist *h)
{
    memset(h->counts, 0, h->bins * sizeof *h->counts);
}

size_t ghist_bins(const struct ghist *h)
{
    return h->bins;
}

uint32_t ghist_count(const struct ghist *h, size_t bin)
{
    return bin < h->bins ? h->counts[bin] : 0;
}

uint64_t ghist_total(const struct ghist *h)
{
    uint64_t total = 0;
    for (size_t i = 0; i < h->bins; i++)
        total += h->counts[i];
    return total;
}

size_t ghist_peak(const struct ghist *h)
{
    size_t peak = 0;
    for (size_t i = 1; i < h->bins; i++)
        if (h->counts[i] > h->counts[peak])
            peak = i;
    return peak;
}

size_t ghist_percentile(const struct ghist *h, unsigned percent)
{
    uint64_t total = ghist_total(h), so_far = 0;
    if (total == 0)
        return 0;
    if (percent > 100)
        percent = 100;
    for (size_t i = 0; i < h->bins; i++) {
        so_far += h->counts[i];
        if (so_far * 100 >= total * percent)
            return i;
    }
    return h->bins - 1;
}
