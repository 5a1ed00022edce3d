/* Sets of characters (Unicode code points) as ranges.
 *
 * A charset is an immutable value whose ranges live in an arena.  Invariant:
 * ranges are sorted, disjoint and not adjacent, lo <= hi <= CHARSET_LAST. */
#ifndef ASSAY_FRONT_REGEX_CHARSET_H
#define ASSAY_FRONT_REGEX_CHARSET_H

#include <stdbool.h>
#include <stdint.h>
#include "base/memory.h"
#include "base/text.h"
#include "base/vector.h"

#define CHARSET_LAST 0x10ffffu

struct range {
    uint32_t lo, hi;
};
struct charset {
    const struct range *items;
    size_t count;
};
#define CHARSET_EMPTY ((struct charset){NULL, 0})

/* Ranges in any order, also overlapping, on their way to a charset. */
typedef VECTOR(struct range) range_list;
struct charset charset_build(struct arena *arena, range_list *ranges); /* releases the list */

struct charset charset_range(struct arena *arena, uint32_t lo, uint32_t hi);
struct charset charset_intersection(struct arena *arena, struct charset a, struct charset b);
struct charset charset_difference(struct arena *arena, struct charset a, struct charset b);
struct charset charset_complement(struct arena *arena, struct charset a); /* in all of Unicode */
bool charset_contains(struct charset a, uint32_t c);
bool charset_equal(struct charset a, struct charset b);
bool charset_is_empty(struct charset a);
uint64_t charset_size(struct charset a);
uint32_t charset_at(struct charset a, uint64_t index); /* index < size */

/* UTF-8.  Decoding is strict (no surrogates, nothing overlong): it gives the
 * number of bytes, 0 where they are not UTF-8 or there are none. */
size_t utf8_decode(const char *s, size_t length, uint32_t *c);
size_t utf8_encode(uint32_t c, char out[4]);
void text_add_character(struct text *text, uint32_t c);

#endif
