#include "bidsort.h"

#include <assert.h>
#include <string.h>

/* Splits bid[n], n > 1: nothing in the first part is worse than anything in
   the second.  Both are at least one; returns the size of the first. */
static size_t split(void **bid, size_t n, bidsort_cmp *cmp)
{
    const void *pivot = bid[(n - 1) / 2];
    void **i = bid, **j = bid + n - 1;
    for (;;) {
        while (cmp(*i, pivot) < 0)
            i++;
        while (cmp(pivot, *j) < 0)
            j--;
        if (i >= j)
            return (size_t)(j - bid) + 1;
        void *t = *i;
        *i++ = *j;
        *j-- = t;
    }
}

void bidsort_all(void **bid, size_t n, bidsort_cmp *cmp)
{
    bidsort_best(bid, n, n, cmp);
}

void bidsort_best(void **bid, size_t n, size_t k, bidsort_cmp *cmp)
{
    assert(k <= n);
    while (n > 1 && k > 0) {
        size_t left = split(bid, n, cmp), right = n - left;
        if (k <= left) {
            n = left;
        } else if (left <= right) {
            bidsort_best(bid, left, left, cmp);
            bid += left;
            n = right;
            k -= left;
        } else {
            bidsort_best(bid + left, right, k - left, cmp);
            n = k = left;
        }
    }
}

int bidsort_ordered(void *const *bid, size_t n, bidsort_cmp *cmp)
{
    for (size_t i = 1; i < n; i++)
        if (cmp(bid[i], bid[i - 1]) < 0)
            return 0;
    return 1;
}

size_t bidsort_place(void *const *bid, size_t n, const void *key, bidsort_cmp *cmp)
{
    size_t lo = 0, hi = n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (cmp(key, bid[mid]) < 0)
            hi = mid;
        else
            lo = mid + 1;
    }
    return lo;
}

size_t bidsort_insert(void **bid, size_t n, void *one, bidsort_cmp *cmp)
{
    size_t at = bidsort_place(bid, n, one, cmp);
    memmove(&bid[at + 1], &bid[at], (n - at) * sizeof *bid);
    bid[at] = one;
    return at;
}

void bidsort_merge(void *const *a, size_t na, void *const *b, size_t nb, void **out, bidsort_cmp *cmp)
{
    while (na > 0 && nb > 0) {
        if (cmp(*b, *a) < 0) {
            *out++ = *b++;
            nb--;
        } else {
            *out++ = *a++;
            na--;
        }
    }
    for (; na > 0; na--)
        *out++ = *a++;
    for (; nb > 0; nb--)
        *out++ = *b++;
}

size_t bidsort_unique(void **bid, size_t n, bidsort_cmp *cmp, bidsort_drop *drop)
{
    size_t kept = 0;
    for (size_t i = 0; i < n; i++) {
        if (kept == 0 || cmp(bid[kept - 1], bid[i]) != 0)
            bid[kept++] = bid[i];
        else if (drop != NULL)
            drop(bid[i]);
    }
    return kept;
}

void *bidsort_second(void *const *bid, size_t n, bidsort_cmp *cmp)
{
    size_t i = n == 0 ? 0 : bidsort_place(bid, n, bid[0], cmp);
    return i < n ? bid[i] : NULL;
}

void *bidsort_median(void *const *bid, size_t n)
{
    return bid[(n - 1) / 2];
}
