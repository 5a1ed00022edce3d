#include "loghist.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct loghist {
    int64_t highest;
    int bits;
    size_t buckets;
    uint64_t total;
    uint64_t counts[];
};

static int top_bit(int64_t value)
{
    int bit = 0;
    while (value >>= 1)
        bit++;
    return bit;
}

/* The value is not negative. */
static size_t bucket_of(int bits, int64_t value)
{
    int64_t linear = (int64_t)1 << bits;
    if (value < linear)
        return (size_t)value;
    int shift = top_bit(value) - bits;
    size_t row = (size_t)shift + 1;
    return (row << bits) + (size_t)((value >> shift) - linear);
}

static int64_t bucket_width(const loghist *h, size_t index)
{
    size_t row = index >> h->bits;
    return row == 0 ? 1 : (int64_t)1 << (row - 1);
}

static int64_t bucket_low(const loghist *h, size_t index)
{
    size_t row = index >> h->bits;
    if (row == 0)
        return (int64_t)index;
    size_t linear = (size_t)1 << h->bits;
    return (int64_t)((index & (linear - 1)) + linear) << (row - 1);
}

static int64_t bucket_high(const loghist *h, size_t index)
{
    return bucket_low(h, index) + bucket_width(h, index) - 1;
}

loghist *lh_create(int64_t highest, int bits)
{
    if (highest < 1 || bits < 1 || bits > 8)
        return NULL;
    size_t buckets = bucket_of(bits, highest) + 1;
    loghist *h = calloc(1, sizeof *h + buckets * sizeof h->counts[0]);
    if (!h)
        return NULL;
    h->highest = highest;
    h->bits = bits;
    h->buckets = buckets;
    return h;
}

void lh_destroy(loghist *h)
{
    free(h);
}

void lh_reset(loghist *h)
{
    memset(h->counts, 0, h->buckets * sizeof h->counts[0]);
    h->total = 0;
}

bool lh_record(loghist *h, int64_t value, uint64_t times)
{
    if (value < 0 || value > h->highest || times > UINT64_MAX - h->total)
        return false;
    h->counts[bucket_of(h->bits, value)] += times;
    h->total += times;
    return true;
}

uint64_t lh_total(const loghist *h)
{
    return h->total;
}

uint64_t lh_count_at(const loghist *h, int64_t value)
{
    if (value < 0 || value > h->highest)
        return 0;
    return h->counts[bucket_of(h->bits, value)];
}

int64_t lh_min(const loghist *h)
{
    for (size_t i = 0; i < h->buckets; i++)
        if (h->counts[i])
            return bucket_low(h, i);
    return 0;
}

int64_t lh_max(const loghist *h)
{
    for (size_t i = h->buckets; i-- > 0;)
        if (h->counts[i])
            return bucket_high(h, i);
    return 0;
}

int64_t lh_percentile(const loghist *h, double percent)
{
    if (h->total == 0)
        return 0;
    if (!(percent > 0.0))
        percent = 0.0;
    if (percent >= 100.0)
        return lh_max(h);

    double rank = percent / 100.0 * (double)h->total;
    uint64_t seen = 0;
    for (size_t i = 0; i < h->buckets; i++) {
        seen += h->counts[i];
        if (h->counts[i] && (double)seen >= rank)
            return bucket_high(h, i);
    }
    return lh_max(h);
}

double lh_mean(const loghist *h)
{
    double sum = 0.0;
    if (h->total == 0)
        return 0.0;
    for (size_t i = 0; i < h->buckets; i++) {
        if (h->counts[i]) {
            double low = (double)bucket_low(h, i);
            double middle = low + (double)(bucket_width(h, i) - 1) / 2.0;
            sum += middle * ((double)h->counts[i] / (double)h->total);
        }
    }
    return sum;
}

bool lh_next(const loghist *h, int64_t after, struct lh_bucket *out)
{
    if (after >= h->highest)
        return false;
    size_t i = 0;
    if (after >= 0)
        i = bucket_of(h->bits, after) + 1;
    for (; i < h->buckets; i++) {
        if (h->counts[i]) {
            out->low = bucket_low(h, i);
            out->high = bucket_high(h, i);
            out->count = h->counts[i];
            return true;
        }
    }
    return false;
}

bool lh_merge(loghist *into, const loghist *from)
{
    if (into->highest != from->highest || into->bits != from->bits)
        return false;
    if (from->total > UINT64_MAX - into->total)
        return false;
    uint64_t total = into->total + from->total;
    for (size_t i = 0; i < into->buckets; i++)
        into->counts[i] += from->counts[i];
    into->total = total;
    return true;
}
