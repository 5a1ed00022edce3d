/**
 * @file loghist.h
 * @brief Histogram of non-negative 64-bit values with bounded relative error.
 *
 * Latencies in nanoseconds, sizes in bytes and the like.  Values share a
 * bucket when their leading @c bits + 1 binary digits and their magnitude
 * agree, so that a bucket is never wider than value / 2^bits.  Values below
 * 2^bits each have a bucket of their own.
 */
#ifndef LOGHIST_H
#define LOGHIST_H

#include <stdbool.h>
#include <stdint.h>

/** Opaque; made by lh_create(), destroyed by lh_destroy(). */
typedef struct loghist loghist;

/** One bucket: the values from @c low to @c high, both included. */
struct lh_bucket {
    int64_t low;
    int64_t high;
    uint64_t count;
};

/**
 * Creates an empty histogram.
 * @param highest  the largest value that can be recorded, 1 to INT64_MAX
 * @param bits     the precision, 1 to 8
 * @return the histogram, or NULL if an argument is out of range or memory
 *         ran out
 */
loghist *lh_create(int64_t highest, int bits);

/** Destroys a histogram; NULL is ignored. */
void lh_destroy(loghist *h);

/** Forgets everything recorded. */
void lh_reset(loghist *h);

/**
 * Records a value @p times times.
 * @return false, with nothing recorded, if the value is negative or larger
 *         than the highest one, or if the total would exceed UINT64_MAX
 */
bool lh_record(loghist *h, int64_t value, uint64_t times);

/** How many values were recorded. */
uint64_t lh_total(const loghist *h);

/** How often values of @p value's bucket were recorded; 0 for any value that
 *  cannot be recorded. */
uint64_t lh_count_at(const loghist *h, int64_t value);

/** The low end of the lowest bucket that is not empty; 0 if all are. */
int64_t lh_min(const loghist *h);

/** The high end of the highest bucket that is not empty; 0 if all are.  May
 *  be above the highest value that can be recorded, by less than a bucket. */
int64_t lh_max(const loghist *h);

/**
 * The high end of the first bucket by which at least @p percent of the
 * recorded values are counted.
 * @param percent  below 0 (and NaN) counts as 0, above 100 as 100
 * @return 0 if nothing was recorded
 */
int64_t lh_percentile(const loghist *h, double percent);

/** Mean of the middles of the buckets; 0 if nothing was recorded. */
double lh_mean(const loghist *h);

/**
 * Finds the first bucket, not empty, whose values are all above @p after
 * (-1: the first of all).  Pass the bucket's @c high to get the next.
 * @return false if there is none; @p out is then left alone
 */
bool lh_next(const loghist *h, int64_t after, struct lh_bucket *out);

/** Adds the counts of @p from to @p into, which may be the same.
 *  @return false, with nothing changed, if they were created with different
 *          arguments or the total would exceed UINT64_MAX */
bool lh_merge(loghist *into, const loghist *from);

#endif
