#ifndef HISTOBIN_H
#define HISTOBIN_H

#include <stddef.h>

/* HB: histograms over bins with edges of your own.
 *
 * n + 1 edges make n bins; bin i holds edges[i] <= x < edges[i + 1].
 */

typedef struct HB_Histogram HB_Histogram;

#define HB_MAX_BINS 1000

/* Creates an empty histogram.  There must be at least two edges, and they must
 * be strictly increasing (asserted).  The array is not copied: it has to
 * outlive the histogram, unchanged, so that many histograms can share one.
 * NULL if there are more than HB_MAX_BINS bins or memory is out. */
HB_Histogram *HB_Create(const double *edges, size_t edge_count);
void HB_Destroy(HB_Histogram *h);

size_t HB_Bins(const HB_Histogram *h);

/* The bin of a value; -1 below the first edge, HB_Bins() from the last edge on
 * and for NaN. */
long HB_Find(const HB_Histogram *h, double x);

/* Counts a value; what is outside of the edges goes to HB_Outside(). */
void HB_Fill(HB_Histogram *h, double x);
void HB_FillN(HB_Histogram *h, const double *x, size_t n);

/* The bin must exist. */
unsigned long HB_Count(const HB_Histogram *h, size_t bin);
double HB_Center(const HB_Histogram *h, size_t bin);

unsigned long HB_Outside(const HB_Histogram *h);
unsigned long HB_Total(const HB_Histogram *h);

/* Adds the counts of another histogram over the same array of edges
 * (asserted). */
void HB_Merge(HB_Histogram *h, const HB_Histogram *other);

/* Copies the counts of all bins, HB_Bins() of them. */
void HB_Export(const HB_Histogram *h, unsigned long *counts);

#endif
