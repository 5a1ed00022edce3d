/* editdist: distances and similarity of strings. Strings are compared byte
 * by byte; NULL is taken for the empty string. Strings longer than
 * EDITDIST_MAX bytes are only looked at up to there. */
#ifndef EDITDIST_H
#define EDITDIST_H

#include <stddef.h>

#define EDITDIST_MAX 512

/* Levenshtein: fewest insertions, deletions and replacements. */
int EditDist_Levenshtein(const char *a, const char *b);

/* Positions that differ, and the surplus of the longer string. */
int EditDist_Hamming(const char *a, const char *b);

/* Length of the longest common subsequence. */
int EditDist_Lcs(const char *a, const char *b);

/* Length of the common start / end. */
int EditDist_CommonPrefix(const char *a, const char *b);
int EditDist_CommonSuffix(const char *a, const char *b);

/* 100 for equal strings down to 0 for strings that have nothing in common,
 * after the Levenshtein distance. */
int EditDist_Similarity(const char *a, const char *b);

/* Index of the string that is nearest to `word`, the first of equals;
 * -1 when count is 0. */
int EditDist_Nearest(const char *word, const char *const *list, int count);

#endif
