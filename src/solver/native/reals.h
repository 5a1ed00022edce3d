/* Sets of rational numbers: intervals with open, closed or no ends. */
#ifndef ASSAY_SOLVER_NATIVE_REALS_H
#define ASSAY_SOLVER_NATIVE_REALS_H

#include "base/dice.h"
#include "front/lang/lang.h"

struct reals;

/* Those values of the Real symbol for which the terms hold (see integers.h);
 * floor only where it is compared with a constant.  NULL: cannot be decided here. */
struct reals *reals_of(const struct lang_symbol *symbol, const struct lang_term *const *terms, size_t count);
struct reals *reals_and(const struct reals *a, const struct reals *b);
struct reals *reals_or(const struct reals *a, const struct reals *b);
struct reals *reals_copy(const struct reals *set);
void reals_free(struct reals *set);

bool reals_empty(const struct reals *set);
bool reals_contains(const struct reals *set, const mpq_t x);
bool reals_finite(const struct reals *set, mpz_t count); /* single points only */
/* The i-th of an order without repetition (i < count of a finite one), spread
 * over the set: numbers with few decimals as long as there are enough. */
void reals_draw(const struct reals *set, uint64_t seed, uint64_t i, mpq_t out);

/* As in integers.h; exact also at open ends. */
bool reals_pack_count(const struct reals *set, const mpq_t distance, mpz_t count);
struct reals_packing;
struct reals_packing *reals_pack(const struct reals *set, const mpq_t distance, const mpz_t n, uint64_t seed);
bool reals_pack_next(struct reals_packing *packing, mpq_t out);
void reals_packing_free(struct reals_packing *packing);

#endif
