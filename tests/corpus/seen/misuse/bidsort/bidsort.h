#ifndef BIDSORT_H
#define BIDSORT_H

/* Ordering for the auction engine.  Arrays of pointers, best bid first.
 *
 * There is a lot of sorting and little time, so there are no checks in the
 * inner loops: cmp has to be an order. */

#include <stddef.h>

/* <0: a is the better bid, >0: b is, 0: no difference.
 * If a beats b then b does not beat a, a beats whatever b beats, and nobody
 * beats himself. */
typedef int bidsort_cmp(const void *a, const void *b);

/* Gets bids that are thrown out. */
typedef void bidsort_drop(void *bid);

/* Sort all of bid[n]; equals in any order. */
void bidsort_all(void **bid, size_t n, bidsort_cmp *cmp);

/* The k best come first, in order; the others follow in any order.  k <= n */
void bidsort_best(void **bid, size_t n, size_t k, bidsort_cmp *cmp);

/* 1 if in order */
int bidsort_ordered(void *const *bid, size_t n, bidsort_cmp *cmp);

/* -- the rest is for arrays in order, by the same cmp -- */

/* Where key would go: behind all that are as good or better. */
size_t bidsort_place(void *const *bid, size_t n, const void *key, bidsort_cmp *cmp);

/* Put one more into bid[n], which has room for it; returns where. */
size_t bidsort_insert(void **bid, size_t n, void *one, bidsort_cmp *cmp);

/* a[na] and b[nb] into out[na + nb], which is neither of them; of equals those
 * of a first. */
void bidsort_merge(void *const *a, size_t na, void *const *b, size_t nb, void **out, bidsort_cmp *cmp);

/* Of equals keep the first and drop the others (drop may be NULL); new n. */
size_t bidsort_unique(void **bid, size_t n, bidsort_cmp *cmp, bidsort_drop *drop);

/* The one that pays the second price: the best that is worse than the first,
 * NULL if there is no such. */
void *bidsort_second(void *const *bid, size_t n, bidsort_cmp *cmp);

/* The one in the middle; the better of two. */
void *bidsort_median(void *const *bid, size_t n);

#endif
