#ifndef GLYPHS_H
#define GLYPHS_H

#include <stddef.h>
#include <stdint.h>

/* glyphs: letters and bytes. */

uint64_t glyphs_sum(const uint8_t *data, size_t size);

/* Makes the first n letters large; how many letters there are.  s is a terminated string in memory that may be written
 * to. */
size_t glyphs_raise(char *s, size_t n);
/* Makes the first n letters small; how many letters there are. */
size_t glyphs_lower(char *s, size_t n);

/* What the letter becomes: the one of `to` at the place where it is in `from`.  `to` is at least as long as `from`. */
char glyphs_swap(char letter, const char *from, const char *to);

#endif
