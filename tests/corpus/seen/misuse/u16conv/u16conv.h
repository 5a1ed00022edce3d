#ifndef U16CONV_H
#define U16CONV_H

#include <stddef.h>
#include <stdint.h>

/* Strings of 16 bit units (UTF-16), ended by a unit 0, as they are in many file
   formats.  The functions are like those of <string.h>. */

#define U16_BAD 0xFFFD

size_t u16len(const uint16_t *s);
int u16cmp(const uint16_t *a, const uint16_t *b);
uint16_t *u16chr(const uint16_t *s, uint16_t unit);

/* Copies up to the terminator, also that.  The two must not overlap. */
uint16_t *u16cpy(uint16_t *to, const uint16_t *from);
/* Appends to a string; the two must not overlap. */
uint16_t *u16cat(uint16_t *to, const uint16_t *from);
/* A copy from malloc(), NULL if there is no memory. */
uint16_t *u16dup(const uint16_t *s);

/* Converts a UTF-8 string.  What is not well-formed becomes U16_BAD, one for a
   byte.  `out` must have room for strlen(s) + 1 units.  Returns the length. */
size_t u16_from_utf8(const char *s, uint16_t *out);

/* Converts to UTF-8.  Lone surrogates become U16_BAD.  `out` must have room for
   3 * u16len(s) + 1 bytes.  Returns the length. */
size_t u16_to_utf8(const uint16_t *s, char *out);

/* How many characters there are; a pair of surrogates is one. */
size_t u16_count(const uint16_t *s);

#endif
