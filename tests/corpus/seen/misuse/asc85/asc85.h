/*
 * asc85.h - Ascii85 (base 85) as in PostScript and PDF, without <~ and ~>.
 *
 * Four bytes become five characters, four zero bytes a single 'z'.
 */
#ifndef ASC85_H
#define ASC85_H

#include <stddef.h>

/* Characters needed at most to encode n bytes, terminating NUL included.
 * For constant arrays. */
#define A85_ENCODED_MAX(n) (((n) + 3) / 4 * 5 + 1)

/* Encode n bytes to dst, which must have room for A85_ENCODED_MAX(n)
 * characters and must not overlap with src. Returns the length of the text. */
size_t a85_encode(char *dst, const void *src, size_t n);

/* Decode text; blanks and newlines are skipped. dst must have room for
 * a85_decoded_len(text) bytes. Returns the number of bytes, or -1 if the text
 * is not valid, in which case some of dst may have been written. */
long a85_decode(void *dst, const char *text);

/* Number of bytes that text decodes to, -1 if it is not valid. */
long a85_decoded_len(const char *text);

/* Position of the first character that makes text invalid, -1 if none does.
 * (For a group that ends too early or is too large this is its last
 * character.) */
long a85_error_pos(const char *text);

/* Insert a newline after every `width` characters of a text without newlines.
 * dst must have room for the text, its NUL and a newline per full line, and
 * may not be the text itself. width is at least 1. Returns dst. */
char *a85_wrap(char *dst, const char *text, size_t width);

/* Remove blanks and newlines from a text, in place. Returns it. */
char *a85_strip(char *text);

#endif
