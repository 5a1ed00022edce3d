/* What one String symbol may be, as a regular language.
 *
 * matches, not matches, =, member, length compared with constants, prefix,
 * suffix, contains, at, substring and index with constants, ite, and or not
 * around them; and checksums: a sum, perhaps modulo m, each part of which looks
 * at one character (at s 3), or the number that a string put together of
 * substrings and constants is: (mod (string->number (concat (substring s 4 22)
 * "1314" (substring s 2 4))) 97).  Those become product automata. */
#ifndef ASSAY_SOLVER_NATIVE_STRINGS_H
#define ASSAY_SOLVER_NATIVE_STRINGS_H

#include "front/lang/lang.h"

enum strings_alphabet {
    STRINGS_READABLE, /* printable ASCII, and what the terms name that is not (see regex_alphabet) */
    STRINGS_ALL,      /* every character: U+0000 to U+10FFFF without surrogates (to U+FFFF, where a regex without the
                         flag u may match halves of characters) */
};

struct strings {
    const struct lang_symbol *symbol;
    struct language *language; /* exactly those strings over the alphabet for which the terms hold, if they have .. */
    struct lengths *only;      /* .. one of these lengths; NULL: any */
    struct lengths lengths;    /* made when first needed: strings_lengths */
    bool has_lengths;
    struct strings_orders *orders; /* what drawing keeps; made when first needed */
    bool whole_alphabet; /* no string with other characters satisfies the terms either: that there are no more is a proof */
};

/* False, no error: said in a way that is not regular, or not recognised; false with
 * an error of kind ERROR_INPUT: too many states.  A backreference is not regular. */
bool strings_of(struct strings *strings, const struct lang_symbol *symbol, const struct lang_term *const *terms,
                size_t count, enum strings_alphabet alphabet, struct error *error);
void strings_release(struct strings *strings);

bool strings_empty(struct strings *strings);
bool strings_contain(const struct strings *strings, const char *s, size_t length);
bool strings_count(struct strings *strings, mpz_t count); /* false: infinitely many, or too long to be counted */
const struct lengths *strings_lengths(struct strings *strings); /* NULL: no period below a million */
/* The i-th of an order without repetition: lengths vary from one to the next,
 * short ones come first where there are many, all of a finite language come
 * (but of a length with 2^53 strings or more, only 2^40 that surely differ).
 * False: there is no i-th. */
bool strings_draw(struct strings *strings, uint64_t seed, uint64_t i, struct text *out);
/* One of that length; variation: others, as long as there are. */
bool strings_draw_length(struct strings *strings, size_t length, uint64_t seed, uint64_t variation, struct text *out);

#endif
