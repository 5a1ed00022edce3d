/* wtfconv.h -- UTF-16 to UTF-8 and back, for text that may be broken.
 *
 * Texts come with their length: UTF-16 in 16-bit units of the machine's byte
 * order, UTF-8 in bytes.  A text may contain zeros.  Where the length is 0 the
 * pointer may be NULL.
 *
 * Every input is allowed.  What is not well-formed is converted to U+FFFD, the
 * replacement character: each surrogate that is not part of a pair, and each
 * byte that is not part of a well-formed UTF-8 sequence.
 */
#ifndef WTFCONV_H
#define WTFCONV_H

#include <stddef.h>
#include <stdint.h>

#define WTF_MAX_DUP 1048576 /* longest input of the _dup functions */

/* Decodes the first character of s into *cp.  Returns the number of units
 * (bytes) it took, 0 if n is 0 (*cp is then left alone). */
size_t wtf16_next(const uint16_t *s, size_t n, uint32_t *cp);
size_t wtf8_next(const char *s, size_t n, uint32_t *cp);

/* 1 if the text is well-formed, else 0.  An empty text is well-formed. */
int wtf16_valid(const uint16_t *s, size_t n);
int wtf8_valid(const char *s, size_t n);

/* How many bytes (units) the text has once it is converted. */
size_t wtf16_len8(const uint16_t *s, size_t n);
size_t wtf8_len16(const char *s, size_t n);

/* Convert into out, which has room for cap bytes (units).  Stop before the
 * first character that does not fit.  No zero is appended.  Return how many
 * bytes (units) were written.  out may be NULL if cap is 0, and must not
 * overlap s. */
size_t wtf16_to8(const uint16_t *s, size_t n, char *out, size_t cap);
size_t wtf8_to16(const char *s, size_t n, uint16_t *out, size_t cap);

/* Convert into new memory that the caller frees with free().  A zero is
 * appended, which *len does not count; len may be NULL.  NULL if there is no
 * memory or n is more than WTF_MAX_DUP; *len is then 0. */
char *wtf16_dup8(const uint16_t *s, size_t n, size_t *len);
uint16_t *wtf8_dup16(const char *s, size_t n, size_t *len);

#endif
