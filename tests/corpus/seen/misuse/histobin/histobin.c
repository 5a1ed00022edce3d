#include "histobin.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct HB_Histogram {
    const double *edges;
    size_t bins;
    unsigned long outside;
    unsigned long counts[];
};

HB_Histogram *HB_Create(const double *edges, size_t edge_count)
{
    assert(edge_count >= 2);
    if (edge_count - 1 > HB_MAX_BINS)
        return NULL;
    for (size_t i = 1; i < edge_count; i++)
        assert(edges[i - 1] < edges[i]);
    size_t bins = edge_count - 1;
    HB_Histogram *h = calloc(1, sizeof *h + bins * sizeof h->counts[0]);
    if (h == NULL)
        return NULL;
    h->edges = edges;
    h->bins = bins;
    return h;
}

void HB_Destroy(HB_Histogram *h)
{
    free(h);
}

size_t HB_Bins(const HB_Histogram *h)
{
    return h->bins;
}

long HB_Find(const HB_Histogram *h, double x)
{
    if (x < h->edges[0])
        return -1;
    if (!(x < h->edges[h->bins]))
        return (long)h->bins;
    size_t low = 0, high = h->bins;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (x < h->edges[middle])
            high = middle;
        else
            low = middle;
    }
    return (long)low;
}

void HB_Fill(HB_Histogram *h, double x)
{
    long bin = HB_Find(h, x);
    if (bin < 0 || bin == (long)h->bins)
        h->outside++;
    else
        h->counts[bin]++;
}

void HB_FillN(HB_Histogram *h, const double *x, size_t n)
{
    for (size_t i = 0; i < n; i++)
        HB_Fill(h, x[i]);
}

unsigned long HB_Count(const HB_Histogram *h, size_t bin)
{
    assert(bin < h->bins);
    return h->counts[bin];
}

double HB_Center(const HB_Histogram *h, size_t bin)
{
    assert(bin < h->bins);
    return h->edges[bin] / 2 + h->edges[bin + 1] / 2;
}

unsigned long HB_Outside(const HB_Histogram *h)
{
    return h->outside;
}

unsigned long HB_Total(const HB_Histogram *h)
{
    unsigned long total = h->outside;
    for (size_t i = 0; i < h->bins; i++)
        total += h->counts[i];
    return total;
}

void HB_Merge(HB_Histogram *h, const HB_Histogram *other)
{
    assert(h->edges == other->edges && h->bins == other->bins);
    for (size_t i = 0; i < h->bins; i++)
        h->counts[i] += other->counts[i];
    h->outside += other->outside;
}

void HB_Export(const HB_Histogram *h, unsigned long *counts)
{
    memcpy(counts, h->counts, h->bins * sizeof counts[0]);
}
