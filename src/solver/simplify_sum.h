/* Linear terms: a constant and summands, each a term that is no sum itself with
 * a coefficient; by their symbols, each once. */
#ifndef ASSAY_SOLVER_SIMPLIFY_SUM_H
#define ASSAY_SOLVER_SIMPLIFY_SUM_H

#include "solver/simplify_rules.h"

struct summand {
    const struct lang_term *term; /* Integer; in a sum of Reals: Real */
    size_t symbol, number;        /* what they are ordered by */
    mpq_t coefficient;
};

struct sum {
    struct summand *items;
    size_t count, capacity;
    mpq_t constant;
    bool atom; /* of a comparison: what is undefined may be said beside it */
    struct terms guards; /* Boolean terms that say so */
};

void sum_init(struct sum *sum, bool atom);
void sum_release(struct sum *sum);
/* Adds factor * term.  Dates count as their days; real: Integers as Reals. */
void sum_add(struct simplifier *s, struct sum *sum, const struct lang_term *term, const mpq_t factor, bool real);
/* One of arithmetic that is not made yet; its operands are simple. */
void sum_add_node(struct simplifier *s, struct sum *sum, const struct lang_term *like, const mpq_t factor, bool real);
/* In order, each once.  A coefficient of 0 stays where the term may be undefined, unless a guard can say it. */
void sum_finish(struct simplifier *s, struct sum *sum);
void sum_scale(struct sum *sum, const mpq_t factor);
const struct lang_term *sum_term(struct simplifier *s, const struct sum *sum, const struct lang_type *type);

/* The sum compared with 0: EQUAL, LESS, LESS_EQUAL; guards included. */
const struct lang_term *sum_compare(struct simplifier *s, enum lang_op op, struct sum *sum, bool real);

#endif
