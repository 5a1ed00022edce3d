/* What a kind of solver implements; solver.c has the table of kinds.  To add
 * one is to add a file with such a table and a line there.
 *
 * solver.c has filled in defaults of the options, checks the sequence of
 * calls, counts checks and measures their time; a kind counts its restarts. */
#ifndef ASSAY_SOLVER_KIND_H
#define ASSAY_SOLVER_KIND_H

#include "solver/solver.h"

struct solver {
    const struct solver_kind *kind;
    struct solver_options options; /* timeout and memory_mb are never 0 here */
    char *name;                    /* the solver's: what solver_name returns */
    struct solver_statistics statistics;
    size_t depth; /* of push */
    void *state;  /* the kind's own, set by open */
};

struct solver_kind {
    const char *name;  /* "native"; what stands before the colon of "smtlib:COMMAND" */
    const char *shown; /* for --help */
    bool takes_command;
    /* command: what stands behind the colon, else NULL. */
    bool (*available)(const char *command);
    /* Sets solver->state; may replace solver->name (mem_strdup'ed, freed by
     * solver.c).  False: an error, nothing is kept; close is not called. */
    bool (*open)(struct solver *solver, const char *command, struct error *error);
    void (*close)(struct solver *solver);
    void (*declare)(struct solver *solver, const struct lang_symbol *symbol);
    bool (*assert_term)(struct solver *solver, const struct lang_term *term, struct error *error);
    void (*push)(struct solver *solver);
    void (*pop)(struct solver *solver); /* what was declared or asserted since the push is gone */
    /* why is empty before; it is for UNKNOWN only. */
    enum solver_answer (*check)(struct solver *solver, struct arena *arena, const struct lang_value **values,
                                struct text *why);
    /* NULL: it cannot.  False: not this way; nothing was asked. */
    bool (*check_each)(struct solver *solver, const struct lang_term *const *terms, size_t count, size_t stride,
                       struct arena *arena, const struct lang_value **values, enum solver_answer *answers,
                       struct text *why);
    /* NULL, both: it cannot. */
    bool (*assert_family)(struct solver *solver, size_t n, const struct lang_symbol *const *symbols,
                          size_t symbol_count, const struct lang_term *const *assertions, size_t assertion_count,
                          const struct lang_term *relation, struct error *error);
    enum solver_answer (*check_family)(struct solver *solver, struct arena *arena, const struct lang_value **values,
                                       struct text *why);
};

extern const struct solver_kind solver_native; /* native/native.c */
extern const struct solver_kind solver_z3;     /* z3.c */
extern const struct solver_kind solver_smtlib; /* smtlib.c */

#endif
