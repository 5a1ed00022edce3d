/* Sets of integers, exact: intervals (perhaps without end) with residues.
 *
 * What one Integer, Date or DateTime symbol may be, when everything said about
 * it alone is known; also the lengths of a regular language.  A set is
 * immutable; who makes it frees it. */
#ifndef ASSAY_SOLVER_NATIVE_INTEGERS_H
#define ASSAY_SOLVER_NATIVE_INTEGERS_H

#include "base/dice.h"
#include "front/lang/lang.h"

struct integers;

/* Those values of the symbol for which the Boolean terms hold, all of which
 * mention no other symbol: comparison, + - * div mod abs, ite, and or not,
 * = and member of constants, any nesting of them.  NULL and no error: said in a
 * way that this cannot decide. */
struct integers *integers_of(const struct lang_symbol *symbol, const struct lang_term *const *terms, size_t count);
struct integers *integers_all(void);
struct integers *integers_between(const mpz_t least, const mpz_t greatest); /* NULL: no end */
struct integers *integers_of_lengths(const struct lengths *lengths);
struct integers *integers_and(const struct integers *a, const struct integers *b); /* NULL: too large a modulus */
struct integers *integers_or(const struct integers *a, const struct integers *b);
struct integers *integers_copy(const struct integers *set);
void integers_free(struct integers *set);

bool integers_empty(const struct integers *set);
bool integers_contains(const struct integers *set, const mpz_t n);
bool integers_count(const struct integers *set, mpz_t count);             /* false: infinitely many */
bool integers_least(const struct integers *set, mpz_t out);               /* false: empty, or no least */
bool integers_greatest(const struct integers *set, mpz_t out);
bool integers_next(const struct integers *set, const mpz_t from, mpz_t out); /* the least >= from; false: none */
void integers_nth(const struct integers *set, const mpz_t index, mpz_t out); /* of a finite set, by size; index < count */

/* A finite piece of an infinite set to draw from: what a tester would like to
 * see first (32 bits around 0 or the nearest end), and at least `least` of them.
 * With a larger `least` it has all that it has with a smaller one.  A set made
 * from lengths, and what is cut out of it, starts with 64 instead: strings stay short. */
struct integers *integers_window(const struct integers *set, const mpz_t least);

/* The most numbers that are all at least `distance` (> 0) apart; false: infinitely many.
 * Greedy from the least, which is optimal on a line. */
bool integers_pack_count(const struct integers *set, const mpz_t distance, mpz_t count);
/* n of them (n <= pack count), spread over the set (over a window, if it is
 * infinite) and in increasing order, drawn by the seed; the i-th is cheap given
 * the one before: call with i = 0, 1, … in order. */
struct integers_packing;
struct integers_packing *integers_pack(const struct integers *set, const mpz_t distance, const mpz_t n, uint64_t seed);
bool integers_pack_next(struct integers_packing *packing, mpz_t out);
void integers_packing_free(struct integers_packing *packing);

void integers_print(const struct integers *set, struct text *out); /* "0..9, 20.. by 2" for messages and tests */

#endif
