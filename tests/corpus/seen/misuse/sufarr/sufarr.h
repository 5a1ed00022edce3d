/*
 * sufarr: suffix arrays for searching in a text that does not change.
 *
 * An index lists the suffixes of a text in the order of their bytes (as
 * unsigned char; a suffix sorts before those it is a prefix of).  Suffixes
 * are known by where they start; their place in the order is their rank.
 */
#ifndef SUFARR_H
#define SUFARR_H

#include <stddef.h>

#define SA_MAX_TEXT 100000

typedef struct sa_index sa_index;

/*
 * Builds the index of the n bytes at text, any bytes.  Returns NULL if n is
 * above SA_MAX_TEXT or memory is short.
 *
 * The text is not copied: the index refers to it, and it must neither go away
 * nor change before sa_close.
 */
sa_index *sa_open(const char *text, size_t n);

/* Frees the index, not the text.  NULL is fine. */
void sa_close(sa_index *sa);

/* The length of the text, which is the number of its suffixes. */
size_t sa_length(const sa_index *sa);

/* The start of the suffix with that rank.  rank must be less than
 * sa_length(); this is not checked, for speed. */
size_t sa_at(const sa_index *sa, size_t rank);

/*
 * Looks for the m bytes at pat.  Returns how often they occur, overlapping
 * ones counted; the suffixes which start with them have the ranks *first up
 * to *first + result - 1.  If there are none, *first is the rank where they
 * would be.  first may be NULL.  An empty pattern is a prefix of all.
 */
size_t sa_find(const sa_index *sa, const char *pat, size_t m, size_t *first);

/* Whether the m bytes at pat occur. */
int sa_contains(const sa_index *sa, const char *pat, size_t m);

/*
 * Stores at lcp[r], for each rank r, how many bytes the suffix of rank r has
 * in common with the one before it; 0 at lcp[0].  lcp is an array of
 * sa_length() elements.
 */
void sa_lcp(const sa_index *sa, size_t *lcp);

/*
 * Finds the longest piece of the text that occurs twice at least.  Returns
 * its length, 0 if there is none, and stores one of its places in *start.
 */
size_t sa_longest_repeat(const sa_index *sa, size_t *start);

#endif
