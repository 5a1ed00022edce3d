/* Solvers that are asked: values for symbols so that assertions hold.
 *
 *     struct solver *solver = solver_open("z3", &options, &error);
 *     solver_declare(solver, symbol);            // scalars only (flatten.h)
 *     solver_assert(solver, term, &error);
 *     while (solver_check(solver, &arena, values, &why) == SOLVER_SATISFIABLE)
 *         solver_assert(solver, the next one differs, &error);
 *     solver_close(solver);
 *
 * "native" is in this process (native/solutions.h); "z3" is libz3, loaded when
 * first needed, and "smtlib:COMMAND" any program that reads SMT-LIB 2.6 on its
 * standard input.  Both are processes of their own: one that hangs, crashes,
 * eats memory or answers nonsense is killed, and the answer is SOLVER_UNKNOWN
 * with a reason that names it; the next check starts it anew (what was asserted
 * is said again), up to three times.  No answer is trusted: who asks re-checks
 * the values with lang_holds.
 *
 * A solver belongs to one thread.  Symbols and terms must outlive it. */
#ifndef ASSAY_SOLVER_SOLVER_H
#define ASSAY_SOLVER_SOLVER_H

#include "solver/flatten.h"

enum solver_answer {
    SOLVER_SATISFIABLE,
    SOLVER_UNSATISFIABLE,
    SOLVER_UNKNOWN, /* it gave up, ran out of time or memory, died, or said something else */
};

struct solver_options {
    double timeout;   /* seconds of one check; 0: 10 */
    double memory_mb; /* 0: 4096 */
    uint64_t seed;
    bool (*interrupted)(void *data); /* asked a few times a second; NULL: never */
    void *data;
};

struct solver;

/* NULL and an error: unknown name, or the library or program is not there. */
struct solver *solver_open(const char *name, const struct solver_options *options, struct error *error);
void solver_close(struct solver *solver); /* NULL is fine */
const char *solver_name(const struct solver *solver); /* "z3", "cvc5 --incremental …" */
/* Could solver_open succeed?  Looks for the library or program, starts nothing. */
bool solver_available(const char *name);
/* "native", "z3", "smtlib:COMMAND": for --help; NULL-terminated. */
const char *const *solver_names(void);

void solver_declare(struct solver *solver, const struct lang_symbol *symbol);
/* False: this cannot be said to this solver (a regex with lookbehind and more
 * states than are sensible …); nothing is asserted then. */
bool solver_assert(struct solver *solver, const struct lang_term *term, struct error *error);
void solver_push(struct solver *solver);
void solver_pop(struct solver *solver);

/* Satisfiable: values[symbol->index] for every declared symbol.  Unknown: why says it. */
enum solver_answer solver_check(struct solver *solver, struct arena *arena, const struct lang_value **values,
                                struct text *why);

/* Many small questions, in one exchange where that is possible: for each term by
 * itself, can it hold with all that was asserted?  Satisfiable: values[k * stride +
 * symbol->index] of the k-th.  why: of the first unknown one. */
void solver_check_each(struct solver *solver, const struct lang_term *const *terms, size_t count, size_t stride,
                       struct arena *arena, const struct lang_value **values, enum solver_answer *answers,
                       struct text *why);

/* The formula of section 8 (1): functions v_s(i) of each symbol s, and
 *     ∀ 1 ≤ i ≤ n: A(v(i)) ∧ ∀ 1 ≤ j ≤ n: i ≠ j ⇒ C(v(i), v(j))
 * with C's FIRST and SECOND sides v(i) and v(j).  Nothing else may be declared or
 * asserted.  Satisfiable: values[k * symbol_count + symbol->index] of the k-th.  "native" cannot. */
bool solver_assert_family(struct solver *solver, size_t n, const struct lang_symbol *const *symbols,
                          size_t symbol_count, const struct lang_term *const *assertions, size_t assertion_count,
                          const struct lang_term *relation, struct error *error);
enum solver_answer solver_check_family(struct solver *solver, struct arena *arena, const struct lang_value **values,
                                       struct text *why);

struct solver_statistics {
    unsigned long long checks, restarts;
    double seconds; /* spent in checks */
    double start_seconds; /* and of these, until its process was ready */
};
struct solver_statistics solver_statistics(const struct solver *solver);

#endif
