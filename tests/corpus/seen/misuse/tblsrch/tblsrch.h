#ifndef TBLSRCH_H
#define TBLSRCH_H

#include <stddef.h>

/* Searching and keeping of tables, in the manner of lsearch(3) and bsearch(3).

   A table is an array of n elements of width bytes at base.  cmp(a, b) is < 0,
   0 or > 0 as a is before, equal to or after b, always the same for the same
   two; the first argument is the key where there is one.  Functions marked S
   want the table sorted by cmp.  The key is not itself in the table where
   something is added. */

typedef int (*ts_cmp)(const void *, const void *);

/* The element that equals the key, or NULL. */
void *ts_lfind(const void *key, const void *base, size_t n, size_t width, ts_cmp cmp);
void *ts_bfind(const void *key, const void *base, size_t n, size_t width, ts_cmp cmp);	/* S */

/* The same, but a key not found is added, at the end or in its place, and *np
   counted up.  There must be room for one more element at the end. */
void *ts_ladd(const void *key, void *base, size_t *np, size_t width, ts_cmp cmp);
void *ts_badd(const void *key, void *base, size_t *np, size_t width, ts_cmp cmp);	/* S */

/* Where the key is or would go, 0..n. */
size_t ts_lower(const void *key, const void *base, size_t n, size_t width, ts_cmp cmp);	/* S */

/* Take out element i, which is below *np; *np is counted down. */
void ts_del(void *base, size_t *np, size_t width, size_t i);

/* Sort, stable; drop all but the first of equal neighbours, giving the new n. */
void ts_sort(void *base, size_t n, size_t width, ts_cmp cmp);
size_t ts_uniq(void *base, size_t n, size_t width, ts_cmp cmp);

/* Ready for use: elements int; elements char *, which point to texts. */
int ts_cmpint(const void *, const void *);
int ts_cmpstr(const void *, const void *);

#endif
