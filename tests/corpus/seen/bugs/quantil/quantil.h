/**
 * @file quantil.h
 * @brief Exact order statistics of a collection of samples.
 *
 * A collection keeps all of its samples (at most QT_MAX) and answers for
 * median, quantiles and robust measures.  Functions that return int return 0
 * for success and -1 for failure; after a failure nothing has changed and the
 * result is not written.
 */
#ifndef QUANTIL_H
#define QUANTIL_H

#include <stddef.h>

#define QT_MAX 65536u

typedef struct quantil quantil;

/** @brief An empty collection, NULL without memory.  Free with qt_free(). */
quantil *qt_new(void);

/** @brief Releases a collection.  NULL is ignored. */
void qt_free(quantil *q);

/** @brief Adds one sample.
 *  @return -1 if the sample is infinite or NaN, the collection is full, or
 *          there is no memory. */
int qt_add(quantil *q, double sample);

/** @brief Adds @p n samples, all or none.
 *  @param samples  array of @p n samples; may be NULL if @p n is 0.
 *  @return as qt_add(). */
int qt_add_many(quantil *q, const double *samples, size_t n);

/** @brief Adds all samples of @p from to @p q.
 *
 *  @p from is left as it is.  It may be @p q itself, which then has each
 *  sample twice as often as before.
 *  @return -1 if @p q would have more than QT_MAX samples or without memory. */
int qt_merge(quantil *q, const quantil *from);

/** @brief Removes all samples. */
void qt_clear(quantil *q);

/** @brief Number of samples. */
size_t qt_count(const quantil *q);

/** @brief The quantile @p p, interpolated between neighbouring samples
 *         (method 7 of Hyndman and Fan).
 *  @return -1 if there is no sample or @p p is not from 0 to 1. */
int qt_quantile(quantil *q, double p, double *result);

/** @brief The median, the same as the quantile 0.5. */
int qt_median(quantil *q, double *result);

/** @brief Mean of the samples without the share @p cut of them at each end,
 *         rounded down to whole samples.
 *  @return -1 if there is no sample or @p cut is not in [0, 0.5). */
int qt_trimmed(quantil *q, double cut, double *result);

/** @brief Median of the absolute deviations from the median.
 *  @return -1 if there is no sample or no memory. */
int qt_mad(quantil *q, double *result);

#endif
