/* slashed.h -- backslash escapes, there and back again
 *
 * Turns arbitrary bytes into printable ASCII that survives config files and
 * log lines, and turns it back.  The escapes are:
 *
 *      \n \r \t \\ \"      the usual
 *      \D \DD \DDD         the byte with this decimal value, 0 to 255;
 *                          as many digits belong to it as follow, but at
 *                          most three
 *
 * All other printable ASCII stands for itself.  Whatever bytes you escape,
 * unescaping gives you the very same bytes.
 */
#ifndef SLASHED_H
#define SLASHED_H

#include <stddef.h>

enum {
    SLASHED_OK = 0,
    SLASHED_BAD = -1,       /* not a valid escaped text */
    SLASHED_ROOM = -2,      /* the buffer is too small */
    SLASHED_NOMEM = -3
};

/* Escapes the n bytes at src into dst, like snprintf: at most cap bytes are
 * written, the last of them a NUL (nothing if cap is 0, when dst may be NULL).
 * Returns the length of the whole escaped text; the result is complete if that
 * is less than cap.  src may be NULL if n is 0.  The two must not overlap. */
size_t slashed_escape(char *dst, size_t cap, const void *src, size_t n);

/* Unescapes text into dst, which has room for cap bytes, and says in *n how
 * many there are (no NUL is added; they may be any bytes).  Returns SLASHED_OK,
 * SLASHED_BAD, or SLASHED_ROOM; *n is set only if OK.  dst may be NULL if cap
 * is 0.  A buffer of strlen(text) bytes is always enough. */
int slashed_unescape(void *dst, size_t cap, const char *text, size_t *n);

/* Escapes into memory of its own, which the caller frees with free().
 * NULL without memory. */
char *slashed_dup(const void *src, size_t n);

/* Unescapes into memory of its own: *out, which the caller frees with free(),
 * and *n.  A NUL that does not count follows the bytes.  Returns SLASHED_OK,
 * SLASHED_BAD or SLASHED_NOMEM; *out and *n are set only if OK. */
int slashed_undup(const char *text, void **out, size_t *n);

/* Whether text is a valid escaped text: 1 or 0. */
int slashed_valid(const char *text);

/* A short English phrase for any of the codes; for other numbers too. */
const char *slashed_strerror(int code);

#endif
