#ifndef HINGES_H
#define HINGES_H

#include <stddef.h>

/**
 * \file hinges.h
 * \brief Order statistics: medians, quantiles, hinges and what follows from them.
 *
 * A sample is an array of \c n numbers, none of which is a NaN. Unless stated
 * otherwise functions want it non-empty and sorted in ascending order, which
 * hg_sort() does. For speed, nothing of this is checked.
 *
 * Nothing is allocated; functions that need scratch space have it passed in.
 */

/** \brief Tukey's five numbers. */
struct hg_summary {
    double min;
    double lower; /**< lower hinge: median of the lower half */
    double median;
    double upper; /**< upper hinge: median of the upper half */
    double max;
};

/**
 * \brief Sorts a sample in ascending order. It may be empty.
 */
void hg_sort(double *sample, size_t n);

/**
 * \brief Median of a sorted sample.
 */
double hg_median(const double *sorted, size_t n);

/**
 * \brief Quantile of a sorted sample, interpolated linearly (type 7 of R).
 * \param sorted the sample
 * \param n      size of the sample, at least 1
 * \param p      the fraction that lies below, from 0 to 1
 */
double hg_quantile(const double *sorted, size_t n, double p);

/**
 * \brief The five numbers of a sorted sample.
 *
 * With an odd \p n the median belongs to both halves.
 */
struct hg_summary hg_summarize(const double *sorted, size_t n);

/**
 * \brief Median absolute deviation from the median.
 * \param sample the sample, which need not be sorted
 * \param n      size of the sample, at least 1
 * \param work   room for \p n numbers, which are overwritten; not \p sample
 */
double hg_mad(const double *sample, size_t n, double *work);

/**
 * \brief Mean of a sorted sample without its \p cut smallest and \p cut
 * largest numbers, of which \p n must be more than twice as many.
 */
double hg_trimmed_mean(const double *sorted, size_t n, size_t cut);

/**
 * \brief How many numbers of a sorted sample are less than \p x. The sample
 * may be empty.
 */
size_t hg_below(const double *sorted, size_t n, double x);

/**
 * \brief How many numbers of a sorted sample lie more than \p k times the
 * distance of the hinges outside of them; 1.5 is usual for \p k.
 */
size_t hg_outliers(const double *sorted, size_t n, double k);

#endif
