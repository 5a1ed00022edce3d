#ifndef REXMINI_H
#define REXMINI_H

#include <stddef.h>

/* rexmini - a small regular-expression matcher
 *
 * Patterns and texts are NUL-terminated bytes (of any value).  A pattern is a
 * sequence, possibly empty, of items:
 *
 *     c          that character, if it is none of  \ . [ * + ? {
 *     \c         the character c, whatever it is
 *     .          any character
 *     [abc-z]    one of a set; [^...] one not in the set.  A ] that comes first
 *                and a - that comes first or last are literal, and so is
 *                what follows a \
 *
 * each of which may be followed by one of
 *
 *     *          any number of times          {m}        m times
 *     +          once or more                 {m,}       m times or more
 *     ?          once or not at all           {m,n}      m to n times
 *
 * where 0 <= m <= n <= RX_REPEAT_MAX.  ^ as the first character of a pattern
 * ties it to the beginning of the text, $ as the last to its end; elsewhere
 * they are ordinary characters.  There are no groups and no alternatives.
 * Of all matches the leftmost is taken, and of these the longest.
 */

#define RX_REPEAT_MAX 255
#define RX_ITEMS_MAX 1000   /* items after the repetitions are written out:
                               a{3} counts as aaa, a+ as aa* */

typedef struct rx rx;       /* a compiled pattern */

typedef enum {
    RX_OK,
    RX_NOMEM,
    RX_TOOBIG,              /* more than RX_ITEMS_MAX items */
    RX_REPEAT,              /* nothing to repeat, or a bad {} */
    RX_SET,                 /* a [ without its ], or a bad range */
    RX_ESCAPE               /* a \ at the end, not in a set */
} rx_status;

typedef struct {
    size_t start, end;      /* the match is text[start] .. text[end - 1] */
} rx_span;

/* Compile a pattern.  NULL if that fails; *status, unless status is NULL, says
 * why, or RX_OK.  The pattern need not be kept. */
rx *rx_compile(const char *pattern, rx_status *status);

/* Release it; NULL is fine. */
void rx_free(rx *re);

/* Find the first match: 1 and its place in *span (unless span is NULL) if there
 * is one, else 0 and *span unchanged. */
int rx_find(const rx *re, const char *text, rx_span *span);

/* Does the pattern match the text as a whole?  1 or 0. */
int rx_whole(const rx *re, const char *text);

/* How many matches there are that do not overlap, empty ones included. */
size_t rx_count(const rx *re, const char *text);

#endif
