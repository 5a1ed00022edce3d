/* Terms made simpler: what every solver does to assertions before it looks at
 * them.  All of it keeps the meaning, undefined values included (lang.h: an
 * atom with an undefined operand is false, so (not (< a b)) is not (<= b a)
 * unless both are always defined).
 *
 * Terms live in the arena and may share parts with what they were made from. */
#ifndef ASSAY_SOLVER_SIMPLIFY_H
#define ASSAY_SOLVER_SIMPLIFY_H

#include "base/vector.h"
#include "front/lang/term.h"

struct terms {
    const struct lang_term **items;
    size_t count, capacity;
}; /* a VECTOR: vector_push, vector_release */

/* Constants folded; and, or, not, ite, = with obvious operands resolved;
 * (present? (some x)), (the (some x)), (field (object …)), (length (list …)),
 * (nth (list …) constant) and their like looked through; (= (concat "a" s)
 * "ab"), (length (concat …)), x + 0, 1 * x, linear terms gathered; ite lifted
 * out of atoms where that makes them simpler.
 *
 * What holds of a simple term:
 *  - A linear term is (+ summand … constant), a summand t or (* c t), the
 *    constant last and not 0; by symbols; - is gone, dates are (days d).  A
 *    summand (* 0 t) is there because t may be undefined.
 *  - A comparison of Integers is (<= linear k) or (<= k linear) without a
 *    constant in it, the first coefficient positive, the coefficients without
 *    common divisor; < is gone.  Of Reals also (< linear k), (< k linear), and
 *    the first coefficient is 1.
 *  - An equation of numbers is (= linear k); where there are several summands,
 *    one of them a symbol times 1 or -1, it is (= symbol linear).  Of Dates and
 *    DateTimes it stays (= symbol t) where one side is a symbol; all else about
 *    them is an Integer comparison of (days d).  A constant stands second, a
 *    symbol before other terms.
 *  - abs, floor, (div t m), ite in a comparison are lifted to and, or, ite
 *    where there is one such summand.  (mod t m): m > 0, coefficients 0..m-1.
 *  - not stands before atoms only: those that may be undefined, =, matches,
 *    present? and such, Boolean symbols.  A Boolean ite has no constant branch.
 *    and, or are flat, no operand twice.
 *  - That t has a value is said as (present? o), 0 <= i < length, or (= t t)
 *    for string->number and cover-class; so (= t t) means nothing else.
 *  - concat is flat, without "", constants joined.
 *  - every, any, distinct, sorted, contains over lists that are written down are gone. */
const struct lang_term *simplify(struct arena *arena, const struct lang_term *term);

/* Constants made of the values share them: they must live as long as the term.
 * With some symbols (side HERE) known: values[symbol->index], NULL where not. */
const struct lang_term *simplify_with(struct arena *arena, const struct lang_term *term,
                                      const struct lang_value *const *values);
/* The same for one side of a relation: FIRST or SECOND becomes constant, the other one HERE. */
const struct lang_term *simplify_relation(struct arena *arena, const struct lang_term *relation, enum lang_side known,
                                          const struct lang_value *const *values);

/* Conjunctions taken apart, (not (or …)) too; true ones left out; one false
 * one makes the list {false}. */
void simplify_conjuncts(struct arena *arena, const struct lang_term *term, struct terms *out);

/* Can it be undefined for some values of its symbols? */
bool term_may_be_undefined(const struct lang_term *term);

/* The symbols of a term without the bound ones, each once, by index. */
struct symbols_of {
    const struct lang_symbol **items;
    size_t count, capacity;
}; /* a VECTOR */
void term_symbols(const struct lang_term *term, struct symbols_of *out);
bool term_mentions(const struct lang_term *term, const struct lang_symbol *symbol);

#endif
