/* pkgorder - which of two package versions is newer
 *
 * A version is any text.  It is read as a row of segments: a run of digits, a
 * run of letters (ASCII), or a single tilde.  All other characters only
 * separate segments, so "1.0", "1_0" and "1.0." are the same version.
 *
 * Segments are compared one after the other:
 *   - runs of digits by their number (any length, leading zeros don't count),
 *   - runs of letters as strcmp does,
 *   - a run of digits is newer than a run of letters,
 *   - when one version ends first, the other is newer ("1.0" < "1.0.1"),
 *   - but a tilde is older than everything, even than the end: 1.0~rc1 < 1.0
 *
 * Nothing here allocates.  A NULL version is the same as "".
 */
#ifndef PKGORDER_H
#define PKGORDER_H

#include <stdbool.h>
#include <stddef.h>

/* -1, 0 or 1: a is older than b, the same version, newer.  A total order. */
int pkg_compare(const char *a, const char *b);

/* Same version? */
bool pkg_same(const char *a, const char *b);

/* Number of segments. */
size_t pkg_segments(const char *version);

/* Copies segment `index` (from 0) into out, cut to size - 1 characters and
 * always terminated when size > 0.  Returns the segment's whole length, 0 when
 * there is no such segment (out is "" then).  out may be NULL if size is 0. */
size_t pkg_segment(const char *version, size_t index, char *out, size_t size);

/* Has the version a tilde, that is, is it a pre-release? */
bool pkg_prerelease(const char *version);

/* `op` is one of "<" "<=" "=" ">=" ">"; false for any other op. */
bool pkg_satisfies(const char *version, const char *op, const char *wanted);

/* Index of the newest of n versions, the first of several; 0 when n is 0. */
size_t pkg_newest(const char *const *versions, size_t n);

/* Sorts n pointers, oldest first; same versions keep their order. */
void pkg_sort(const char **versions, size_t n);

#endif
