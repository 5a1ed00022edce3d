#include "histo.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct histo {
    int64_t low;
    int64_t width; /* of all buckets together */
    size_t buckets;
    uint64_t total;
    uint64_t *counts;
};

histo *histo_new(int32_t low, int32_t high, size_t buckets)
{
    if (low >= high || buckets == 0 || buckets > 1024)
        return NULL;
    histo *h = malloc(sizeof *h);
    if (h == NULL)
        return NULL;
    h->low = low;
    h->width = (int64_t)high - low;
    h->buckets = buckets;
    h->total = 0;
    h->counts = calloc(buckets, sizeof h->counts[0]);
    if (h->counts == NULL) {
        free(h);
        return NULL;
    }
    return h;
}

histo *histo_copy(const histo *h)
{
    histo *copy = histo_new((int32_t)h->low, (int32_t)(h->low + h->width), h->buckets);
    if (copy == NULL)
        return NULL;
    memcpy(copy->counts, h->counts, h->buckets * sizeof h->counts[0]);
    copy->total = h->total;
    return copy;
}

void histo_free(histo *h)
{
    if (h != NULL)
        free(h->counts);
    free(h);
}

/* Stays at the largest number. */
static uint64_t sum_of(uint64_t a, uint64_t b)
{
    return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

void histo_add(histo *h, int32_t value)
{
    int64_t offset = value - h->low;
    if (offset < 0)
        offset = 0;
    if (offset >= h->width)
        offset = h->width - 1;
    uint64_t *count = &h->counts[offset * (int64_t)h->buckets / h->width];
    *count = sum_of(*count, 1);
    h->total = sum_of(h->total, 1);
}

void histo_clear(histo *h)
{
    memset(h->counts, 0, h->buckets * sizeof h->counts[0]);
    h->total = 0;
}

size_t histo_buckets(const histo *h)
{
    return h->buckets;
}

uint64_t histo_total(const histo *h)
{
    return h->total;
}

uint64_t histo_count(const histo *h, size_t bucket)
{
    return h->counts[bucket];
}

int32_t histo_bucket_low(const histo *h, size_t bucket)
{
    assert(bucket < h->buckets);
    int64_t buckets = (int64_t)h->buckets;
    return (int32_t)(h->low + ((int64_t)bucket * h->width + buckets - 1) / buckets);
}

void histo_merge(histo *to, const histo *from)
{
    for (size_t i = 0; i < from->buckets; i++)
        to->counts[i] = sum_of(to->counts[i], from->counts[i]);
    to->total = sum_of(to->total, from->total);
}

size_t histo_percentile(const histo *h, unsigned percent)
{
    assert(h->total > 0 && percent <= 100);
    /* The same as sum * 100 < total * percent, without large numbers. */
    uint64_t wanted = h->total / 100 * percent + h->total % 100 * percent / 100;
    uint64_t sum = h->counts[0];
    size_t bucket = 0;
    while (sum < wanted && bucket + 1 < h->buckets)
        sum = sum_of(sum, h->counts[++bucket]);
    return bucket;
}

void histo_visit(const histo *h, void (*each)(size_t bucket, uint64_t count, void *context), void *context)
{
    for (size_t i = 0; i < h->buckets; i++)
        each(i, h->counts[i], context);
}
