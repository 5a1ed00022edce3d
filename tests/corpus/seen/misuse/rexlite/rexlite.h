#ifndef REXLITE_H
#define REXLITE_H

#include <stddef.h>

/*
 * Small regular expressions.
 *
 *   c   .   \c       a character, any character, the character c itself
 *   x*  x+  x?       repetitions of one of these, as long as possible
 *   ^   $            the beginning and the end of the text
 *   ( )              a group, whose text can be asked for; not to be repeated
 */

#define RX_MAX_NODES 64
#define RX_MAX_GROUPS 9

typedef struct rx rx;

/* Where a match is.  Group 0 is the whole match, and groups are numbered by
 * their opening parentheses. */
typedef struct rx_hit {
    const char *text;
    int groups;
    size_t start[RX_MAX_GROUPS + 1];
    size_t end[RX_MAX_GROUPS + 1];
} rx_hit;

/* NULL if the pattern is malformed or too large, or memory is out. */
rx *rx_compile(const char *pattern);
void rx_free(rx *r);

/* How many groups the pattern has, without group 0. */
int rx_groups(const rx *r);

/* Searches for the first match.  1 if there is one, which is stored in *hit; 0
 * if there is none; -1 if it takes too many steps.  The hit refers to the
 * text; the text must not change as long as the hit is used. */
int rx_search(const rx *r, const char *text, rx_hit *hit);

/* The next match in the same text, behind *hit, which is what rx_search() or
 * rx_next() has found before.  Results as of rx_search(). */
int rx_next(const rx *r, rx_hit *hit);

/* The text of a group, which is not terminated, and its length.  The number is
 * from 0 to rx_groups(). */
const char *rx_group(const rx_hit *hit, int group);
size_t rx_group_length(const rx_hit *hit, int group);

/* Copies as much of the text of a group as fits, with a terminator.  Returns
 * the length of the group. */
size_t rx_group_copy(const rx_hit *hit, int group, char *out, size_t size);

#endif
