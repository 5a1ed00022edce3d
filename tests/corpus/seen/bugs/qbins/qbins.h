/* qbins: histograms with bins of equal width. */
#ifndef QBINS_H
#define QBINS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct qbins qbins;

#define QBINS_MAX 4096

/* A histogram of the range lo..hi (both included) in `bins` bins.
 * NULL when lo is not below hi, one of them or their distance is not finite,
 * bins is not 1 to QBINS_MAX, or memory is out. */
qbins *qb_new(double lo, double hi, size_t bins);
qbins *qb_dup(const qbins *h);
void qb_del(qbins *h);

/* Counts a value. Values outside of the range are counted as such; NaN is
 * ignored. */
void qb_put(qbins *h, double x);
void qb_put_all(qbins *h, const double *x, size_t n);

size_t qb_bins(const qbins *h);
/* Values in a bin; 0 when there is no such bin. */
uint64_t qb_count(const qbins *h, size_t bin);
/* Values below and above the range, and all values in it. */
uint64_t qb_below(const qbins *h);
uint64_t qb_above(const qbins *h);
uint64_t qb_total(const qbins *h);

/* The bin with the most values, the first of several. */
size_t qb_mode(const qbins *h);

/* Adds the counts of another histogram. False, and nothing changed, when it
 * has another range or number of bins. */
bool qb_merge(qbins *h, const qbins *other);

/* All counts are 0 again. */
void qb_clear(qbins *h);

#endif
