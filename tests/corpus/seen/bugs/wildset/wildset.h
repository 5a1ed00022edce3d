/** \file wildset.h
 *
 * Sets of file name patterns, as in ignore files.
 *
 * Pattern syntax:
 *   - `*`      any characters, also none
 *   - `?`      one character
 *   - `[a-z]`  one of a set of characters, `[!a-z]` one not of it; a `[`
 *              without its `]` stands for itself
 *   - `\c`     the character c itself; a `\` at the end stands for itself
 *
 * A pattern that starts with `!` excludes what earlier patterns included.
 */
#ifndef WILDSET_H
#define WILDSET_H

#include <stdbool.h>
#include <stddef.h>

typedef struct wildset wildset_t;

/** Longest pattern, in characters. */
#define WILDSET_PATTERN_MAX 200

wildset_t *wildset_create(void);
void wildset_destroy(wildset_t *set);

/** Add a pattern.
 *  \return false if it is too long or there is no memory */
bool wildset_add(wildset_t *set, const char *pattern);

/** Add the patterns of a text, one on a line.  Empty lines and lines that
 *  start with `#` are skipped.
 *  \return number of patterns added */
size_t wildset_add_lines(wildset_t *set, const char *text);

/** Remove all patterns. */
void wildset_clear(wildset_t *set);

size_t wildset_size(const wildset_t *set);

/** The pattern at an index, NULL if there is none. */
const char *wildset_get(const wildset_t *set, size_t index);

/** Whether the set includes a name: the last pattern that matches decides. */
bool wildset_match(const wildset_t *set, const char *name);

/** Whether a pattern is free of special characters. */
bool wildset_is_literal(const char *pattern);

#endif
