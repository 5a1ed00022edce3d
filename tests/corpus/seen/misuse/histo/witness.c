#include "histo.h"

#include <stdlib.h>

void sum_up(size_t bucket, uint64_t count, void *context);
void sum_up(size_t bucket, uint64_t count, void *context)
{
    *(uint64_t *)context += count * (bucket + 1);
}

int main(int count, char **arguments)
{
    histo *h = histo_new(0, 10, 2);
#ifdef LEGAL
    (void)count, (void)arguments;
    uint64_t sum = 0;
    histo_add(h, INT32_MIN);
    histo_add(h, 4);
    histo_add(h, 5);
    histo_add(h, INT32_MAX);
    histo *copy = histo_copy(h);
    histo_merge(h, copy);
    histo_merge(h, h);
    histo_visit(h, sum_up, &sum);
    if (histo_count(h, 0) != 8 || histo_count(h, 1) != 8 || histo_total(h) != 16 || sum != 24)
        return 2;
    if (histo_percentile(h, 50) != 0 || histo_percentile(h, 51) != 0 || histo_percentile(h, 100) != 1)
        return 2;
    if (histo_bucket_low(h, 1) != 5 || histo_buckets(h) != 2 || histo_percentile(h, 0) != 0)
        return 2;
    histo_clear(h);
    if (histo_total(h) != 0 || histo_total(copy) != 4 || histo_new(1, 1, 1) != NULL || histo_new(0, 1, 1025) != NULL)
        return 2;
    histo_free(copy);
    histo *wide = histo_new(INT32_MIN, INT32_MAX, 1024);
    histo_add(wide, INT32_MAX);
    histo_add(wide, INT32_MIN);
    if (histo_count(wide, 0) != 1 || histo_count(wide, 1023) != 1 || histo_bucket_low(wide, 0) != INT32_MIN)
        return 2;
    for (size_t i = 0; i < 1024; i++) {
        histo_clear(wide);
        histo_add(wide, histo_bucket_low(wide, i));
        if (histo_count(wide, i) != 1)
            return 2;
    }
    histo_free(wide);
    wide = histo_new(0, 1, 1024);
    histo_add(wide, 0);
    for (size_t i = 0; i < 1024; i++)
        if (histo_bucket_low(wide, i) < 0 || histo_bucket_low(wide, i) > 1)
            return 2;
    histo_free(wide);
#else
    histo *other = histo_new(0, 10, 20);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        histo_merge(h, other);
        break;
    case 2:
        histo_count(h, 2);
        break;
    case 3:
        histo_bucket_low(h, 2);
        break;
    case 4:
        histo_percentile(h, 50);
        break;
    case 5:
        histo_add(h, 1);
        histo_percentile(h, 101);
        break;
    }
#endif
    histo_free(h);
    return 0;
}
