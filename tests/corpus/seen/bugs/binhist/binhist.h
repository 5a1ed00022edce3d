/* binhist - histograms with bins of equal width
 *
 * Make one with bh_new(), throw numbers at it, read the bins. Numbers below the
 * range and above it are not lost: they are counted in two extra counters, and
 * NaNs in a third. Counters stop at UINT64_MAX instead of wrapping around.
 *
 * Each bin contains its lower edge but not its upper one, so with the range
 * from 0 to 10, the number 10 is already "above".
 */
#ifndef BINHIST_H
#define BINHIST_H

#include <stddef.h>
#include <stdint.h>

typedef struct binhist binhist;

/* You can have 1 to 65536 bins. lo must be less than hi, and both (and their
 * difference) finite. If you ask for anything else you get NULL, as you do when
 * memory is short. Give the thing to bh_free() when you are done; bh_free(NULL)
 * does nothing. */
binhist *bh_new(size_t bins, double lo, double hi);
void bh_free(binhist *h);

/* Another histogram with the same contents, yours to free. NULL: no memory. */
binhist *bh_copy(const binhist *h);

/* Count one number, any number. */
void bh_add(binhist *h, double x);

/* Count n numbers; when n is 0, x is not looked at. */
void bh_add_many(binhist *h, const double *x, size_t n);

/* How many bins there are, and what is in bin i (counting from 0). Beyond the
 * last bin there is nothing, so you get 0. */
size_t bh_bins(const binhist *h);
uint64_t bh_count(const binhist *h, size_t i);

/* The numbers that hit no bin. Each pointer may be NULL if you don't care. */
void bh_outside(const binhist *h, uint64_t *below, uint64_t *above, uint64_t *nan);

/* Lower edge of bin i. bh_edge(h, bh_bins(h)) is the upper end of the range,
 * and so it is for larger i. */
double bh_edge(const binhist *h, size_t i);

/* Make the histogram coarser: every `group` neighbouring bins become one, from
 * the lower end on. If there are some left over at the upper end, too few for a
 * whole group, then the range is shortened by these bins and their contents go
 * to the numbers above. group may be 1 to bh_bins(h); otherwise, and when memory
 * is short, -1 is returned and nothing changes. Returns 0 if all went well. */
int bh_rebin(binhist *h, size_t group);

/* Add all counts of src to dst. They must have the same bins and range, or else
 * you get -1 and dst stays as it is. You may add a histogram to itself. */
int bh_merge(binhist *dst, const binhist *src);

/* The value below which a part q (0 to 1) of the numbers in the bins lies,
 * interpolated within its bin. NaN if q is not in 0 to 1 or the bins are empty. */
double bh_quantile(const binhist *h, double q);

#endif
