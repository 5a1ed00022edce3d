/*
 * lnpatch.h: what is different between two texts, line by line
 *
 * Split both texts into lines, compare them, and print the difference or apply
 * it to a third text.  To be quick, nothing is copied until a result is made:
 * lines refer to the text they are from, and a difference to its lines.
 */
#ifndef LNPATCH_H
#define LNPATCH_H

#include <stdbool.h>
#include <stddef.h>

#define LNP_LINES_MAX 400       /* lines of a text */
#define LNP_TEXT_MAX  65536     /* bytes of a text */

typedef struct lnp_lines lnp_lines;
typedef struct lnp_diff lnp_diff;

/* A place where the texts differ: old_count lines from old_at on have become
 * new_count lines from new_at on.  Lines count from 0. */
typedef struct lnp_hunk {
    size_t old_at, old_count;
    size_t new_at, new_count;
} lnp_hunk;

/* Splits text at newlines.  Whether the last line ends with one makes no
 * difference; "" has no lines.  The text must stay as it is until the lines are
 * freed.  Returns NULL if it is too long or memory is out. */
lnp_lines *lnp_split(const char *text);

/* NULL is allowed. */
void lnp_lines_free(lnp_lines *lines);

/* Number of lines. */
size_t lnp_count(const lnp_lines *lines);

/* Whether two texts have the same lines. */
bool lnp_equal(const lnp_lines *a, const lnp_lines *b);

/* Compares two texts (they may be the same).  Neither may be freed before the
 * difference is.  Returns NULL when memory is out. */
lnp_diff *lnp_compare(const lnp_lines *old_lines, const lnp_lines *new_lines);

/* NULL is allowed. */
void lnp_diff_free(lnp_diff *diff);

/* Number of hunks; 0 if the texts are equal. */
size_t lnp_hunks(const lnp_diff *diff);

/* The i-th hunk, i < lnp_hunks(diff), valid until the difference is freed.
 * Hunks are in the order of the lines, with at least one common line between
 * two of them. */
const lnp_hunk *lnp_hunk_at(const lnp_diff *diff, size_t i);

/* The difference in print: for each hunk a line "@@ -at,count +at,count @@" and
 * its lines with '-' or '+' in front.  The caller frees the string.  NULL when
 * memory is out. */
char *lnp_format(const lnp_diff *diff);

/* Applies the difference to a text.  Returns the new text, every line with a
 * newline, to be freed by the caller; NULL if the text has other lines than the
 * old text at a hunk, or memory is out. */
char *lnp_apply(const lnp_diff *diff, const lnp_lines *lines);

#endif
