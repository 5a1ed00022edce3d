/*
 * hyphpat(3) -- hyphenation by patterns
 *
 * SYNOPSIS
 *     #include "hyphpat.h"
 *
 * DESCRIPTION
 *     Liang's method, as in TeX.  A dictionary is a set of patterns such as
 *     "hy3ph", "1na" or ".un1".  The letters of a pattern are matched against
 *     every place of a word; a dot as first or last character matches the
 *     beginning or the end of the word.  A digit weighs the place where it
 *     stands (no digit is 0); of all matching patterns the greatest weight of
 *     a place counts, and a word may be broken where it is odd.
 *
 *     Only the letters a to z are known; capitals are taken as small ones.
 *     Words that have something else in them have no breaks.
 */
#ifndef HYPHPAT_H
#define HYPHPAT_H

#include <stddef.h>

#define HYPHPAT_WORD 63      /* letters of the longest word with breaks */
#define HYPHPAT_PATTERN 15   /* letters and dots of the longest pattern */
#define HYPHPAT_COUNT 5000   /* patterns of a dictionary */

typedef struct hyphpat hyphpat_t;

/*
 *     hyphpat_new() returns an empty dictionary that never breaks off fewer
 *     than two letters at either side, or NULL.  hyphpat_free() frees it and
 *     accepts NULL.
 */
hyphpat_t *hyphpat_new(void);
void hyphpat_free(hyphpat_t *h);

/*
 *     hyphpat_margins() sets how many letters must stay together at the
 *     beginning and at the end of a word.  Values below 1 count as 1.
 */
void hyphpat_margins(hyphpat_t *h, int left, int right);

/*
 *     hyphpat_add() adds a pattern.  A pattern has at least one letter; at
 *     most one digit stands between two characters, before a first letter
 *     and after a last one, but none outside a dot.  Returns 0; -1 for
 *     anything else, when the dictionary is full or memory is short.
 */
int hyphpat_add(hyphpat_t *h, const char *pattern);

/*
 *     hyphpat_count() returns the number of patterns.
 */
size_t hyphpat_count(const hyphpat_t *h);

/*
 *     hyphpat_breaks() returns the number of places where word may be broken.
 *     It stores the first max of them in at[], as the number of letters
 *     before the break, ascending.  at may be NULL when max is 0.  Returns -1
 *     when memory is short.
 */
int hyphpat_breaks(const hyphpat_t *h, const char *word, int at[], int max);

/*
 *     hyphpat_fit() returns the greatest number of letters that can stand on
 *     a line with room for width characters, the hyphen among them; 0 when
 *     the word cannot be broken early enough, -1 when memory is short.
 */
int hyphpat_fit(const hyphpat_t *h, const char *word, int width);

/*
 *     hyphpat_show() returns a copy of word with a '-' at each break, to be
 *     freed by the caller; NULL when memory is short.
 */
char *hyphpat_show(const hyphpat_t *h, const char *word);

#endif
