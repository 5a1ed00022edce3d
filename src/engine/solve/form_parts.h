/* What the files about forms share. */
#ifndef ASSAY_ENGINE_SOLVE_FORM_PARTS_H
#define ASSAY_ENGINE_SOLVE_FORM_PARTS_H

#include "engine/solve/form.h"

const struct form *form_constant(struct arena *arena, bool always);
const struct form *form_key(struct arena *arena, const struct lang_term *feature);
const struct form *form_apart(struct arena *arena, const struct lang_term *feature, const mpq_t distance);
const struct form *form_edit(struct arena *arena, const struct lang_term *feature, const mpz_t distance);
const struct form *form_pairs(struct arena *arena, const struct lang_term *relation);
const struct form *form_cases(struct arena *arena, const struct lang_term *choice, const struct form *const *items,
                              size_t count);
bool form_same(const struct form *a, const struct form *b);

/* A Boolean term over both sides, recognised. */
const struct form *form_of_relation(struct arena *arena, const struct lang_term *relation);

/* ---- terms ---- */

/* Equal but for the order of operands where it does not matter; swapped: with
 * FIRST and SECOND exchanged.  False also where it would take too long to see. */
bool form_same_term(const struct lang_term *a, const struct lang_term *b, bool swapped);
const struct lang_term *term_here(struct arena *arena, const struct lang_term *term); /* every side becomes HERE */
unsigned term_sides(const struct lang_term *term); /* bits 1 << side of its symbols */

/* ---- numbers that are compared ---- */

/* What (lesser <= greater) or (lesser < greater) says, if it is about one feature f of both sides:
 *     sign * (f(first) - f(second)) >= bound         one sided
 *     |f(first) - f(second)| >= bound                both
 *     edit-distance of f(first) and f(second) >= bound
 * > in place of >= where strict.  f has coprime coefficients, the first of them positive. */
enum comparison_kind { COMPARISON_OTHER, COMPARISON_ONE_SIDED, COMPARISON_BOTH, COMPARISON_EDIT };
struct comparison {
    enum comparison_kind kind;
    const struct lang_term *feature;
    int sign;
    bool strict, whole; /* whole: f is an integer; strict is never set then */
    mpq_t bound;
};
/* The caller has mpq_init'ed the bound. */
void comparison_of(struct arena *arena, const struct lang_term *lesser, const struct lang_term *greater, bool strict,
                   struct comparison *out);
/* (= a b) of numbers says that one feature is equal on both sides: which, else NULL. */
const struct lang_term *equal_feature(struct arena *arena, const struct lang_term *a, const struct lang_term *b);

#endif
