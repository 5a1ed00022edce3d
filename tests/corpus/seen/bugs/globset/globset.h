/**
 * @file globset.h
 * @brief Sets of file name patterns, as in ignore files.
 *
 * Syntax of a pattern:
 *
 *  - `*` matches any text, the empty one too
 *  - `?` matches any one byte
 *  - `[abc]`, `[a-z]` match one byte of a set or range, `[!abc]` one that is
 *    not in it.  A `]` right behind `[` or `[!` belongs to the set, and so does
 *    a `-` at its beginning or end.  A range that runs backwards is empty.
 *  - `\` takes its meaning from the byte behind it, in sets as well
 *  - anything else matches itself
 *
 * There are no wrong patterns: a `[` that is never closed matches itself, and
 * so does a `\` with nothing behind it.  A slash is a byte like any other.
 */
#ifndef GLOBSET_H
#define GLOBSET_H

#include <stdbool.h>
#include <stddef.h>

#define GLOBSET_MAX 1000    /**< patterns in a set */
#define GLOBSET_LENGTH 1000 /**< bytes in a pattern of a set */

typedef struct globset globset;

/** @return an empty set, NULL if out of memory. */
globset *globset_new(void);

/** Frees a set with its patterns. @param set may be NULL. */
void globset_free(globset *set);

/**
 * Adds a copy of a pattern behind those that are there.
 * @return its index, or -1 if the set is full, the pattern too long or memory
 *         short.
 */
int globset_add(globset *set, const char *pattern);

/**
 * Removes a pattern; those behind it move up by one.
 * @return false if there is none of that index.
 */
bool globset_remove(globset *set, int index);

/** @return the number of patterns. */
int globset_count(const globset *set);

/**
 * @return the pattern of an index, which is valid until it is removed or the
 *         set is freed; NULL if there is none.
 */
const char *globset_pattern(const globset *set, int index);

/** @return the index of the first pattern that matches name, -1 if none. */
int globset_match(const globset *set, const char *name);

/** Whether the whole of name matches a single pattern. */
bool glob_matches(const char *pattern, const char *name);

/**
 * Whether a pattern is without `*`, `?` and `[`, save behind a `\`, so that it
 * matches a single text only.
 */
bool glob_is_plain(const char *pattern);

/**
 * Makes a pattern that matches just the given text.
 * @param buf gets the pattern, if its length is less than size; may be NULL if
 *        size is 0.  Must not overlap text.
 * @return the length of the pattern.
 */
size_t glob_quote(const char *text, char *buf, size_t size);

#endif
