#ifndef CONV16_H
#define CONV16_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* UTF-8 and UTF-16.
 *
 * Texts end with a terminator (0) in both encodings.  What is malformed - bytes
 * that are no UTF-8, surrogates without a partner - is taken for U+FFFD.
 *
 * Outputs are written without a limit: measure first.
 *
 *     uint16_t *wide = malloc((c16_length_of_utf8(text) + 1) * sizeof *wide);
 *     c16_from_utf8(wide, text);
 */

/* Units of a text, without the terminator. */
size_t c16_strlen(const uint16_t *text);

/* Units that c16_from_utf8() writes, and bytes that c16_to_utf8() writes, not
 * counting the terminator. */
size_t c16_length_of_utf8(const char *utf8);
size_t c16_length_as_utf8(const uint16_t *text);

/* Convert and terminate, return what was written without the terminator.
 * Input and output must not overlap. */
size_t c16_from_utf8(uint16_t *out, const char *utf8);
size_t c16_to_utf8(char *out, const uint16_t *text);

/* The code point at *text, which moves behind it.  Not at the end of a text. */
uint32_t c16_next(const uint16_t **text);

/* Writes a code point as 1 or 2 units, returns how many; U+FFFD for what is
 * none.  Does not terminate. */
int c16_put(uint16_t out[2], uint32_t code);

/* The number of code points. */
size_t c16_count(const uint16_t *text);

/* Swaps the bytes of `units` units. */
void c16_swap(uint16_t *text, size_t units);

int c16_compare(const uint16_t *a, const uint16_t *b);

#endif
