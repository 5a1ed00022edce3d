#ifndef UTFRAW_H
#define UTFRAW_H

#include <stddef.h>
#include <stdint.h>

/* utfraw - UTF-8 without checks.
 *
 * These functions expect valid, NUL-terminated UTF-8 and do not look twice.
 * If in doubt, ask ur_valid() first; with anything else the behaviour is
 * undefined.
 */

/* 1 if the text is valid UTF-8, else 0. Takes any terminated text. */
int ur_valid(const char *s);

/* Number of characters. */
size_t ur_len(const char *s);

/* The character at *p, which is moved behind it. At the end of the text the
 * result is 0 and *p stays. */
uint32_t ur_next(const char **p);

/* The character before *p, to which *p is moved. *p must not be at the start
 * of the text. */
uint32_t ur_prev(const char **p);

/* Pointer to character n, or to the terminator if n is ur_len(s). n must not
 * be larger than that. */
const char *ur_at(const char *s, size_t n);

/* Writes a character (not a surrogate, at most 0x10FFFF) and returns the
 * number of bytes, 1 to 4. Does not terminate. */
int ur_put(char *out, uint32_t c);

/* Copies the first n characters of the text, or all if it has fewer, and
 * terminates the copy. dst needs 4 * n + 1 bytes, or strlen(src) + 1. They
 * must not overlap. Returns the number of bytes without the terminator. */
size_t ur_copy(char *dst, const char *src, size_t n);

/* Reverses the order of the characters in place. */
char *ur_reverse(char *s);

/* Like strcmp(), by code points. */
int ur_cmp(const char *a, const char *b);

#endif
