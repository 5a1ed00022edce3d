/* What ECMA-262 needs to know of Unicode: \d \w \s, line terminators, the
 * properties of \p{…} that are listed in unicode_tables.c, and which
 * characters are the same under the flag i. */
#ifndef ASSAY_FRONT_REGEX_UNICODE_H
#define ASSAY_FRONT_REGEX_UNICODE_H

#include "front/regex/charset.h"

struct unicode_property {
    const char *kind; /* "category", "script", "binary" */
    const char *short_name, *name;
    const struct range *ranges;
    size_t count;
};
extern const struct unicode_property unicode_properties[];
extern const size_t unicode_property_count;

/* first, first + stride … last: each is the same as itself + delta. */
struct unicode_orbit {
    uint32_t first, last;
    int32_t stride, delta;
};
extern const struct unicode_orbit unicode_orbits_plain[], unicode_orbits_folded[];
extern const size_t unicode_orbits_plain_count, unicode_orbits_folded_count;

/* \p{text}: "L", "Lu", "gc=Lu", "Letter", "Script=Greek", "Alphabetic"…  False: unknown. */
bool unicode_find(struct arena *arena, const char *text, size_t length, struct charset *out);
/* All characters that are the same as one of the set under the flag i; folded: with the flag u. */
struct charset unicode_ignore_case(struct arena *arena, struct charset set, bool folded);
/* The same as c under the flag i? */
bool unicode_same(uint32_t a, uint32_t b, bool folded);

struct charset unicode_digits(struct arena *arena);
struct charset unicode_words(struct arena *arena, bool folded_case); /* \w; with i and u two letters more */
struct charset unicode_spaces(struct arena *arena);
struct charset unicode_line_ends(struct arena *arena);
struct charset unicode_printable_ascii(struct arena *arena);
struct charset unicode_scalars(struct arena *arena, bool beyond_bmp); /* without surrogates */
struct charset unicode_visible(struct arena *arena); /* letters, marks, numbers, punctuation, symbols, space */

#endif
