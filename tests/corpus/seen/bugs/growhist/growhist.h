#ifndef GROWHIST_H
#define GROWHIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Histogram of non-negative whole numbers in bins of equal width.  The
   histogram grows as needed when large numbers come. */

struct ghist;

#define GHIST_MAX_BINS 4096

/* Bin i holds i*width to (i+1)*width-1.  NULL for a width of 0. */
struct ghist *ghist_new(uint32_t width);
void ghist_free(struct ghist *h);

/* Counts a number once.  False if its bin would be GHIST_MAX_BINS or beyond,
   the bin cannot count further, or memory is out. */
bool ghist_add(struct ghist *h, uint32_t value);

/* Counts all that the other histogram has counted, bin by bin; bins that
   cannot count further stay at their maximum.  False, and nothing done, if the
   widths differ or memory is out. */
bool ghist_merge(struct ghist *h, const struct ghist *other);

/* Sets all bins to 0. */
void ghist_clear(struct ghist *h);

/* Bins there are at present. */
size_t ghist_bins(const struct ghist *h);

/* How often numbers fell into a bin, 0 for a bin that there is not. */
uint32_t ghist_count(const struct ghist *h, size_t bin);
uint64_t ghist_total(const struct ghist *h);

/* The fullest bin, the first of several; 0 for an empty histogram. */
size_t ghist_peak(const struct ghist *h);

/* The first bin up to which there are at least `percent` (0 to 100) percent of
   all that was counted.  0 for an empty histogram; more than 100 is 100. */
size_t ghist_percentile(const struct ghist *h, unsigned percent);

#endif
