#include "tempring.h"

#include <assert.h>

static struct tring_sample *slot(const struct tring *log, size_t i)
{
    /* first + i may be more than SIZE_MAX only for logs that fill memory */
    size_t till_end = log->cap - log->first;

    return &log->slots[i < till_end ? log->first + i : i - till_end];
}

void tring_init(struct tring *log, struct tring_sample *mem, size_t cap)
{
    assert(cap > 0);
    log->slots = mem;
    log->cap = cap;
    log->first = 0;
    log->count = 0;
}

int tring_add(struct tring *log, int64_t time, int16_t centi)
{
    struct tring_sample *s;

    if (log->count > 0 && time < slot(log, log->count - 1)->time)
        return -1;
    if (log->count == log->cap) {
        s = slot(log, 0);
        log->first = log->first + 1 == log->cap ? 0 : log->first + 1;
    } else {
        s = slot(log, log->count++);
    }
    s->time = time;
    s->centi = centi;
    return 0;
}

size_t tring_count(const struct tring *log)
{
    return log->count;
}

const struct tring_sample *tring_at(const struct tring *log, size_t i)
{
    return i < log->count ? slot(log, i) : NULL;
}

size_t tring_since(const struct tring *log, int64_t time)
{
    size_t lo = 0, hi = log->count;

    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;

        if (slot(log, mid)->time < time)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

int tring_stats(const struct tring *log, struct tring_stats *out)
{
    double sum = 0;

    if (log->count == 0)
        return -1;
    out->min = out->max = slot(log, 0)->centi;
    for (size_t i = 0; i < log->count; i++) {
        int16_t t = slot(log, i)->centi;

        if (t < out->min)
            out->min = t;
        if (t > out->max)
            out->max = t;
        sum += t;
    }
    out->mean = sum / (double)log->count;
    return 0;
}

size_t tring_histogram(const struct tring *log, int16_t low, int16_t width,
                       unsigned *bins, size_t n)
{
    size_t outside = 0;

    assert(width > 0);
    for (size_t k = 0; k < n; k++)
        bins[k] = 0;
    for (size_t i = 0; i < log->count; i++) {
        long above = (long)slot(log, i)->centi - low;

        if (above < 0 || (size_t)(above / width) >= n)
            outside++;
        else
            bins[above / width]++;
    }
    return outside;
}

size_t tring_export(const struct tring *log, struct tring_sample *out)
{
    for (size_t i = 0; i < log->count; i++)
        out[i] = *slot(log, i);
    return log->count;
}
