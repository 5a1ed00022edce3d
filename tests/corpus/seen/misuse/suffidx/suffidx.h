/*
NAME
    suffidx - search in a text by its suffix array

SYNOPSIS
    The caller provides the text and all arrays; the library keeps nothing
    between calls.  A text is any n bytes (NULs too, no terminator needed),
    with n at most SUF_MAX.  Its arrays have n elements each:

        sa    where the suffixes begin, in their order: made by suf_build()
        rank  the inverse of sa: made by suf_rank()
        lcp   lcp[i] is the length of the common prefix of the suffixes
              sa[i - 1] and sa[i], lcp[0] is 0: made by suf_lcp()

    With n = 0, text and arrays may be NULL.

    The functions that take an array which another one makes expect it to
    be made from the same text with the same n, and unchanged since then;
    this is not checked (see suf_check()).
*/
#ifndef SUFFIDX_H
#define SUFFIDX_H

#include <stddef.h>
#include <stdint.h>

#define SUF_MAX 65536

/* Fills sa[0 .. n-1].  Returns 1, or 0 when n is too large or memory is
   short. */
int suf_build(const char *text, size_t n, uint32_t *sa);

/* Fills rank[0 .. n-1], so that rank[sa[i]] == i.  rank must not be sa. */
void suf_rank(const uint32_t *sa, size_t n, uint32_t *rank);

/* Fills lcp[0 .. n-1]. */
void suf_lcp(const char *text, size_t n, const uint32_t *sa,
             const uint32_t *rank, uint32_t *lcp);

/* Returns how often the m bytes at pat occur in the text, and the index of
   the first of them in sa in *first (if first is not NULL): they occur at
   sa[*first], sa[*first + 1], ...  The empty pattern occurs n times.
   *first is where they would be if there are none. */
size_t suf_find(const char *text, size_t n, const uint32_t *sa,
                const char *pat, size_t m, size_t *first);

/* Returns the length of the longest part that occurs at least twice, and
   where it begins in *at (if at is not NULL, and the length is not 0). */
size_t suf_repeat(const uint32_t *sa, const uint32_t *lcp, size_t n, size_t *at);

/* Returns the number of different non-empty parts of the text. */
uint64_t suf_distinct(const uint32_t *lcp, size_t n);

/* Returns 1 if sa, any array of n numbers, is the suffix array of text, else
   0.  Slow. */
int suf_check(const char *text, size_t n, const uint32_t *sa);

#endif
