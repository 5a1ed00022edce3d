/* A session with a solver that speaks SMT-LIB 2.6, in a process of its own.
 *
 * What was declared and asserted and still holds is kept as text, so that a
 * solver which had to be killed can be told all of it again. */
#ifndef ASSAY_SOLVER_SMT_H
#define ASSAY_SOLVER_SMT_H

#include "solver/answer.h"
#include "solver/child.h"
#include "solver/encode.h"
#include "solver/kind.h"

#define SMT_RESTARTS_MOST 3

/* What the values of symbols are asked for with: s3, or (s3 7) in a family. */
struct smt_query {
    const struct lang_symbol *symbol;
    size_t place; /* in the values */
    size_t index; /* of a family, from 1; 0: none */
    size_t length; /* of a String, when it is known */
};

/* A symbol that was said to be a constant need not be asked for. */
struct smt_known {
    const struct lang_symbol *symbol;
    const struct lang_value *value;
};

struct smt_level {
    size_t said;
    struct encoder_mark mark;
    size_t queries, known;
};

struct smt {
    struct solver *solver;
    child_body *body;
    void *context; /* its, freed with mem_free */
    bool one_trip; /* values may be asked for before it is known that there are some */
    bool inherits; /* the process is a copy of this one, whose memory is not its fault */
    double inherited_mb;
    struct text setup, careful; /* said at the start; and at the start of one that replaces another */
    struct child child;
    bool started;  /* ever */
    bool answered; /* this process has, a check */
    bool died;     /* the last request was not answered because it has ended */
    struct encoder encoder;
    VECTOR(struct smt_query) queries;
    VECTOR(struct smt_known) known;
    VECTOR(struct smt_level) levels;
    struct text said, unsaid; /* all that holds; what the process has not been told yet */
    unsigned long requests;
    double deadline; /* of this check */
};

/* The kind's open sets body, context and the like of what this gives, and calls one of smt_setup. */
struct smt *smt_open(struct solver *solver);
void smt_setup(struct smt *smt);
void smt_setup_z3(struct smt *smt);
/* The time that a solver itself is told to keep, so that it need not be killed. */
unsigned smt_own_limit_ms(const struct solver_options *options);

void smt_close(struct solver *solver);
void smt_declare(struct solver *solver, const struct lang_symbol *symbol);
bool smt_assert(struct solver *solver, const struct lang_term *term, struct error *error);
void smt_push(struct solver *solver);
void smt_pop(struct solver *solver);
enum solver_answer smt_check(struct solver *solver, struct arena *arena, const struct lang_value **values,
                             struct text *why);
bool smt_check_each(struct solver *solver, const struct lang_term *const *terms, size_t count, size_t stride,
                    struct arena *arena, const struct lang_value **values, enum solver_answer *answers,
                    struct text *why);
bool smt_assert_family(struct solver *solver, size_t n, const struct lang_symbol *const *symbols, size_t symbol_count,
                       const struct lang_term *const *assertions, size_t assertion_count,
                       const struct lang_term *relation, struct error *error);

/* ---- smt.c and smt_values.c among each other ---- */

/* Asks and stops the process where it does not answer as it should: false, and why says it. */
bool smt_ask(struct smt *smt, const char *request, struct text *answer, struct text *why);
bool smt_broken(struct smt *smt, struct text *why, const char *format, ...) __attribute__((format(printf, 3, 4)));
void smt_tell(struct smt *smt, const char *commands);
bool smt_start(struct smt *smt, struct text *why); /* and it is told all that holds; it must not run */
const struct lang_value *smt_known(const struct smt *smt, const struct lang_symbol *symbol); /* NULL: not */

enum smt_values { SMT_VALUES, SMT_NO_VALUES, SMT_NOT_STRINGS };
void smt_print_queries(const struct smt *smt, struct text *out); /* (get-value …); nothing where there are none */
/* first: the answer to that.  NOT_STRINGS: some have surrogates, or characters that a regex has not;
 * that is forbidden from now on: check again. */
enum smt_values smt_read_values(struct smt *smt, const struct sexpr *first, struct arena *arena,
                                const struct lang_value **values, struct text *why);

#endif
