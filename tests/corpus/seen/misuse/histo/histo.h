#ifndef HISTO_H
#define HISTO_H

#include <stddef.h>
#include <stdint.h>

/* Histograms: how many values fell into each of a number of buckets of the same
   width. */
typedef struct histo histo;

/* Buckets for the values low .. high - 1.  NULL unless low < high and there are
   1 to 1024 buckets. */
histo *histo_new(int32_t low, int32_t high, size_t buckets);
histo *histo_copy(const histo *h);
void histo_free(histo *h);

/* Counts a value; one that is out of the range goes to the first or the last
   bucket. */
void histo_add(histo *h, int32_t value);
void histo_clear(histo *h);

size_t histo_buckets(const histo *h);
uint64_t histo_total(const histo *h);
/* The count of a bucket; the first one is 0. */
uint64_t histo_count(const histo *h, size_t bucket);
/* The smallest value of a bucket. */
int32_t histo_bucket_low(const histo *h, size_t bucket);

/* Adds all counts of a histogram to another one.  Both must have been made with
   the same range and number of buckets. */
void histo_merge(histo *to, const histo *from);

/* The number of the bucket which a share of all values, in percent from 0 to
   100, does not exceed.  The histogram must not be empty. */
size_t histo_percentile(const histo *h, unsigned percent);

/* Calls `each` for every bucket in order. */
void histo_visit(const histo *h, void (*each)(size_t bucket, uint64_t count, void *context), void *context);

#endif
