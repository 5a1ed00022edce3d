/* fenwsum.h - running sums (Fenwick tree) over the caller's memory. C17. */
#ifndef FENWSUM_H
#define FENWSUM_H

#include <stddef.h>
#include <stdint.h>

#define FENW_MAX ((size_t)1 << 24) /* most values */

/* Members are private. Nothing is allocated, so nothing is to be freed. */
typedef struct fenw {
    int64_t *cell;
    size_t   n;
} fenw;

/* All indexes are < n. Sums wrap around on overflow. */

/* n values, all 0. cell: n + 1 elements, stay in use as long as f does.
   -1 if n > FENW_MAX, else 0. */
int     fenw_init(fenw *f, int64_t *cell, size_t n);

/* Same, with the values v[0..n-1]. v and cell must not overlap. */
int     fenw_build(fenw *f, int64_t *cell, const int64_t *v, size_t n);

/* Number of values. */
size_t  fenw_size(const fenw *f);

/* v[i] += d */
void    fenw_add(fenw *f, size_t i, int64_t d);

/* v[i] = x */
void    fenw_set(fenw *f, size_t i, int64_t x);

/* v[i] */
int64_t fenw_get(const fenw *f, size_t i);

/* v[0] + ... + v[k-1], 0 <= k <= n */
int64_t fenw_prefix(const fenw *f, size_t k);

/* v[lo] + ... + v[hi-1], 0 <= lo <= hi <= n */
int64_t fenw_range(const fenw *f, size_t lo, size_t hi);

/* Least i with v[0] + ... + v[i] > x; n if there is none. Meaningful only if no
   value is negative. */
size_t  fenw_find(const fenw *f, int64_t x);

#endif
