/* patlet.h - tiny regular expressions without malloc
 *
 * SYNTAX
 *     c       the character itself
 *     .       any one character
 *     \c      the character c, also if it is special
 *     ( )     a group; groups nest up to PATLET_DEPTH deep, () is empty
 *     *       after a character or group: zero or more of it
 *     +       one or more
 *     ?       zero or one
 *
 * Every character or group takes one of * + ? at most: "a*?" is an error, as
 * is one with nothing before it.  Special characters are . \ ( ) * + ?
 *
 * Matching is done in parallel, not by backtracking: its time is bounded by
 * the length of the text (patlet_match) or its square (the others), whatever
 * the pattern is.
 *
 * Texts are given by pointer and length and may hold any bytes, also zeros.
 * NULL is allowed as text if the length is 0.
 */
#ifndef PATLET_H
#define PATLET_H

#include <stdbool.h>
#include <stddef.h>

#define PATLET_CODE 48  /* instructions in a program */
#define PATLET_DEPTH 8  /* nested groups */

enum patlet_status {
    PATLET_OK,
    PATLET_SYNTAX,  /* not a pattern */
    PATLET_TOOBIG   /* too long or nested too deeply */
};

/* A compiled pattern. Filled by patlet_compile(), afterwards read only; may
 * be copied by assignment. */
struct patlet {
    int length;
    struct patlet_op {
        unsigned char op, ch;
        signed char to;
    } code[PATLET_CODE];
};

/* Walks over the matches in a text; see patlet_first(). */
struct patlet_walk {
    const struct patlet *pattern;
    const char *text;
    size_t length, at;
    bool done;
};

/* Compiles a pattern, a C string.  On failure *p matches nothing. */
enum patlet_status patlet_compile(struct patlet *p, const char *pattern);

/* An English text for a status. */
const char *patlet_strstatus(enum patlet_status status);

/* Whether the pattern matches the whole text. */
bool patlet_match(const struct patlet *p, const char *text, size_t length);

/* Looks for the leftmost match, the longest there.  On success its bounds are
 * text[*start] up to but not including text[*end]. */
bool patlet_find(const struct patlet *p, const char *text, size_t length, size_t *start, size_t *end);

/* Begins a walk over all matches which do not overlap.  Pattern and text must
 * stay as they are until the walk is over. */
void patlet_first(struct patlet_walk *w, const struct patlet *p, const char *text, size_t length);

/* The next match; false at the end and ever after.  A match which reaches the
 * end of the text is the last. */
bool patlet_next(struct patlet_walk *w, size_t *start, size_t *end);

/* How many matches patlet_next() would give. */
size_t patlet_count(const struct patlet *p, const char *text, size_t length);

#endif
