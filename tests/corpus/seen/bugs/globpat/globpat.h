/*
 * globpat - shell style patterns, compiled once and matched often
 *
 *   *        any text, also none
 *   ?        any one character
 *   [abc]    one of the characters; [a-z] a range; [!abc] none of them.
 *            A ']' that comes first stands for itself.
 *   \c       the character c itself
 *
 * Everything else stands for itself, and so do a '[' that is never closed and
 * a backslash at the end of the pattern: every text is a valid pattern.
 */
#ifndef GLOBPAT_H
#define GLOBPAT_H

#include <stddef.h>

#define GLOBPAT_NOCASE 1u /* letters match whatever their case (ASCII only) */

typedef struct globpat globpat_t;

/* Returns NULL if out of memory.  Unknown flags are ignored. */
globpat_t *globpat_new(const char *pattern, unsigned flags);
void globpat_free(globpat_t *g);

/* 1 if the whole text matches, 0 if not */
int globpat_match(const globpat_t *g, const char *text);

/* The pattern as it was given. */
const char *globpat_source(const globpat_t *g);

/* 1 if the pattern has no *, ? or [...] */
int globpat_is_literal(const globpat_t *g);

/* How many characters a text has at least that matches. */
size_t globpat_min_length(const globpat_t *g);

/* A pattern that matches just this text; release it with free().
   NULL if out of memory. */
char *globpat_escape(const char *text);

/* All in one: 1 or 0, -1 if out of memory. */
int globpat_test(const char *pattern, const char *text, unsigned flags);

#endif
