/* By what a component is split into cases. */
#ifndef ASSAY_SOLVER_NATIVE_CASES_H
#define ASSAY_SOLVER_NATIVE_CASES_H

#include "solver/native/compile.h"

enum split_kind {
    SPLIT_NOT,
    SPLIT_VALUES, /* the values of a symbol */
    SPLIT_GROUPS, /* rows that are the same in what is said about them */
    SPLIT_ATOM,   /* an atom holds, or does not */
};

struct split {
    enum split_kind kind;
    const struct lang_symbol *symbol;
    const struct lang_value **values; /* VALUES; GROUPS: one row of each */
    size_t count;
    bool *fields; /* GROUPS: [columns], those that tell rows apart; the caller frees it */
    const struct lang_term *atom;
};

/* Many values of a row make many cases; more than these are no help. */
#define SPLIT_ROWS 1000
#define SPLIT_INTEGERS 16

struct split choose_split(struct store *store, const struct component *component);
/* The atom that most depends on: of disjunctions, conditions, abs; NULL: there is none. */
const struct lang_term *choose_atom(struct store *store, const struct component *component);
/* With the atom true or false, simplified. */
const struct lang_term *assume(struct arena *arena, const struct lang_term *term, const struct lang_term *atom,
                               bool truth);

#endif
