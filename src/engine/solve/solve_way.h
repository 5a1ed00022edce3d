/* A run of the engine 'solve', and the ways it can go. */
#ifndef ASSAY_ENGINE_SOLVE_SOLVE_WAY_H
#define ASSAY_ENGINE_SOLVE_SOLVE_WAY_H

#include "engine/solve/encoding.h"
#include "engine/solve/pairs.h"
#include "engine/solve/plan.h"

enum way_end {
    WAY_DONE,       /* all that were wanted; or it has to stop: solving->stopped */
    WAY_IMPOSSIBLE, /* proved: there is no set of so many */
    WAY_EXHAUSTED,  /* proved: none differs from all that were given out */
    WAY_UNKNOWN,    /* neither */
    WAY_ERROR,
};

struct solving {
    const struct lang_block *block;
    const struct solve_options *options;
    const struct solve_services *services;
    struct solve_result *result;
    struct error *error;
    struct arena arena; /* flat and form */
    struct flat flat;
    const struct form *form;
    struct pairs *pairs;
    unsigned long long goal; /* wanted, or the limit */
    struct solver_options solver_options;
    double began, shown;
    const char *stopped; /* "time", "interrupted", "output" */
    struct text way;
    struct text why; /* of the last way that ended in WAY_UNKNOWN */
    bool lied;       /* it ended so because of a wrong answer */
    bool no_further; /* a solver claims that not one more differs, not just that there are no n */

    /* for one proposal at a time, and for one that a plan asks about; released after some */
    struct solve_scratch {
        struct arena arena;
        unsigned age;
    } scratch, asked;
    const struct lang_value **scalars, **solution, **tested;
};

enum given {
    GIVEN,
    GIVEN_WRONG, /* its assertions do not hold */
    GIVEN_SAME,  /* it does not differ from one before */
    GIVEN_STOP,  /* it was given out, or not, and nothing more is wanted: solving->stopped, or an error */
};
/* Judges solving->scalars, compares them with all before, and gives them out. */
enum given solve_give(struct solving *solving);
/* Would it differ from all before?  For plans. */
bool solve_accepts(void *solving, const struct lang_value *const *scalars);
bool solve_has_all(const struct solving *solving);
/* Time is up, or the user says so: sets stopped. */
bool solve_must_stop(struct solving *solving);
struct arena *solve_scratch(struct solve_scratch *scratch);
void solve_warn(struct solving *solving, const char *format, ...) __attribute__((format(printf, 2, 3)));
void solve_add_way(struct solving *solving, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The plan on native solutions.  solver: for parts that couple symbols, or NULL. */
enum way_end solve_natively(struct solving *solving, const char *solver);
/* The whole question to a solver. */
enum way_end solve_by_asking(struct solving *solving, const char *solver, enum encoding encoding);

#endif
