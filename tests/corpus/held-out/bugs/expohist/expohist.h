#ifndef EXPOHIST_H
#define EXPOHIST_H

/*
 * expohist: histogram of non-negative numbers with buckets of exponentially
 * growing width and a fixed amount of memory.
 *
 * At scale s, bucket i holds the numbers from b^i up to, not including,
 * b^(i+1), where b = 2^(2^-s).  A histogram begins at scale EH_SCALE_MAX.
 * When the buckets between the smallest and the largest number would become
 * more than it may have, it lowers its scale, which joins two neighbours to
 * one each time.  Zeros are counted apart.
 */

#include <stddef.h>
#include <stdint.h>

#define EH_SCALE_MAX 4
#define EH_BUCKETS_MAX 1024

typedef struct eh_hist eh_hist;

/* A new, empty histogram of at most `buckets` buckets, 1 to EH_BUCKETS_MAX:
 * the more, the finer.  NULL if out of that range or without memory. */
eh_hist *eh_create(size_t buckets);

/* Frees it.  NULL is allowed. */
void eh_free(eh_hist *h);

/* Counts a number once, or n times; n may be 0.  Returns 0; or -1 and leaves
 * all as it was if value is negative, infinite or not a number, or the count
 * would exceed UINT64_MAX.  (-0.0 is a zero.) */
int eh_add(eh_hist *h, double value);
int eh_add_n(eh_hist *h, double value, uint64_t n);

/* Adds what is in src to dst, also with another number of buckets, or scale,
 * or src == dst (all counts double).  Returns 0, or -1 if the count would
 * exceed UINT64_MAX, with dst unchanged. */
int eh_merge(eh_hist *dst, const eh_hist *src);

/* Back to empty and to scale EH_SCALE_MAX. */
void eh_clear(eh_hist *h);

/* Numbers counted in all, and the zeros among them. */
uint64_t eh_count(const eh_hist *h);
uint64_t eh_zeros(const eh_hist *h);

/* The present scale. */
int eh_scale(const eh_hist *h);

/* An estimate of the q-quantile, between the smallest and the largest number
 * counted; q = 0 gives the smallest, q = 1 the largest.  NaN if nothing was
 * counted or q is not from 0 to 1. */
double eh_quantile(const eh_hist *h, double q);

/* Calls visit for each bucket with a count, from low to high, not for zeros,
 * until visit returns non-zero; returns that, or 0.  A bound too large for a
 * double is HUGE_VAL, one too small is 0.  visit must not change h. */
typedef int eh_visit(void *arg, double from, double below, uint64_t count);
int eh_each(const eh_hist *h, eh_visit *visit, void *arg);

#endif
