/*
 * needler - search for one byte pattern in many texts (Knuth-Morris-Pratt).
 *
 * Patterns and texts are byte strings with a length; they may contain zero
 * bytes.  A pointer may be NULL when its length is 0.
 *
 * The empty pattern is allowed.  It occurs at every position of a text, from
 * 0 to the text's length inclusive, that is `len + 1` times.
 */
#ifndef NEEDLER_H
#define NEEDLER_H

#include <stddef.h>

/* Longest pattern, in bytes. */
#define NEEDLER_MAX 4096

/* Returned where there is no position. */
#define NEEDLER_NONE ((size_t)-1)

/* Flags of needler_new(). */
#define NEEDLER_NOCASE 1 /* 'A' to 'Z' equal 'a' to 'z' */

typedef struct needler needler;

/* Called with the position of each occurrence; a result other than 0 ends
   the scan. */
typedef int needler_fn(size_t position, void *context);

/* Compiles a pattern, of which a copy is made.  NULL when there is no memory,
   the pattern is longer than NEEDLER_MAX, or a flag is unknown. */
needler *needler_new(const void *pattern, size_t len, int flags);

/* Frees a compiled pattern; NULL is ignored. */
void needler_free(needler *n);

/* The pattern's length. */
size_t needler_length(const needler *n);

/* The first occurrence that begins at `from` or later, or NEEDLER_NONE, also
   when `from` is greater than len. */
size_t needler_find(const needler *n, const void *text, size_t len, size_t from);

/* How often the pattern occurs, overlapping occurrences included. */
size_t needler_count(const needler *n, const void *text, size_t len);

/* Stores the positions of the first `max` occurrences (overlapping ones
   included) into out, in ascending order.  Returns how many it stored. */
size_t needler_all(const needler *n, const void *text, size_t len, size_t *out, size_t max);

/* Calls fn for each occurrence (overlapping ones included), in ascending
   order.  Returns what the last call of fn returned, 0 if there was none. */
int needler_scan(const needler *n, const void *text, size_t len, needler_fn *fn, void *context);

/* Whether the text begins, or ends, with the pattern: 1 or 0. */
int needler_starts(const needler *n, const void *text, size_t len);
int needler_ends(const needler *n, const void *text, size_t len);

#endif
